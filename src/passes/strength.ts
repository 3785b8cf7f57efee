import { definePass } from '../engine/contracts/eviction-pass.ts';
import { takeUnder } from '../engine/take-rows.ts';
import { findUnderThreshold } from '../engine/under-threshold.ts';

/** Strength (initial strength × decay, no other term) under its threshold: 0.031 against 0.05 → taken. */
export default definePass({
  id: 'strength',
  label: 'Strength',
  mark: { shape: 'bar', colour: 'strength' },
  order: 40,
  help: 'Takes what decay alone has brought under the threshold.',
  params: {
    threshold: {
      kind: 'number',
      label: 'Strength threshold',
      unit: '',
      min: 0,
      max: 1,
      step: 0.01,
      scale: 'linear',
      default: 0.05,
      help: 'Strength under which a memory goes, whatever its importance.',
    },
  },
  isTimeBased: false,
  isSingle: true,
  reads: ['strength'],
  measure: 'score',
  loosens: { param: 'threshold', direction: 'down' },
  valueFor: (input, _params, row) => input.strength[row]!,
  rule: ({ threshold }) => `strength under ${threshold}`,
  take: (input, { threshold }) => takeUnder(input.strength, threshold, input.candidates),
  find: (input, { threshold }, _outcome, row) =>
    findUnderThreshold('Strength', input.strength[row]!, threshold),
  limitFor: (_input, { threshold }) => threshold,
});
