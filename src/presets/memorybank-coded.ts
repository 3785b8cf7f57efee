import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfStability } from '../engine/units.ts';

/** t = 5 d: 0.3679 at S = 1, 0.1353 at S = 2. */
const memorybankCoded: Preset = {
  id: 'memorybank-coded',
  label: 'MemoryBank',
  variant: 'coded',
  source: 'zhongwanjun/MemoryBank-SiliconFriend, memory_bank/memory_retrieval/forget_memory.py',
  summary:
    'The code means to divide the days by five times the strength, but without brackets it divides by five and then multiplies: each recall makes a memory fade faster. At S = 2 half is left after 1.7 days, where the paper has 6.9. Recall restarts the clock. There is no threshold: on each load a memory survives if a random draw is not above its retention, so nothing here is taken by a pass. A column stability is the S of now; without it S is 1 and one more for each counted read.',
  policy: decayPolicy({
    name: 'MemoryBank, as coded',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfStability(5) } },
    readEffect: { id: 'grow-stability', params: { add: 1, factor: 1, sense: 'speeds up' } },
    removal: 'delete',
  }),
};

export default memorybankCoded;
