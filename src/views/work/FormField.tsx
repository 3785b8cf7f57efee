import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './work.module.css';

interface FieldWords {
  readonly label: string;
  /** What an empty box means, or what the unit is. */
  readonly hint?: ReactNode;
  /** Why what stands in it cannot be used. */
  readonly problem?: string | undefined;
}

function FieldNote({ id, hint, problem }: Omit<FieldWords, 'label'> & { readonly id: string }) {
  if (problem === undefined && hint === undefined) return null;
  return (
    <span id={id} className={problem === undefined ? styles.hint : styles.problem}>
      {problem ?? hint}
    </span>
  );
}

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly suggestions?: readonly string[];
}

/** A box with its name above and what is wrong with it below. */
export function TextField({ label, hint, problem, onChange, suggestions, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        list={suggestions ? `${id}-list` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {suggestions ? (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
      <FieldNote id={`${id}-note`} hint={hint} problem={problem} />
    </div>
  );
}

export interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextArea({ label, hint, problem, onChange, className, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        className={`${styles.area} ${className ?? ''}`}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldNote id={`${id}-note`} hint={hint} problem={problem} />
    </div>
  );
}
