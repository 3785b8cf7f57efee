import type { Preset } from '../engine/contracts/preset.ts';
import { decayCategory, decayPolicy, rateCategories } from '../engine/decay-policy.ts';
import { halfLifeOfRate } from '../engine/units.ts';

/** Preference (0.01 per day), confidence 0.8, 69.3147 days: 0.4. Confirmed there: 0.85 from then on. */
const confidenceModelCoded: Preset = {
  id: 'confidence-model-coded',
  label: 'Confidence model',
  variant: 'coded',
  source: 'the confidence model for agent memory, as its reinforce() is written',
  summary:
    'Confidence decays from its initial value since it was last confirmed, at a rate that belongs to what the memory is about: identifiers last for decades, roles for two years, preferences halve every 69.3 days, episodes every 34.7, trends every 13.9. A confirmation restarts the clock and adds 0.05 to the initial value. The published method resets the clock first and tests afterwards, so the test always sees the undecayed value: a faded memory gains as much as a fresh one. Healthy is 0.60 and more, stale 0.30 to 0.60, unreliable below. Episodes are archived after a year, others under 0.10 unless they identify somebody. The source contradicts itself in places: it speaks of 7 to 30 days beside a rate that halves every 35, and of 3 to 6 months beside one that halves every 70. Columns confidence (1 where missing) and rate (per day) are read per memory.',
  policy: decayPolicy({
    name: 'Confidence model, as coded',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfRate(0.01) } },
    readEffect: { id: 'confidence', params: { amount: 0.05, over: 0.3, test: 'after the reset' } },
    modifiers: [
      { id: 'column-height', params: { column: 'confidence', missing: 1, most: 1 } },
      { id: 'own-rate', params: { unit: 'per day' } },
    ],
    categories: [
      ...['user_name', 'user_email', 'user_id', 'account_status', 'stable_fact'].map((name) =>
        decayCategory(name, { halfLifeDays: halfLifeOfRate(0.0001) }, { exemptFrom: ['strength'] }),
      ),
      ...rateCategories({
        identity: 0.001,
        stable_preference: 0.005,
        preference: 0.01,
        format_preference: 0.01,
        communication_channel: 0.01,
        urgency_level: 0.01,
        volatile_preference: 0.02,
        trend: 0.05,
        current_project: 0.05,
        recent_interest: 0.05,
        trending_topic: 0.05,
      }),
      decayCategory('episodic', { halfLifeDays: halfLifeOfRate(0.02) }, { ttlDays: 365 }),
    ],
    passes: [
      { id: 'ttl', params: {} },
      { id: 'strength', params: { threshold: 0.1 } },
    ],
  }),
};

export default confidenceModelCoded;
