import type { Preset } from '../engine/contracts/preset.ts';
import { standardDefaultCategory } from '../engine/policy.ts';

const row = (name: string, weight: number, ttlDays: number | null, isProtected = false) => ({
  name,
  weight,
  ttlDays,
  protected: isProtected,
});

/** Ten memories of a finance assistant; every golden figure of the trace comes from it. */
const notebook: Preset = {
  id: 'notebook',
  label: 'Notebook',
  isDefault: true,
  source:
    'the notebook on forgetting in agent memory; weights of personal_fact and risk_profile are our choice',
  summary:
    'An exponential with a half-life of 30 days that every read resets, importance from recency, frequency and category, and four passes from the cheapest to the dearest: lifetime by category, disuse, importance, budget.',
  policy: {
    name: 'Notebook',
    curve: { id: 'exponential', params: { halfLifeDays: 30 } },
    readEffect: { id: 'reset', params: {} },
    importance: {
      weights: { recency: 0.4, frequency: 0.3, category: 0.3, alignment: 0 },
      frequencyCap: 20,
    },
    categories: [
      row('constraint', 1, null, true),
      row('personal_fact', 1, null, true),
      row('goal', 0.85, 730),
      row('salary', 0.75, 180),
      row('investment_pref', 0.65, 90),
      row('risk_profile', 0.65, 365),
      row('general', 0.45, 60),
      row('session_note', 0.35, 14),
      row('market_view', 0.2, 7),
    ],
    defaultCategory: standardDefaultCategory,
    passes: [
      { id: 'ttl', enabled: true, params: {} },
      { id: 'lru', enabled: true, params: { maxIdleDays: 60 } },
      { id: 'importance', enabled: true, params: { threshold: 0.25 } },
      { id: 'budget', enabled: true, params: { unit: 'memories', cap: 5 } },
    ],
    removal: { action: 'archive' },
  },
};

export default notebook;
