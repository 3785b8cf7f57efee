import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfStability } from '../engine/units.ts';

/** t = 5 d: 0.3679 at S = 1, 0.6065 at S = 2. */
const memorybankDocumented: Preset = {
  id: 'memorybank-documented',
  label: 'MemoryBank',
  variant: 'documented',
  source: 'MemoryBank, the paper',
  summary:
    'The paper lets a memory fade by the days since its last recall over five times its strength S; S starts at 1 and each recall adds one, so what is recalled often lasts longer: at S = 2 half is left after 6.9 days. Recall restarts the clock. There is no threshold: on each load a memory survives if a random draw is not above its retention, so nothing here is taken by a pass. A column stability is the S of now; without it S is 1 and one more for each counted read.',
  policy: decayPolicy({
    name: 'MemoryBank, as documented',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfStability(5) } },
    readEffect: { id: 'grow-stability', params: { add: 1, factor: 1, sense: 'slows' } },
    removal: 'delete',
  }),
};

export default memorybankDocumented;
