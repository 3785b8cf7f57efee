import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** 24 hours after the last access: 0.995^24 = 0.886654. */
const generativeAgentsDocumented: Preset = {
  id: 'generative-agents-documented',
  label: 'Generative agents',
  variant: 'documented',
  source: 'Park et al. 2023, the paper',
  summary:
    "Recency loses half a percent per hour since the last access, a half-life of 5.8 days, and is added to relevance and importance with equal weights; each of the three is first stretched to 0–1 over what is being compared. It only ranks: nothing is ever removed. Columns similarity and importance (0–1, 0 where missing) are added per memory; the stretching over one query's candidates is not redone here.",
  policy: decayPolicy({
    name: 'Generative agents, as documented',
    curve: { id: 'exponential', params: { halfLifeDays: Math.LN2 / -Math.log(0.995) / 24 } },
    readEffect: { id: 'reset', params: {} },
    modifiers: [
      { id: 'column-term', params: { column: 'similarity', missing: 0, most: 1, weight: 1 } },
      { id: 'column-term', params: { column: 'importance', missing: 0, most: 1, weight: 1 } },
    ],
  }),
};

export default generativeAgentsDocumented;
