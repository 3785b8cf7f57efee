import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfRate } from '../engine/units.ts';

/** 3 uses, 3 days ago, strength 1: 4^0.6·e^(−0.692842) = 1.149049. */
const cortexgraphCoded: Preset = {
  id: 'cortexgraph-coded',
  label: 'CortexGraph',
  variant: 'coded',
  source: 'prefrontal-systems/cortexgraph',
  summary:
    'A score of use, recency and strength: one more than the number of uses to the power 0.6, times an exponential that halves every three days since the last use, times the strength that the memory was given (1 to 2). Whatever decay model the configuration names, the code runs this exponential. Under 0.05 a memory is forgotten; from 0.65 on, or after five uses in two weeks, it is promoted to long-term storage, which no pass here does. The score may exceed 1. A column strength is read per memory, 1 where it is missing.',
  policy: decayPolicy({
    name: 'CortexGraph, as coded',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfRate(2.673e-6 * 86_400) } },
    readEffect: { id: 'count-multiplier', params: { form: '(n + 1)^a', amount: 0.6, cap: 'none' } },
    modifiers: [{ id: 'column-height', params: { column: 'strength', missing: 1, most: 2 } }],
    passes: [{ id: 'strength', params: { threshold: 0.05 } }],
    removal: 'delete',
  }),
};

export default cortexgraphCoded;
