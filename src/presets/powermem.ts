import type { Preset } from '../engine/contracts/preset.ts';
import { decayCategory, decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfStability } from '../engine/units.ts';

/** S = 1.5 d: 0.513417 after a day; long-term, S = 90 d: 0.98895. */
const powermem: Preset = {
  id: 'powermem',
  label: 'PowerMem',
  variant: 'coded',
  source: 'oceanbase/powercontext',
  summary:
    'An exponential whose stability goes by the kind of memory (1.5 days for working memory, 10.5 short-term, 90 long-term; half is left after 1.04, 7.3 and 62.4) and grows with the logarithm of the number of reads. A read adds three tenths of what is missing and restarts the clock. Under 0.3 a memory is removed. A memory without a kind counts as working memory.',
  policy: decayPolicy({
    name: 'PowerMem',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfStability(1.5) } },
    readEffect: { id: 'asymptotic', params: { amount: 0.3, ceiling: 1 } },
    modifiers: [{ id: 'reads-slow-rate', params: { amount: 0.3 } }],
    categories: Object.entries({
      working: 1,
      'short-term': 7,
      short_term: 7,
      'long-term': 60,
      long_term: 60,
    }).map(([name, k]) => decayCategory(name, { halfLifeDays: halfLifeOfStability(1.5 * k) })),
    passes: [{ id: 'strength', params: { threshold: 0.3 } }],
    removal: 'delete',
  }),
};

export default powermem;
