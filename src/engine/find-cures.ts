import type { Cure } from './cure.ts';
import { exemptionCures, limitCures } from './limit-cures.ts';
import type { Policy } from './policy.ts';
import { withCategory } from './policy-changes.ts';
import { countCure, protectCure, readCure } from './read-cures.ts';
import { scoreCures } from './score-cures.ts';
import type { Tracer } from './trace.ts';
import { type Case, judge, openCase, refuse } from './what-if.ts';

/**
 * What would have kept an evicted memory: for each knob alone the least move that does, verified by running the whole
 * trace again; where a move gets past one pass and another takes it, the two together. One cure at a time, so that the
 * caller can stop between two. Nothing for a memory that no pass took. `tracer` should be one of its own: the search
 * would push a shared one's results out of its cache.
 */
export function* findCures(tracer: Tracer, policy: Policy, asOfMs: number, row: number): Generator<Cure> {
  const open = openCase(tracer, policy, asOfMs, row);
  if (!open) return;
  yield readCure(open);
  yield protectCure(open);
  yield* protectCategoryCure(open);
  yield* limitCures(open);
  yield* exemptionCures(open);
  const looksAtScores = !open.taker.pass.isTimeBased;
  if (looksAtScores) {
    yield* scoreCures(open);
    if (open.taker.pass.reads.includes('importance')) yield countCure(open);
  }
  yield* uselessKnobs(open, looksAtScores);
}

/** Only where the category holds more than this one: alone it is the same as protecting it. */
function* protectCategoryCure(open: Case): Generator<Cure> {
  const { codes } = open.tracer.table.category;
  const code = codes[open.row]!;
  if (codes.indexOf(code) === open.row && codes.lastIndexOf(code) === open.row) return;
  const policy = withCategory(open.policy, open.category, { protected: true });
  yield judge(open, 'protect-category', `Protect every ${open.category}`, open.run(policy), {
    kind: 'policy',
    policy,
  });
}

/** Knobs that cannot help, in one line each, with the reason. */
function* uselessKnobs({ taker, policy, base }: Case, looksAtScores: boolean): Generator<Cure> {
  const others = base.steps.filter(({ pass, choice }) => pass !== taker.pass && choice.enabled);
  const named = [
    ...new Set(others.map(({ pass }) => pass.params[pass.loosens?.param ?? '']?.label ?? pass.label)),
  ];
  if (!looksAtScores) {
    const timeLabel = base.curve.params[base.curve.timeParam]?.label ?? 'time constant';
    const words = taker.pass.reads.includes('ageDays') ? 'age' : 'idle days';
    const knobs = [timeLabel.toLowerCase(), ...named.map(lower), 'weight', 'number of reads'];
    yield refuse('useless', `No ${listWords(knobs)} alone`, `${taker.pass.label} looks only at ${words}`);
  } else if (named.length > 0 && policy.passes.length > 1) {
    yield refuse(
      'useless',
      `No ${listWords(named.map(lower))}`,
      `it passed ${named.length === 1 ? 'that' : 'those'}, or they come later`,
    );
  }
}

function lower(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
}

function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
