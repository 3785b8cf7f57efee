import styles from './toggle.module.css';

export interface ToggleProps {
  /** What is switched: read out, and the tooltip. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Words beside the switch, which then name it. */
  readonly text?: string;
}

/** A switch: what it governs takes effect at once. */
export function Toggle({ label, isOn, onChange, text }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={text ? undefined : label}
      title={text ? undefined : label}
      className={styles.toggle}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.track} aria-hidden="true" />
      {text}
    </button>
  );
}
