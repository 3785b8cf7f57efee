import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfRate } from '../engine/units.ts';

/** Half-life 69.3 s: 60 s after it was written, never read, e^(−0.6) = 0.548812. */
const yourmemoryArticlePerSecond: Preset = {
  id: 'yourmemory-article-per-second',
  label: 'YourMemory article, as written (per second)',
  source: 'the YourMemory article',
  summary:
    "Age decays exponentially from the initial strength, and a read multiplies what is left by up to one and a half; that lift has a slow decay of its own and the clock of age goes on. As the article's code writes it both times are in seconds: a rate of 0.01 halves a memory every 69 seconds, so nothing lasts an hour. Overlay the per-day reading to see what was meant. Just after a read strength may exceed 1. What falls under the cut-off is archived or deleted, on a schedule or when the store grows too large. A column rate (per second) replaces the rate.",
  policy: decayPolicy({
    name: 'YourMemory article, as written (per second)',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfRate(0.01) / 86_400 } },
    readEffect: { id: 'decaying-multiplier', params: { lift: 0.5, ratePerDay: 86.4 } },
    modifiers: [{ id: 'own-rate', params: { unit: 'per second' } }],
    passes: [{ id: 'strength', params: { threshold: 0.05 } }],
  }),
};

export default yourmemoryArticlePerSecond;
