import { selectOverBudget } from '../engine/budget-selection.ts';
import { definePass, type PassInput, type PassOutcome } from '../engine/contracts/eviction-pass.ts';
import { countText, rankText, scoreText } from '../engine/words.ts';

const units = ['memories', 'tokens', 'bytes'] as const;

function sizesOf(input: PassInput, unit: string): Float64Array | null {
  if (unit === 'tokens') return input.tokens;
  return unit === 'bytes' ? input.bytes : null;
}

function activeSize(input: PassInput, unit: string): number {
  const sizes = sizesOf(input, unit);
  return input.active.reduce((sum, isActive, row) => sum + (isActive ? (sizes ? sizes[row]! : 1) : 0), 0);
}

/** Ranks and the size before, worked out once per outcome, when the first verdict is asked for. */
interface Standing {
  readonly rankOf: ReadonlyMap<number, number>;
  readonly sizeBefore: number;
}
const standings = new WeakMap<PassOutcome, Standing>();

function standingOf(input: PassInput, unit: string, outcome: PassOutcome): Standing {
  const known = standings.get(outcome);
  if (known) return known;
  const rows: number[] = [];
  outcome.taken.forEach((isTaken, row) => {
    if (isTaken) rows.push(row);
  });
  rows.sort((a, b) => input.importance[a]! - input.importance[b]! || a - b);
  const standing = {
    rankOf: new Map(rows.map((row, i) => [row, i + 1])),
    sizeBefore: activeSize(input, unit),
  };
  standings.set(outcome, standing);
  return standing;
}

/**
 * While the store is over the cap the lowest importance goes first, ties from the top of the store.
 * Six left for a budget of five: the one with 0.416 goes, next to 0.422 that stays.
 */
export default definePass({
  id: 'budget',
  label: 'Budget',
  mark: { shape: 'plus', colour: 'budget' },
  order: 50,
  help: 'Takes the least important ones until the store fits.',
  params: {
    unit: {
      kind: 'choice',
      label: 'Budget in',
      options: units,
      default: 'memories',
      help: 'What the cap counts.',
    },
    cap: {
      kind: 'number',
      label: 'Budget',
      unit: '',
      min: 0,
      max: Number.MAX_VALUE,
      sliderMin: 0,
      sliderMax: 10_000,
      step: 1,
      scale: 'linear',
      default: 1000,
      help: 'What the store may hold, protected memories included.',
    },
  },
  isTimeBased: false,
  isSingle: false,
  reads: ['importance', 'size'],
  measure: 'size',
  loosens: { param: 'cap', direction: 'up' },
  valueFor: (input, { unit }) => activeSize(input, unit),
  rule: ({ cap, unit }) => `lowest first, cap ${countText(cap)}${unit === 'memories' ? '' : ` ${unit}`}`,
  take: (input, { unit, cap }) =>
    selectOverBudget(
      {
        importance: input.importance,
        sizes: sizesOf(input, unit),
        active: input.active,
        candidates: input.candidates,
      },
      cap,
    ),
  find: (input, { unit, cap }, outcome, row) => {
    const value = input.importance[row]!;
    const { rankOf, sizeBefore } = standingOf(input, unit, outcome);
    const rank = rankOf.get(row) ?? 0;
    const left = `${countText(sizeBefore)}${unit === 'memories' ? '' : ` ${unit}`} left`;
    return {
      value,
      limit: outcome.cutoff,
      margin: outcome.cutoff === null ? null : value - outcome.cutoff,
      rank,
      reason: `Budget: ${left} for a budget of ${countText(cap)}, ${rankText(rank)} unprotected importance ${scoreText(value)}`,
    };
  },
  limitFor: (_input, { cap }) => cap,
});
