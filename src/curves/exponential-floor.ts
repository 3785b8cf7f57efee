import { defineCurve } from '../engine/contracts/decay-curve.ts';
import { timeScaleDays } from '../engine/contracts/params.ts';
import { fillHalfPowers } from '../engine/half-power.ts';

/** `f + (1 − f)·0.5^(t/h)`: h = 30 d, f = 0.08 gives 0.54 after 30 days and never falls to 0.08. */
export default defineCurve({
  id: 'exponential-floor',
  label: 'Exponential to a floor',
  formula: 'f + (1 − f)·0.5^(t/h)',
  source: 'rankings that keep old memories in play',
  timeParam: 'halfLifeDays',
  params: {
    halfLifeDays: {
      ...timeScaleDays,
      kind: 'number',
      label: 'Half-life',
      step: 1,
      default: 30,
      help: 'Days after which half of what lies above the floor is left.',
    },
    floor: {
      kind: 'number',
      label: 'Floor',
      unit: '',
      min: 0,
      max: 1,
      step: 0.01,
      scale: 'linear',
      default: 0.08,
      help: 'Strength that time cannot take.',
    },
  },
  fillRetention: (out, elapsedDays, { halfLifeDays, floor }) => {
    fillHalfPowers(out, elapsedDays, halfLifeDays);
    for (let i = 0; i < out.length; i += 1) out[i] = floor + (1 - floor) * out[i]!;
  },
  crossingDays: (level, { halfLifeDays, floor }) =>
    level <= floor ? Number.POSITIVE_INFINITY : -halfLifeDays * Math.log2((level - floor) / (1 - floor)),
  arithmetic: (elapsed, { halfLifeDays, floor }) =>
    `${floor} + ${Number((1 - floor).toPrecision(12))} × 0.5^(${elapsed} / ${halfLifeDays})`,
});
