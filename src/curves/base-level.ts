import { visitAccesses } from '../engine/access-times.ts';
import { defineCurve } from '../engine/contracts/decay-curve.ts';
import type { ReadHistory } from '../engine/contracts/read-effect.ts';

const secondsPerDay = 86_400;
/** What is less than a microsecond ago is now: no clock here tells them apart. */
const momentSeconds = 1e-6;

/** The chance of recall at an activation: 0.5 at the threshold. */
function chance(activation: number, threshold: number, noise: number): number {
  return 1 / (1 + Math.exp((threshold - activation) / noise));
}

function fillActivation(out: Float64Array, history: ReadHistory, decay: number): void {
  const { asOfMs, ageDays } = history;
  for (let row = 0; row < out.length; row += 1) {
    if (Number.isNaN(ageDays[row]!)) {
      out[row] = Number.NaN;
      continue;
    }
    let sum = 0;
    visitAccesses(history, row, (ms, weight) => {
      const seconds = (asOfMs - ms) / 1000;
      sum += seconds <= momentSeconds ? Number.POSITIVE_INFINITY : weight * seconds ** -decay;
    });
    out[row] = Math.log(sum);
  }
}

/**
 * Activation `B = ln Σ t_j^(−d)` over every access of a memory, its writing the first, t in seconds; the strength is the
 * chance of recall `1/(1 + e^((τ − B)/s))`. Accesses 1, 10 and 100 s ago, d = 0.5: B = 0.347997. As a curve of one elapsed time
 * it is that of a memory with a single access; the read effect plays no part. At the moment of an access the chance is 1.
 */
export default defineCurve({
  id: 'base-level',
  label: 'Base-level activation',
  formula: '1/(1 + e^((τ − B)/s)), B = ln Σ t_j^(−d) over all reads, t in seconds',
  source: 'Anderson & Schooler 1991; ACT-R',
  timeParam: '',
  params: {
    decay: {
      kind: 'number',
      label: 'Decay d',
      unit: '',
      min: 0.01,
      max: 10,
      step: 0.01,
      scale: 'log',
      default: 0.5,
      help: 'How fast one access loses its weight.',
    },
    noise: {
      kind: 'number',
      label: 'Noise s',
      unit: '',
      min: 0.01,
      max: 10,
      step: 0.01,
      scale: 'log',
      default: 0.4,
      help: 'How gradually the chance of recall falls around the threshold.',
    },
    retrievalThreshold: {
      kind: 'number',
      label: 'Threshold τ',
      unit: '',
      min: -20,
      max: 20,
      sliderMin: -10,
      sliderMax: 5,
      step: 0.1,
      scale: 'linear',
      default: -2,
      help: 'Activation at which recall succeeds half of the time.',
    },
  },
  fillRetention: (out, elapsedDays, { decay, noise, retrievalThreshold }) => {
    for (let i = 0; i < out.length; i += 1) {
      const seconds = elapsedDays[i]! * secondsPerDay;
      out[i] = seconds <= momentSeconds ? 1 : chance(-decay * Math.log(seconds), retrievalThreshold, noise);
    }
  },
  crossingDays: (level, { decay, noise, retrievalThreshold }) => {
    const activation = retrievalThreshold + noise * Math.log(level / (1 - level));
    return Math.max(momentSeconds, Math.exp(-activation / decay)) / secondsPerDay;
  },
  arithmetic: (elapsed, { decay, noise, retrievalThreshold }) =>
    `1 / (1 + e^((${retrievalThreshold} + ${decay} × ln(${elapsed} × 86400)) / ${noise}))`,
  overReads: {
    fillRecency: (out, history, { decay, noise, retrievalThreshold }) => {
      fillActivation(out, history, decay);
      for (let row = 0; row < out.length; row += 1) {
        out[row] = chance(out[row]!, retrievalThreshold, noise);
      }
    },
    rawName: 'activation',
    fillRaw: (out, history, { decay }) => fillActivation(out, history, decay),
  },
});
