import type { KeyboardEvent } from 'react';
import styles from './panel.module.css';
import type { Reorder } from './use-reorder.ts';

export interface PassGripProps {
  readonly label: string;
  readonly gripProps: ReturnType<Reorder['gripProps']>;
  readonly onStep: (step: 1 | -1) => void;
}

/** Takes hold of a pass: by pointer, or with Ctrl+Shift and an arrow. */
export function PassGrip({ label, gripProps, onStep }: PassGripProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <button
      type="button"
      data-grip
      className={styles.grip}
      aria-label={label}
      aria-keyshortcuts="Control+Shift+ArrowUp Control+Shift+ArrowDown"
      title="Drag, or Ctrl+Shift+↑ and ↓, to change the order"
      onKeyDown={onKeyDown}
      {...gripProps}
    >
      <svg width="8" height="14" viewBox="0 0 8 14" fill="currentColor" aria-hidden="true">
        {[3, 7, 11].map((y) => (
          <g key={y}>
            <circle cx="2" cy={y} r="1" />
            <circle cx="6" cy={y} r="1" />
          </g>
        ))}
      </svg>
    </button>
  );
}
