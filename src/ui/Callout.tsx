import type { ReactNode } from 'react';
import styles from './callout.module.css';
import { Icon, type IconName } from './Icon.tsx';

export interface CalloutProps {
  readonly icon?: IconName;
  readonly isError?: boolean;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  /** Under the words: a progress bar. */
  readonly children?: ReactNode;
}

/** What happened, and the one thing to do about it. */
export function Callout({ icon = 'info', isError = false, title, detail, action, children }: CalloutProps) {
  return (
    <div className={`${styles.callout} ${isError ? styles.error : ''}`}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <b>{title}</b> {detail}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
      {children ? <div className={styles.below}>{children}</div> : null}
    </div>
  );
}
