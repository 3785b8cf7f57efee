import { defineCurve } from '../engine/contracts/decay-curve.ts';
import { timeScaleDays } from '../engine/contracts/params.ts';

/** `max(floor, 1 − t/T)`: T = 365 d, floor 0.1 gives 0.726027 after 100 days and never falls under 0.1. */
export default defineCurve({
  id: 'linear',
  label: 'Linear',
  formula: 'max(floor, 1 − t/T)',
  source: 'recency rankings',
  timeParam: 'lifetimeDays',
  params: {
    lifetimeDays: {
      ...timeScaleDays,
      kind: 'number',
      label: 'Lifetime T',
      step: 1,
      default: 365,
      help: 'Days until nothing (or the floor) is left.',
    },
    floor: {
      kind: 'number',
      label: 'Floor',
      unit: '',
      min: 0,
      max: 1,
      step: 0.01,
      scale: 'linear',
      default: 0,
      help: 'Strength that time cannot take.',
    },
  },
  fillRetention: (out, elapsedDays, { lifetimeDays, floor }) => {
    for (let i = 0; i < out.length; i += 1) out[i] = Math.max(floor, 1 - elapsedDays[i]! / lifetimeDays);
  },
  crossingDays: (level, { lifetimeDays, floor }) =>
    level <= floor ? Number.POSITIVE_INFINITY : lifetimeDays * (1 - level),
  arithmetic: (elapsed, { lifetimeDays, floor }) => `max(${floor}, 1 − ${elapsed} / ${lifetimeDays})`,
});
