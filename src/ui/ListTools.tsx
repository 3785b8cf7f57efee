import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { formatCount } from './format-number.ts';
import styles from './list-tools.module.css';

/** What stands over a list: what is shown of it, and what can be done with that. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** "3 of 12 shown", read out when it changes. */
export function ShownOf({ shown, total }: { readonly shown: number; readonly total: number }) {
  return (
    <span className={styles.shown} aria-live="polite">
      <b>{formatCount(shown)}</b> <span className="muted">of {formatCount(total)} shown</span>
    </span>
  );
}

/** What a list is narrowed to, with its ✕. */
export function OnlyChip({ words, onClear }: { readonly words: string; readonly onClear: () => void }) {
  return (
    <span className={styles.chip}>
      <span className="clip" title={words}>
        {words}
      </span>
      <IconButton icon="close" label={`Without “${words}”`} isSmall onClick={onClear} />
    </span>
  );
}

/** What would stand here, and how it comes here. */
export function EmptyList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>;
}
