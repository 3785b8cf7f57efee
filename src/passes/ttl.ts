import { definePass, type PassInput } from '../engine/contracts/eviction-pass.ts';
import { takeOverCategoryLimit } from '../engine/take-rows.ts';
import { daysText, daysWithUnit } from '../engine/words.ts';

function limitOf(input: PassInput, row: number) {
  return input.categories[input.categoryCodes[row]!]!;
}

/** Age over the lifetime of the category: 540 days old, salary lives 180 days → taken, 360 over. */
export default definePass({
  id: 'ttl',
  label: 'TTL',
  mark: { shape: 'triangle', colour: 'ttl' },
  order: 10,
  help: 'Takes what is older than its category lives.',
  params: {},
  isTimeBased: true,
  isSingle: true,
  reads: ['ageDays'],
  measure: 'days',
  categoryLimit: 'ttlDays',
  valueFor: (input, _params, row) => input.ageDays[row]!,
  rule: () => 'age over its TTL',
  take: (input) =>
    takeOverCategoryLimit(
      input.ageDays,
      Float64Array.from(input.categories, (category) => category.ttlDays),
      input.categoryCodes,
      input.candidates,
    ),
  find: (input, _params, _outcome, row) => {
    const { name, ttlDays } = limitOf(input, row);
    const value = input.ageDays[row]!;
    const margin = value - ttlDays;
    return {
      value,
      limit: ttlDays,
      margin,
      reason: `TTL: ${daysWithUnit(value)} old, ${name} lives ${daysWithUnit(ttlDays)} (${daysText(margin)} over)`,
    };
  },
  limitFor: (input, _params, row) => {
    const { ttlDays } = limitOf(input, row);
    return Number.isFinite(ttlDays) ? ttlDays : null;
  },
});
