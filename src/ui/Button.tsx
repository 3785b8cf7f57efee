import type { ComponentPropsWithRef } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './Icon.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** "go" is for the one thing a dialog is there for. */
  readonly look?: 'outline' | 'quiet' | 'go';
  readonly icon?: IconName;
}

export function Button({ look = 'outline', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={join(
        styles.button,
        look === 'quiet' ? styles.quiet : look === 'go' ? styles.go : '',
        className,
      )}
    >
      {icon ? <Icon name={icon} size={14} /> : null}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  readonly icon: IconName;
  /** What it does; also the tooltip unless `title` says more. */
  readonly label: string;
  readonly isSmall?: boolean;
}

export function IconButton({ icon, label, isSmall = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={join(styles.icon, isSmall ? styles.small : '', className)}
    >
      <Icon name={icon} size={isSmall ? 14 : 16} />
    </button>
  );
}

function join(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
