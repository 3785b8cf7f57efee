import { selectOverBudget } from '../engine/budget-selection.ts';
import { buildStanding, type Standing } from '../engine/budget-standing.ts';
import { definePass, type PassInput, type PassOutcome } from '../engine/contracts/eviction-pass.ts';
import { countText, rankText, scoreText } from '../engine/words.ts';

const units = ['memories', 'tokens', 'bytes'] as const;

function sizesOf(input: PassInput, unit: string): Float64Array | null {
  if (unit === 'tokens') return input.tokens;
  return unit === 'bytes' ? input.bytes : null;
}

function activeSize(input: PassInput, unit: string): number {
  const { active } = input;
  const sizes = sizesOf(input, unit);
  let sum = 0;
  for (let row = 0; row < active.length; row += 1) {
    if (active[row]) sum += sizes ? sizes[row]! : 1;
  }
  return sum;
}

/** What is active, less the sizes of those that go before a row: the cap under which its turn does not come. */
function sizeWhenItsTurnComes(input: PassInput, unit: string, outcome: PassOutcome, row: number): number {
  const { importance } = input;
  const sizes = sizesOf(input, unit);
  const own = importance[row]!;
  let left = activeSize(input, unit);
  for (let other = 0; other < outcome.taken.length; other += 1) {
    const goesBefore = importance[other]! < own || (importance[other] === own && other < row);
    if (outcome.taken[other] && goesBefore) left -= sizes ? sizes[other]! : 1;
  }
  return left;
}

/** Ranks and the size before, worked out once per outcome, when the first verdict is asked for. */
const standings = new WeakMap<PassOutcome, Standing & { readonly sizeBefore: number }>();

function standingOf(input: PassInput, unit: string, outcome: PassOutcome) {
  const known = standings.get(outcome);
  if (known) return known;
  const standing = {
    ...buildStanding(input.importance, outcome.taken, outcome.takenCount),
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
    const rank = rankOf(row);
    const left = `${countText(sizeBefore)}${unit === 'memories' ? '' : ` ${unit}`} left`;
    return {
      value,
      limit: outcome.cutoff,
      margin: outcome.cutoff === null ? null : value - outcome.cutoff,
      rank,
      reason: `Budget: ${left} for a budget of ${countText(cap)}, ${rankText(rank)} unprotected importance ${scoreText(value)}`,
    };
  },
  leastKeeping: (input, { unit }, outcome, row) => sizeWhenItsTurnComes(input, unit, outcome, row),
  limitFor: (_input, { cap }) => cap,
});
