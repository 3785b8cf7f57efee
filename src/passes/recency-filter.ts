import { selectOverBudget } from '../engine/budget-selection.ts';
import { definePass, type PassInput, type PassOutcome } from '../engine/contracts/eviction-pass.ts';
import { countText, daysText, daysWithUnit } from '../engine/words.ts';

function activeCount(input: PassInput): number {
  return input.active.reduce((sum, isActive) => sum + isActive, 0);
}

/** Places from the longest idle, worked out once per outcome, when the first verdict is asked for. */
const placesOf = new WeakMap<PassOutcome, ReadonlyMap<number, number>>();

function placeOf(input: PassInput, outcome: PassOutcome, row: number): number {
  let places = placesOf.get(outcome);
  if (!places) {
    const rows = Array.from(outcome.taken.keys()).filter((taken) => outcome.taken[taken]);
    rows.sort((a, b) => input.idleDays[b]! - input.idleDays[a]! || a - b);
    places = new Map(rows.map((taken, i) => [taken, i + 1]));
    placesOf.set(outcome, places);
  }
  return places.get(row) ?? 0;
}

/**
 * Keeps the N that were read last: while more are in the store (protected ones count), the longest idle goes first, ties from
 * the top of the store. Idle 5, 40 and 90 days, N = 2: the one idle 90 goes, next to 40 that stays, 50 more.
 */
export default definePass({
  id: 'recency-filter',
  label: 'Recency filter',
  mark: { shape: 'hexagon', colour: 'recent' },
  order: 25,
  help: 'Keeps the memories that were read last, whatever they are worth.',
  params: {
    keep: {
      kind: 'number',
      label: 'Keep the last',
      unit: '',
      min: 0,
      max: Number.MAX_VALUE,
      sliderMin: 0,
      sliderMax: 10_000,
      step: 1,
      scale: 'linear',
      default: 1000,
      help: 'How many memories stay, protected ones included.',
    },
  },
  isTimeBased: true,
  isSingle: true,
  reads: ['idleDays'],
  measure: 'size',
  loosens: { param: 'keep', direction: 'up' },
  valueFor: activeCount,
  rule: ({ keep }) => `keep the ${countText(keep)} last read`,
  take: (input, { keep }) => {
    const importance = input.idleDays.map((days) => -days);
    const outcome = selectOverBudget({ ...input, importance, sizes: null }, keep);
    // What is left over is no budget of the store.
    return { ...outcome, cutoff: outcome.cutoff === null ? null : -outcome.cutoff, overBy: 0 };
  },
  find: (input, { keep }, outcome, row) => {
    const value = input.idleDays[row]!;
    const { cutoff } = outcome;
    const next = cutoff === null ? '' : `, ${daysText(value - cutoff)} longer than the next`;
    return {
      value,
      limit: cutoff,
      margin: cutoff === null ? null : value - cutoff,
      rank: placeOf(input, outcome, row),
      reason: `Recency filter: idle ${daysWithUnit(value)}, not among the ${countText(keep)} last read${next}`,
    };
  },
  leastKeeping: (input, _params, outcome, row) => activeCount(input) - placeOf(input, outcome, row) + 1,
  limitFor: (_input, { keep }) => keep,
});
