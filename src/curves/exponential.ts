import { defineCurve } from '../engine/contracts/decay-curve.ts';
import { timeScaleDays } from '../engine/contracts/params.ts';
import { fillHalfPowers } from '../engine/half-power.ts';

/** `0.5^(t/h)`: 0.25 at exactly two half-lives. h = 30 d: S = h / ln 2 = 43.28 d, λ = ln 2 / h = 0.0231 per day. */
export default defineCurve({
  id: 'exponential',
  label: 'Exponential',
  formula: '0.5^(t/h)',
  source: 'Ebbinghaus 1885, textbook form',
  timeParam: 'halfLifeDays',
  params: {
    halfLifeDays: {
      ...timeScaleDays,
      kind: 'number',
      label: 'Half-life',
      step: 1,
      default: 30,
      help: 'Days after which half of the strength is left.',
    },
  },
  fillRetention: (out, elapsedDays, { halfLifeDays }) => fillHalfPowers(out, elapsedDays, halfLifeDays),
  crossingDays: (level, { halfLifeDays }) => -halfLifeDays * Math.log2(level),
  arithmetic: (elapsed, { halfLifeDays }) => `0.5^(${elapsed} / ${halfLifeDays})`,
});
