import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { parseNumber } from './parse-number.ts';

export interface NumberRule {
  readonly label: string;
  readonly value: number;
  /** Inclusive. */
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean | undefined;
  /** "30 d": used in the sentence about a refused text. */
  readonly format: (value: number) => string;
  /** How the box shows a value while nobody types. */
  readonly formatBox: (value: number) => string;
}

export interface NumberDraft {
  readonly id: string;
  readonly text: string;
  /** Why the text is refused; null while it is not. */
  readonly problem: string | null;
  readonly problemId: string;
  /** Forgets a refused text. */
  readonly clear: () => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export interface NumberEvents {
  readonly onChange: (value: number) => void;
  readonly onChangeEnd?: (() => void) | undefined;
  /** An arrow key: −1 or 1 times 10 (Shift) or 0.1 (Alt). */
  readonly onNudge?: ((direction: 1 | -1, factor: number) => void) | undefined;
}

/** Why a text cannot be the value, as a sentence that names the range; null when it can. */
export function findProblem(text: string, rule: NumberRule): string | null {
  const value = parseNumber(text);
  const kept = `kept at ${rule.format(rule.value)}.`;
  if (Number.isNaN(value)) return `${rule.label} must be a number; ${kept}`;
  if (value < rule.min || value > rule.max) {
    const range =
      rule.max >= Number.MAX_SAFE_INTEGER
        ? `at least ${rule.format(rule.min)}`
        : `between ${rule.format(rule.min)} and ${rule.format(rule.max)}`;
    return `${rule.label} must be ${range}; ${kept}`;
  }
  if (rule.isWhole && !Number.isInteger(value)) return `${rule.label} must be a whole number; ${kept}`;
  return null;
}

// A draft belongs to the value that it left in the policy: when that changes from elsewhere, the draft is stale.
interface Draft {
  readonly text: string;
  readonly value: number;
}

/** The text of a number box: applied at every key press that makes a good number, kept as it is when it is refused. */
export function useNumberDraft(rule: NumberRule, events: NumberEvents): NumberDraft {
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const held = draft && Object.is(draft.value, rule.value) ? draft.text : null;
  const text = held ?? (isFocused ? plainText(rule.value) : rule.formatBox(rule.value));
  const refusal = held === null ? null : findProblem(held, rule);
  const isJustEmptied = isFocused && held?.trim() === '';

  return {
    id,
    text,
    problem: isJustEmptied ? null : refusal,
    problemId: `${id}-problem`,
    clear: () => setDraft(null),
    onChange: (event) => {
      const typed = event.currentTarget.value;
      const isGood = findProblem(typed, rule) === null;
      const next = isGood ? parseNumber(typed) : rule.value;
      setDraft({ text: typed, value: next });
      if (next !== rule.value) events.onChange(next);
    },
    onFocus: () => setIsFocused(true),
    onBlur: () => {
      setIsFocused(false);
      if (refusal === null) setDraft(null);
      events.onChangeEnd?.();
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter') {
        if (refusal === null) setDraft(null);
        events.onChangeEnd?.();
      } else if (event.key === 'Escape' && held !== null) {
        event.stopPropagation();
        setDraft(null);
      } else if (events.onNudge && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        events.onNudge(event.key === 'ArrowUp' ? 1 : -1, stepFactor(event));
      }
    },
  };
}

/** Shift is ten steps, Alt a tenth of one. */
export function stepFactor(event: { readonly shiftKey: boolean; readonly altKey: boolean }): number {
  if (event.shiftKey) return 10;
  return event.altKey ? 0.1 : 1;
}

function plainText(value: number): string {
  return Number.isNaN(value) ? '' : String(value);
}
