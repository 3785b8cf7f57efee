import styles from './choice-box.module.css';
import { Icon } from './Icon.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceBoxProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The browser's own list: it works with every keyboard, reader and phone. */
export function ChoiceBox({ label, choices, value, onChange }: ChoiceBoxProps) {
  return (
    <span className={styles.box}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
}
