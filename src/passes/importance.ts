import { definePass } from '../engine/contracts/eviction-pass.ts';
import { takeUnder } from '../engine/take-rows.ts';
import { findUnderThreshold } from '../engine/under-threshold.ts';

/** Importance under θ: 0.240 against 0.25 → taken, 0.010 under. */
export default definePass({
  id: 'importance',
  label: 'Importance',
  mark: { shape: 'diamond', colour: 'importance' },
  order: 30,
  help: 'Takes what scores under the threshold.',
  params: {
    threshold: {
      kind: 'number',
      label: 'Threshold θ',
      unit: '',
      min: 0,
      max: 1,
      step: 0.01,
      scale: 'linear',
      default: 0.25,
      help: 'Importance under which a memory goes.',
    },
  },
  isTimeBased: false,
  isSingle: true,
  reads: ['importance'],
  measure: 'score',
  loosens: { param: 'threshold', direction: 'down' },
  valueFor: (input, _params, row) => input.importance[row]!,
  importanceThreshold: ({ threshold }) => threshold,
  rule: ({ threshold }) => `score under ${threshold}`,
  take: (input, { threshold }) => takeUnder(input.importance, threshold, input.candidates),
  find: (input, { threshold }, _outcome, row) =>
    findUnderThreshold('Importance', input.importance[row]!, threshold),
  limitFor: (_input, { threshold }) => threshold,
});
