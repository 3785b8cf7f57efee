import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** Used once, 3 days ago: t0 = 3 / (2^(1/1.1) − 1), 1^0.6·0.5 = 0.5. */
const cortexgraphDocumented: Preset = {
  id: 'cortexgraph-documented',
  label: 'CortexGraph',
  variant: 'documented',
  source: 'prefrontal-systems/cortexgraph, its documentation',
  summary:
    "The documentation multiplies the number of uses to the power 0.6, a power law that is by default scaled to stand at a half after three days, and the memory's strength. A memory that was never used therefore scores 0 at once. The steepness 1.1 is the documented default; the code runs another curve and counts one use more, see the preset as coded. Under 0.05 a memory is forgotten, from 0.65 on promoted, which no pass here does. A column strength is read per memory, 1 where it is missing.",
  policy: decayPolicy({
    name: 'CortexGraph, as documented',
    curve: { id: 'power-law', params: { timescaleDays: 3 / (2 ** (1 / 1.1) - 1), exponent: 1.1 } },
    readEffect: { id: 'count-multiplier', params: { form: 'n^a', amount: 0.6, cap: 'none' } },
    modifiers: [{ id: 'column-height', params: { column: 'strength', missing: 1, most: 2 } }],
    passes: [{ id: 'strength', params: { threshold: 0.05 } }],
    removal: 'delete',
  }),
};

export default cortexgraphDocumented;
