import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** 100 days: recency 0.726027, factor 1 + 0.2·(0.726027 − 0.5) = 1.045205. */
const hindsight: Preset = {
  id: 'hindsight',
  label: 'Hindsight',
  variant: 'coded',
  source: 'vectorize-io/hindsight, engine/search/reranking.py',
  summary:
    "Recency falls in a straight line to a tenth over a year and only ranks: it moves a result's score by a tenth up or down at most. What is shown as strength is that factor, which exceeds 1 for what is fresh; recency itself stands beside it. It counts from when the thing happened (a column event_at, created where missing); reads change nothing and nothing is removed. This is the default; the other setting is a preset of its own.",
  policy: decayPolicy({
    name: 'Hindsight',
    curve: { id: 'linear', params: { lifetimeDays: 365, floor: 0.1 } },
    readEffect: { id: 'none', params: {} },
    anchor: 'event',
    modifiers: [{ id: 'linear-map', params: { base: 0.9, slope: 0.2 } }],
  }),
};

export default hindsight;
