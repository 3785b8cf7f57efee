import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy, rateCategories } from '../engine/decay-policy.ts';
import { halfLifeOfRate } from '../engine/units.ts';

/** Fact, importance 0.5, 10 days idle: 0.5·e^(−0.16·(1 − 0.4)·10) = 0.191446; under 0.05 after 23.99 days. */
const yourmemory: Preset = {
  id: 'yourmemory',
  label: 'YourMemory',
  variant: 'coded',
  source: 'sachitrafa/YourMemory, src/services/decay.py',
  summary:
    'Importance does two things at once: it is the height a memory starts from and it slows the daily rate, down to a fifth of it at importance 1. The rate belongs to the kind of memory: strategies halve every 6.9 days before that, facts every 4.3, assumptions every 3.5, failures every 2. Each recall restarts the clock and adds a fifth of the curve, and the whole stops at 1. Once a day whatever is under 0.05 is deleted for good. A column importance is read per memory, 0.5 where it is missing; wall-clock days stand in for the days on which its user was active.',
  policy: decayPolicy({
    name: 'YourMemory',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfRate(0.16) } },
    readEffect: { id: 'count-multiplier', params: { form: '1 + a·n', amount: 0.2, cap: 'none' } },
    modifiers: [
      { id: 'column-height', params: { column: 'importance', missing: 0.5, most: 1 } },
      { id: 'column-slows-rate', params: { column: 'importance', missing: 0.5, most: 1, share: 0.8 } },
      { id: 'strength-cap', params: { limit: 1 } },
    ],
    categories: rateCategories({ fact: 0.16, assumption: 0.2, failure: 0.35, strategy: 0.1 }),
    passes: [{ id: 'strength', params: { threshold: 0.05 } }],
    removal: 'delete',
  }),
};

export default yourmemory;
