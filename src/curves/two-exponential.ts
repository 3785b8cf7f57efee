import { defineCurve } from '../engine/contracts/decay-curve.ts';

const secondsPerDay = 86_400;

const share = (label: string, standard: number, help: string) =>
  ({
    kind: 'number',
    label,
    unit: '',
    min: 0,
    max: 1,
    step: 0.01,
    scale: 'linear',
    default: standard,
    help,
  }) as const;

const rate = (label: string, standard: number, help: string) =>
  ({
    kind: 'number',
    label,
    unit: '1/s',
    min: 0,
    max: 1,
    sliderMin: 1e-9,
    sliderMax: 0.01,
    step: 1e-9,
    scale: 'log',
    default: standard,
    help,
  }) as const;

/**
 * `μ1·e^(−a1·t) + μ2·e^(−a2·t)`, t in seconds. Ebbinghaus' savings as fitted by Murre & Dros: 0.704 at once, 0.3161 after a
 * day. A policy divides it by μ1 + μ2. Where both shares are 0 there is nothing to lose: 1 throughout.
 */
export default defineCurve({
  id: 'two-exponential',
  label: 'Two exponentials',
  formula: 'μ1·e^(−a1·t) + μ2·e^(−a2·t), t in seconds',
  source: 'Murre & Dros 2015, table 5, the row of Ebbinghaus',
  timeParam: '',
  params: {
    mu1: share('Fast share μ1', 0.383, 'What the fast store holds at first.'),
    a1PerSecond: rate('Fast rate a1', 3.19e-4, 'Loss of the fast store per second.'),
    mu2: share('Slow share μ2', 0.321, 'What the slow store holds at first.'),
    a2PerSecond: rate('Slow rate a2', 1.79e-7, 'Loss of the slow store per second.'),
  },
  fillRetention: (out, elapsedDays, { mu1, a1PerSecond, mu2, a2PerSecond }) => {
    const isEmpty = mu1 + mu2 === 0;
    for (let i = 0; i < out.length; i += 1) {
      const seconds = elapsedDays[i]! * secondsPerDay;
      const left = mu1 * Math.exp(-a1PerSecond * seconds) + mu2 * Math.exp(-a2PerSecond * seconds);
      out[i] = isEmpty ? left + 1 : left;
    }
  },
  arithmetic: (elapsed, { mu1, a1PerSecond, mu2, a2PerSecond }) =>
    `${mu1} × e^(−${a1PerSecond} × ${elapsed} × 86400) + ${mu2} × e^(−${a2PerSecond} × ${elapsed} × 86400)`,
});
