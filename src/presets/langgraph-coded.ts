import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** 1 for 7 days, then 0; with ttl_minutes 60, 1 for an hour. */
const langgraphCoded: Preset = {
  id: 'langgraph-coded',
  label: 'LangGraph store',
  variant: 'coded',
  source: 'langchain-ai/langgraph, libs/checkpoint',
  summary:
    "A stored item lives for a number of minutes. The documentation says that every read starts them anew by default; the SQLite store takes an unset option as no, so an item dies its time after it was last written, however often it is read. There is no decay: an item is whole until it is swept. The lifetime is the store's own setting; a week (10,080 minutes) stands in for it here, and a column ttl_minutes is read per memory; the time of the last write is a column updated_at.",
  policy: decayPolicy({
    name: 'LangGraph, as coded',
    curve: { id: 'step', params: { lifetimeDays: 7 } },
    readEffect: { id: 'none', params: {} },
    anchor: 'latest',
    modifiers: [{ id: 'own-time-constant', params: { column: 'ttl_minutes, minutes' } }],
    passes: [{ id: 'strength', params: { threshold: 0.5 } }],
    removal: 'delete',
  }),
};

export default langgraphCoded;
