import { defineCurve } from '../engine/contracts/decay-curve.ts';
import { timeScaleDays } from '../engine/contracts/params.ts';

/** 1 while t ≤ T, else 0: what a TTL is, seen as a curve. T = 30 d: 1 on day 30, 0 just after. */
export default defineCurve({
  id: 'step',
  label: 'Step',
  formula: '1 while t ≤ T, else 0',
  source: 'what a TTL is',
  timeParam: 'lifetimeDays',
  params: {
    lifetimeDays: {
      ...timeScaleDays,
      kind: 'number',
      label: 'Lifetime T',
      step: 1,
      default: 30,
      help: 'Days of full strength; nothing is left after them.',
    },
  },
  fillRetention: (out, elapsedDays, { lifetimeDays }) => {
    for (let i = 0; i < out.length; i += 1) {
      const elapsed = elapsedDays[i]!;
      out[i] = Number.isNaN(elapsed) ? Number.NaN : elapsed <= lifetimeDays ? 1 : 0;
    }
  },
  crossingDays: (_level, { lifetimeDays }) => lifetimeDays,
  arithmetic: (elapsed, { lifetimeDays }) => `${elapsed} ≤ ${lifetimeDays} ? 1 : 0`,
});
