import { type KeyboardEvent, useId, useRef } from 'react';
import styles from './data-table.module.css';

export interface CellEditorProps {
  readonly label: string;
  readonly text: string;
  readonly suggestions: readonly string[];
  readonly onType: (text: string) => void;
  /** `isOn`: Tab; the pen goes on to the next cell. */
  readonly onCommit: (isOn: boolean) => void;
  readonly onCancel: () => void;
}

/** A cell that is written in: Enter or leaving it takes it over, Escape lets it go. */
export function CellEditor(props: CellEditorProps) {
  const { label, text, suggestions, onType, onCommit, onCancel } = props;
  const id = useId();
  // Enter and Escape take the focus away, and that alone would take the text over once more.
  const isDone = useRef(false);
  const finish = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape' && event.key !== 'Tab') return;
    if (event.key === 'Tab' && event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const grid = event.currentTarget.closest<HTMLElement>('[role="grid"]');
    finish(() => (event.key === 'Escape' ? onCancel() : onCommit(event.key === 'Tab')));
    // The keys of the list go on where they were.
    grid?.focus({ preventScroll: true });
  };
  return (
    <>
      <input
        type="text"
        className={styles.editor}
        aria-label={label}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to write here.
        autoFocus
        list={suggestions.length > 0 ? id : undefined}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => finish(() => onCommit(false))}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
      />
      {suggestions.length > 0 ? (
        <datalist id={id}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
