import type { AnchorId, CategoryRule, NamedCategory, PluginChoice, Policy, RemovalAction } from './policy.ts';
import { halfLifeOfRate } from './units.ts';

/** A system that looks at strength alone: no score mixed from several signals, no lifetime by category. */
export interface DecayOnly {
  readonly name: string;
  readonly curve: PluginChoice;
  readonly readEffect: PluginChoice;
  readonly anchor?: AnchorId;
  readonly modifiers?: readonly PluginChoice[];
  readonly categories?: readonly NamedCategory[];
  readonly passes?: readonly PluginChoice[];
  readonly removal?: RemovalAction;
}

const plainCategory: CategoryRule = { weight: 1, ttlDays: null, protected: false };

/** A category that differs from others in its curve params, and in what `change` says. */
export function decayCategory(
  name: string,
  curveParams: Readonly<Record<string, number>>,
  change: Partial<CategoryRule> = {},
): NamedCategory {
  const own = Object.keys(curveParams).length > 0 ? { curveParams } : {};
  return { ...plainCategory, name, ...own, ...change };
}

/** Categories by their decay rate per day: `{fact: 0.16}` is a half-life of 4.3322 days. */
export function rateCategories(ratesPerDay: Readonly<Record<string, number>>): NamedCategory[] {
  return Object.entries(ratesPerDay).map(([name, rate]) =>
    decayCategory(name, { halfLifeDays: halfLifeOfRate(rate) }),
  );
}

/** The policy of such a system: importance is recency, categories without a row live for ever. */
export function decayPolicy({
  categories = [],
  passes = [],
  removal = 'archive',
  ...rest
}: DecayOnly): Policy {
  return {
    ...rest,
    importance: { weights: { recency: 1, frequency: 0, category: 0, alignment: 0 }, frequencyCap: 20 },
    categories,
    defaultCategory: plainCategory,
    passes: passes.map((pass) => ({ ...pass, enabled: true })),
    removal: { action: removal },
  };
}
