import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** 90 days: recency 0.5, factor 1. */
const hindsightExponential: Preset = {
  id: 'hindsight-exponential',
  label: 'Hindsight, exponential',
  variant: 'coded',
  source: 'vectorize-io/hindsight, engine/search/reranking.py',
  summary:
    "Recency halves every 90 days and only ranks: it moves a result's score by a tenth up or down at most. What is shown as strength is that factor, which exceeds 1 for what is fresh; recency itself stands beside it. It counts from when the thing happened (a column event_at, created where missing); reads change nothing and nothing is removed. This is the other setting; the straight line is the default.",
  policy: decayPolicy({
    name: 'Hindsight, exponential',
    curve: { id: 'exponential', params: { halfLifeDays: 90 } },
    readEffect: { id: 'none', params: {} },
    anchor: 'event',
    modifiers: [{ id: 'linear-map', params: { base: 0.9, slope: 0.2 } }],
  }),
};

export default hindsightExponential;
