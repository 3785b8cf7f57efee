import { defineCurve } from '../engine/contracts/decay-curve.ts';
import { timeScaleDays } from '../engine/contracts/params.ts';

/** `(1 + t/t0)^(−α)`: t0 = 1 d, α = 0.5 gives 0.5 after 3 days. */
export default defineCurve({
  id: 'power-law',
  label: 'Power law (Wickelgren)',
  formula: '(1 + t/t0)^(−α)',
  source: 'Wixted & Carpenter 2007',
  timeParam: 'timescaleDays',
  params: {
    timescaleDays: {
      ...timeScaleDays,
      kind: 'number',
      label: 'Time scale t0',
      step: 1,
      default: 1,
      help: 'Days after which the tail begins.',
    },
    exponent: {
      kind: 'number',
      label: 'Exponent α',
      unit: '',
      min: 0.01,
      max: 10,
      step: 0.01,
      scale: 'log',
      default: 0.5,
      help: 'How steep the tail is.',
    },
  },
  fillRetention: (out, elapsedDays, { timescaleDays, exponent }) => {
    for (let i = 0; i < out.length; i += 1) {
      out[i] = Math.exp(-exponent * Math.log1p(elapsedDays[i]! / timescaleDays));
    }
  },
  crossingDays: (level, { timescaleDays, exponent }) =>
    timescaleDays * Math.expm1(-Math.log(level) / exponent),
  arithmetic: (elapsed, { timescaleDays, exponent }) => `(1 + ${elapsed} / ${timescaleDays})^−${exponent}`,
});
