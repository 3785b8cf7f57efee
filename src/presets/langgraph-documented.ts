import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** 1 for 7 days, then 0; with ttl_minutes 60, 1 for an hour. */
const langgraphDocumented: Preset = {
  id: 'langgraph-documented',
  label: 'LangGraph store',
  variant: 'documented',
  source: 'langchain-ai/langgraph, libs/checkpoint',
  summary:
    "A stored item lives for a number of minutes, and by default every read starts them anew. There is no decay: an item is whole until it is swept. The lifetime is the store's own setting; a week (10,080 minutes) stands in for it here, and a column ttl_minutes is read per memory.",
  policy: decayPolicy({
    name: 'LangGraph, as documented',
    curve: { id: 'step', params: { lifetimeDays: 7 } },
    readEffect: { id: 'reset', params: {} },
    anchor: 'latest',
    modifiers: [{ id: 'own-time-constant', params: { column: 'ttl_minutes, minutes' } }],
    passes: [{ id: 'strength', params: { threshold: 0.5 } }],
    removal: 'delete',
  }),
};

export default langgraphDocumented;
