import type { Preset } from '../engine/contracts/preset.ts';
import { decayCategory, decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfRate } from '../engine/units.ts';

/** 30 days old and unread, importance 0.5, confidence 0.6, no relation: 0.239215. */
const automem: Preset = {
  id: 'automem',
  label: 'AutoMem',
  variant: 'coded',
  source: 'verygoodplugins/automem, consolidation.py',
  summary:
    'Age decays slowly (half every 69.3 days) and is multiplied by everything else that speaks for a memory: a second decay since its last access (half every 13.9 days after the first one), the logarithm of its relations, its importance and the confidence of its classification. It never scores under three tenths of its importance nor above 1. Under 0.2 it is archived, under 0.05 deleted, but not in its first 90 days nor from an importance of 0.7 on. Decisions and insights are protected too. Columns relations (0), importance (0.5) and confidence (0.5) are read per memory.',
  policy: decayPolicy({
    name: 'AutoMem',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfRate(0.01) } },
    readEffect: { id: 'none', params: {} },
    modifiers: [
      { id: 'last-read-decay', params: { base: 0.3, slope: 0.3, graceDays: 1, ratePerDay: 0.05 } },
      {
        id: 'column-factor',
        params: { column: 'relations', missing: 0, most: 1e9, base: 1, slope: 0.3, form: 'logarithmic' },
      },
      {
        id: 'column-factor',
        params: { column: 'importance', missing: 0.5, most: 1, base: 0.5, slope: 1, form: 'linear' },
      },
      {
        id: 'column-factor',
        params: { column: 'confidence', missing: 0.5, most: 1, base: 0.7, slope: 0.3, form: 'linear' },
      },
      { id: 'column-floor', params: { column: 'importance', missing: 0.5, most: 1, share: 0.3 } },
      { id: 'strength-cap', params: { limit: 1 } },
      { id: 'column-protects', params: { column: 'importance', missing: 0.5, most: 1, from: 0.7 } },
      { id: 'youth-protects', params: { graceDays: 90 } },
    ],
    categories: ['Decision', 'Insight'].map((name) => decayCategory(name, {}, { protected: true })),
    passes: [{ id: 'strength', params: { threshold: 0.2 } }],
  }),
};

export default automem;
