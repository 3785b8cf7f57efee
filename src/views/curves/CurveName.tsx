import { useState } from 'react';
import styles from './curves.module.css';

export interface CurveNameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** A name that is a text box in place: Enter or leaving it renames, Escape gives up, nothing gives back the usual name. */
export function CurveName({ name, onRename }: CurveNameProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    const next = draft?.trim();
    if (next !== undefined && next !== name) onRename(next);
    setDraft(null);
  };
  return (
    <input
      className={styles.name}
      aria-label={`Name of the curve ${name}`}
      title="Rename"
      maxLength={60}
      value={draft ?? name}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          setDraft(null);
          event.stopPropagation();
        }
      }}
    />
  );
}
