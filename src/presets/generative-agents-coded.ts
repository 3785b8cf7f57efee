import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** The longest idle of a store: 0.5·0.99 = 0.495; the next one 0.5·0.9801. */
const generativeAgentsCoded: Preset = {
  id: 'generative-agents-coded',
  label: 'Generative agents',
  variant: 'coded',
  source: 'joonspk-research/generative_agents, persona/cognitive_modules/retrieve.py',
  summary:
    'The code does not look at the hours: it takes 0.99 to the power of the place in the list of memories sorted by last access, and the list starts with the oldest, so that the memory untouched for longest counts as the most recent. The weights are 0.5 for recency, 3 for relevance and 2 for importance. It only ranks: nothing is ever removed. Columns similarity and importance (0–1, 0 where missing) are added per memory. A single memory is number 1 of its list, so its curve is flat.',
  policy: decayPolicy({
    name: 'Generative agents, as coded',
    curve: { id: 'exponential', params: { halfLifeDays: Math.LN2 / -Math.log(0.99) } },
    readEffect: { id: 'reset', params: {} },
    modifiers: [
      { id: 'store-rank', params: {} },
      { id: 'linear-map', params: { base: 0, slope: 0.5 } },
      { id: 'column-term', params: { column: 'similarity', missing: 0, most: 1, weight: 3 } },
      { id: 'column-term', params: { column: 'importance', missing: 0, most: 1, weight: 2 } },
    ],
  }),
};

export default generativeAgentsCoded;
