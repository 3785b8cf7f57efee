import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** Similarity 0.8, 30 days old, importance 0.5: 0.4 + 0.15 + 0.1 = 0.65. */
const crewai: Preset = {
  id: 'crewai',
  label: 'CrewAI',
  variant: 'coded',
  source: 'crewAIInc/crewAI, memory/types.py',
  summary:
    'A sum of three: half the similarity, three tenths of an exponential of age that halves every 30 days, and a fifth of the importance. It counts from creation; a last access is kept but not used. It only ranks: nothing is removed. Columns similarity (0) and importance (0.5) are read per memory.',
  policy: decayPolicy({
    name: 'CrewAI',
    curve: { id: 'exponential', params: { halfLifeDays: 30 } },
    readEffect: { id: 'none', params: {} },
    modifiers: [
      { id: 'linear-map', params: { base: 0, slope: 0.3 } },
      { id: 'column-term', params: { column: 'similarity', missing: 0, most: 1, weight: 0.5 } },
      { id: 'column-term', params: { column: 'importance', missing: 0.5, most: 1, weight: 0.2 } },
    ],
  }),
};

export default crewai;
