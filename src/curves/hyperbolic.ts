import { defineCurve } from '../engine/contracts/decay-curve.ts';
import { timeScaleDays } from '../engine/contracts/params.ts';

/** `1/(1 + t/h)`: h = 30 d gives 0.25 after 90 days. */
export default defineCurve({
  id: 'hyperbolic',
  label: 'Hyperbolic',
  formula: '1/(1 + t/h)',
  source: 'temporal discounting',
  timeParam: 'halfLifeDays',
  params: {
    halfLifeDays: {
      ...timeScaleDays,
      kind: 'number',
      label: 'Half-life',
      step: 1,
      default: 30,
      help: 'Days after which half of the strength is left; each further half takes longer.',
    },
  },
  fillRetention: (out, elapsedDays, { halfLifeDays }) => {
    for (let i = 0; i < out.length; i += 1) out[i] = 1 / (1 + elapsedDays[i]! / halfLifeDays);
  },
  crossingDays: (level, { halfLifeDays }) => halfLifeDays * (1 / level - 1),
  arithmetic: (elapsed, { halfLifeDays }) => `1 / (1 + ${elapsed} / ${halfLifeDays})`,
});
