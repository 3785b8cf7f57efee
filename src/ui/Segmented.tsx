import type { ReactNode } from 'react';
import styles from './segmented.module.css';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** Says more than a short label does. */
  readonly title?: string;
}

export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  /** Those pressed: one for a choice, any number for filter chips. */
  readonly value: T | readonly T[];
  readonly onChange: (value: T) => void;
}

/** A row of buttons that stay pressed. */
export function Segmented<T extends string>({ label, segments, value, onChange }: SegmentedProps<T>) {
  const pressed: readonly string[] = typeof value === 'string' ? [value] : value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in every browser.
    <div className={styles.segmented} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={pressed.includes(segment.value)}
          title={segment.title}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
