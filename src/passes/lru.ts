import { definePass, type PassInput } from '../engine/contracts/eviction-pass.ts';
import { takeOverCategoryLimit } from '../engine/take-rows.ts';
import { daysText, daysWithUnit } from '../engine/words.ts';

function limitOf(input: PassInput, row: number, maxIdleDays: number): number {
  return input.categories[input.categoryCodes[row]!]!.maxIdleDays ?? maxIdleDays;
}

/** Idle over the limit (the category's own, else the pass's): idle 75 days, limit 60 → taken, 15 over. */
export default definePass({
  id: 'lru',
  label: 'LRU',
  mark: { shape: 'square', colour: 'lru' },
  order: 20,
  help: 'Takes what has not been read for longer than the limit.',
  params: {
    maxIdleDays: {
      kind: 'number',
      label: 'LRU limit',
      unit: 'd',
      min: 0,
      max: Number.MAX_VALUE,
      sliderMin: 0.0005,
      sliderMax: 36_525,
      step: 1,
      scale: 'log',
      default: 60,
      help: 'Days without a read that a memory may lie idle.',
    },
  },
  isTimeBased: true,
  isSingle: true,
  reads: ['idleDays'],
  measure: 'days',
  loosens: { param: 'maxIdleDays', direction: 'up' },
  categoryLimit: 'maxIdleDays',
  valueFor: (input, _params, row) => input.idleDays[row]!,
  rule: ({ maxIdleDays }) => `idle over ${daysText(maxIdleDays)} d`,
  take: (input, { maxIdleDays }) =>
    takeOverCategoryLimit(
      input.idleDays,
      Float64Array.from(input.categories, (category) => category.maxIdleDays ?? maxIdleDays),
      input.categoryCodes,
      input.candidates,
    ),
  find: (input, { maxIdleDays }, _outcome, row) => {
    const value = input.idleDays[row]!;
    const limit = limitOf(input, row, maxIdleDays);
    return {
      value,
      limit,
      margin: value - limit,
      reason: `LRU: idle ${daysWithUnit(value)}, limit ${daysText(limit)} (${daysText(value - limit)} over)`,
    };
  },
  limitFor: (input, { maxIdleDays }, row) => {
    const limit = limitOf(input, row, maxIdleDays);
    return Number.isFinite(limit) ? limit : null;
  },
});
