import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** Accesses 1, 10 and 100 s ago: ln(1 + 0.316228 + 0.1) = 0.347997, a field of its own in the trace. */
const actR: Preset = {
  id: 'act-r',
  label: 'ACT-R base-level learning',
  source: 'Anderson & Schooler 1991; jakdot/pyactr, utilities.py',
  summary:
    'Every access of a memory, its writing included, leaves a trace that fades as a power of the seconds since; the logarithm of their sum is the activation, and the strength shown is the chance of recall at that activation. So spacing and number of reads both count, and no single clock is reset. Decay is 0.5; the noise 0.4 and the threshold −2 are our choice. Without a log of reads the counted ones are spread evenly up to the last, and marked as estimated. Nothing is removed.',
  policy: decayPolicy({
    name: 'ACT-R',
    curve: { id: 'base-level', params: { decay: 0.5, noise: 0.4, retrievalThreshold: -2 } },
    readEffect: { id: 'none', params: {} },
  }),
};

export default actR;
