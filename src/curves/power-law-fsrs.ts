import { defineCurve } from '../engine/contracts/decay-curve.ts';
import { timeScaleDays } from '../engine/contracts/params.ts';

/** F = 0.9^(−1/d) − 1, so that R(S) = 0.9. d = 0.1542: 0.98034649. */
function factor(decay: number): number {
  return Math.expm1(-Math.log(0.9) / decay);
}

/** `(1 + F·t/S)^(−d)`: S = 1, d = 0.1542 gives 0.69282663 after 10 days; R = 0.5 at 90.35·S. */
export default defineCurve({
  id: 'power-law-fsrs',
  label: 'Power law (FSRS)',
  formula: '(1 + F·t/S)^(−d), F = 0.9^(−1/d) − 1',
  source: 'FSRS-6 (d = 0.1542), FSRS-4.5 and 5 (d = 0.5)',
  timeParam: 'stabilityDays',
  params: {
    stabilityDays: {
      ...timeScaleDays,
      kind: 'number',
      label: 'Stability S',
      step: 1,
      default: 30,
      help: 'Days after which 0.9 is left. Not a half-life.',
    },
    decay: {
      kind: 'number',
      label: 'Decay d',
      unit: '',
      min: 0.01,
      max: 10,
      step: 0.01,
      scale: 'log',
      default: 0.1542,
      help: 'How steep the tail is.',
    },
  },
  fillRetention: (out, elapsedDays, { stabilityDays, decay }) => {
    const rate = factor(decay) / stabilityDays;
    for (let i = 0; i < out.length; i += 1) out[i] = Math.exp(-decay * Math.log1p(rate * elapsedDays[i]!));
  },
  crossingDays: (level, { stabilityDays, decay }) =>
    (Math.expm1(-Math.log(level) / decay) / factor(decay)) * stabilityDays,
  arithmetic: (elapsed, { stabilityDays, decay }) =>
    `(1 + ${factor(decay).toPrecision(4)} × ${elapsed} / ${stabilityDays})^−${decay}`,
});
