import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** 24 hours after the last retrieval: 0.99^24 = 0.785678. */
const langchainTimeWeighted: Preset = {
  id: 'langchain-time-weighted',
  label: 'LangChain time-weighted retriever',
  source: 'LangChain, TimeWeightedVectorStoreRetriever',
  summary:
    'What is left after losing one percent per hour since the last retrieval, a half-life of 2.9 days, is added to the similarity of the query. A retrieval restarts the clock. It only ranks: nothing is ever removed, and the sum may exceed 1. A column similarity is added per memory, 0 where it is missing.',
  policy: decayPolicy({
    name: 'LangChain time-weighted',
    curve: { id: 'exponential', params: { halfLifeDays: Math.LN2 / -Math.log(0.99) / 24 } },
    readEffect: { id: 'reset', params: {} },
    modifiers: [{ id: 'column-term', params: { column: 'similarity', missing: 0, most: 1, weight: 1 } }],
  }),
};

export default langchainTimeWeighted;
