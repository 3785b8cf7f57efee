import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfRate } from '../engine/units.ts';

/** 10 days old, never read: e^(−0.1) = 0.904837; read at that moment it is 1.357256. */
const yourmemoryArticlePerDay: Preset = {
  id: 'yourmemory-article-per-day',
  label: 'YourMemory article, per day',
  source: 'the YourMemory article',
  summary:
    "The article's formula with its rates read as per day: a memory halves every 69.3 days, a read multiplies what is left by up to one and a half, and that lift halves every 693 days while the clock of age goes on. Just after a read strength may exceed 1. What falls under the cut-off is archived or deleted, on a schedule or when the store grows too large. The article's code counts seconds; that is a preset of its own. A column rate (per day) replaces the rate.",
  policy: decayPolicy({
    name: 'YourMemory article, per day',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfRate(0.01) } },
    readEffect: { id: 'decaying-multiplier', params: { lift: 0.5, ratePerDay: 0.001 } },
    modifiers: [{ id: 'own-rate', params: { unit: 'per day' } }],
    passes: [{ id: 'strength', params: { threshold: 0.05 } }],
  }),
};

export default yourmemoryArticlePerDay;
