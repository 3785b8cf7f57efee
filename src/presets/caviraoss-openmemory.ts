import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy, rateCategories } from '../engine/decay-policy.ts';
import { halfLifeOfRate } from '../engine/units.ts';

/** s = 0.8, episodic, 30 days: 0.8·e^(−0.45) + 0.08·(1 − e^(−0.45)) = 0.539092. */
const caviraossOpenmemory: Preset = {
  id: 'caviraoss-openmemory',
  label: 'CaviraOSS OpenMemory',
  source: 'CaviraOSS/OpenMemory, packages/openmemory-js/src',
  summary:
    'Salience decays from its initial value towards a floor of 0.08, at a daily rate that belongs to the sector: emotional memories halve every 34.7 days, episodic every 46.2, procedural every 86.6, semantic every 138.6, reflective every 693. A read adds 18 percent of what is missing to 1 and restarts the clock. This is the formula evaluated once, as it is meant; the job in the code writes the decayed value back and decays it again by the whole time since the memory was last seen, so that ten daily runs leave 0.396 where 0.700 is meant. Initial salience is initial_strength; a column rate (per day) replaces the rate; no sector counts as semantic.',
  policy: decayPolicy({
    name: 'CaviraOSS OpenMemory',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfRate(0.005) } },
    // Reads lift what lies above the floor.
    readEffect: { id: 'asymptotic', params: { amount: 0.18, ceiling: 0.92 } },
    modifiers: [
      { id: 'toward-floor', params: { floor: 0.08 } },
      { id: 'own-rate', params: { unit: 'per day' } },
    ],
    categories: rateCategories({
      episodic: 0.015,
      semantic: 0.005,
      procedural: 0.008,
      emotional: 0.02,
      reflective: 0.001,
    }),
  }),
};

export default caviraossOpenmemory;
