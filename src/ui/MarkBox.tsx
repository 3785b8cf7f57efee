import styles from './data-table.module.css';

export interface MarkBoxProps {
  readonly label: string;
  readonly isMarked: boolean;
  /** Some of what it stands for is marked. */
  readonly isPartly?: boolean;
  /** In a row the grid's own keys reach it. */
  readonly isInRow?: boolean;
  readonly onChange: (isMarked: boolean) => void;
}

/** The box at the head of a row, or of the whole list. */
export function MarkBox({ label, isMarked, isPartly = false, isInRow = false, onChange }: MarkBoxProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the label only widens what a finger has to hit; the box is the control.
    <label className={styles.markBox} onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        aria-label={label}
        tabIndex={isInRow ? -1 : 0}
        checked={isMarked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isMarked;
        }}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          // A click must not take the arrow keys away from the list.
          if (isInRow) event.currentTarget.closest<HTMLElement>('[role="grid"]')?.focus();
        }}
      />
    </label>
  );
}
