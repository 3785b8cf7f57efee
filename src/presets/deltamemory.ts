import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfRate } from '../engine/units.ts';

/** e^(−0.1·t): 0.9048 after 1 day, 0.4966 after 7, 0.0498 after 30. */
const deltamemory: Preset = {
  id: 'deltamemory',
  label: 'DeltaMemory article',
  source: 'the DeltaMemory article',
  summary:
    'One exponential of age at 0.1 per day, a half-life of 6.9 days: 90 % are left after a day, half after a week, under a twentieth after a month. A read puts the salience back and the clock to zero. What is under the threshold gets a tombstone and is removed at the next compaction; scores are computed for whole arrays at once. The article sets it against keeping just the most recent ones, which is the recency filter. A column rate (per day) replaces the rate.',
  policy: decayPolicy({
    name: 'DeltaMemory',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfRate(0.1) } },
    readEffect: { id: 'reset', params: {} },
    modifiers: [{ id: 'own-rate', params: { unit: 'per day' } }],
    passes: [{ id: 'strength', params: { threshold: 0.05 } }],
    removal: 'tombstone',
  }),
};

export default deltamemory;
