import type { ReactNode } from 'react';
import styles from './number-box.module.css';
import { type NumberDraft, type NumberEvents, type NumberRule, useNumberDraft } from './use-number-draft.ts';

export interface NumberBoxInputProps {
  readonly draft: NumberDraft;
  /** Read out: "Half-life, d". */
  readonly label: string;
  /** A word, or a control that chooses it. */
  readonly unit?: ReactNode;
}

/** The box alone; what its draft says is for the row around it to show. */
export function NumberBoxInput({ draft, label, unit }: NumberBoxInputProps) {
  const isRefused = draft.problem !== null;
  return (
    <span className={`${styles.box} ${isRefused ? styles.refused : ''}`}>
      <input
        id={draft.id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? draft.problemId : undefined}
        value={draft.text}
        onChange={draft.onChange}
        onFocus={draft.onFocus}
        onBlur={draft.onBlur}
        onKeyDown={draft.onKeyDown}
      />
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}

export function NumberProblem({ draft }: { readonly draft: NumberDraft }) {
  return (
    <div aria-live="polite">
      {draft.problem === null ? null : (
        <p id={draft.problemId} className={styles.problem}>
          {draft.problem}
        </p>
      )}
    </div>
  );
}

export interface NumberBoxProps extends NumberRule, NumberEvents {
  readonly unit?: string;
}

/** A number box that stands alone, with its own line for what is wrong. */
export function NumberBox({ unit = '', ...rule }: NumberBoxProps) {
  const draft = useNumberDraft(rule, rule);
  return (
    <span style={{ display: 'inline-block' }}>
      <NumberBoxInput draft={draft} label={unit ? `${rule.label}, ${unit}` : rule.label} unit={unit} />
      <NumberProblem draft={draft} />
    </span>
  );
}
