import { defineCurve } from '../engine/contracts/decay-curve.ts';

const minutesPerDay = 1440;

/**
 * `k/((log10 t)^c + k)`, t in minutes, 1 for t ≤ 1 min: k = 1.84, c = 1.25 gives 0.2806 after two days (2,880 min).
 * What Ebbinghaus printed is savings in relearning, not the chance of recall.
 */
export default defineCurve({
  id: 'logarithmic-1885',
  label: 'Logarithmic (Ebbinghaus 1885)',
  formula: 'k/((log10 t)^c + k), t in minutes',
  source: 'Ebbinghaus 1885, section 29: savings in relearning',
  timeParam: '',
  params: {
    k: {
      kind: 'number',
      label: 'Constant k',
      unit: '',
      min: 0.01,
      max: 100,
      step: 0.01,
      scale: 'log',
      default: 1.84,
      help: 'How much is left at a given time; half where (log10 t)^c is k.',
    },
    c: {
      kind: 'number',
      label: 'Exponent c',
      unit: '',
      min: 0.01,
      max: 10,
      step: 0.01,
      scale: 'log',
      default: 1.25,
      help: 'How steep the fall is over the logarithm of time.',
    },
  },
  fillRetention: (out, elapsedDays, { k, c }) => {
    for (let i = 0; i < out.length; i += 1) {
      const minutes = elapsedDays[i]! * minutesPerDay;
      out[i] = minutes <= 1 ? 1 : k / (Math.log10(minutes) ** c + k);
    }
  },
  crossingDays: (level, { k, c }) => 10 ** ((k * (1 / level - 1)) ** (1 / c)) / minutesPerDay,
  arithmetic: (elapsed, { k, c }) => `${k} / ((log10(${elapsed} × 1440))^${c} + ${k})`,
});
