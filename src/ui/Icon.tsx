import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** Decoration: the control around it carries the words. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
