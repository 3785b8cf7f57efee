import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** 0–1; null while nobody knows how much there is. */
  readonly share: number | null;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === null ? null : Math.round(Math.min(1, share) * 100);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
    >
      <div style={{ width: `${percent ?? 30}%` }} />
    </div>
  );
}
