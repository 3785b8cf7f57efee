import type { ParamValues } from './contracts/params.ts';

export interface PluginChoice {
  readonly id: string;
  /** Complete: every param of the plug-in has a value. */
  readonly params: ParamValues;
}

export interface PassChoice extends PluginChoice {
  readonly enabled: boolean;
}

export interface CategoryRule {
  /** ≥ 0. */
  readonly weight: number;
  /** Days; null = never. */
  readonly ttlDays: number | null;
  readonly protected: boolean;
  /** Replace those params of the policy's curve for memories of this category. */
  readonly curveParams?: Readonly<Record<string, number>>;
  /** Days; absent = the pass's own limit, null = never. */
  readonly maxIdleDays?: number | null;
  /** Pass ids that do not judge this category. */
  readonly exemptFrom?: readonly string[];
}

export interface NamedCategory extends CategoryRule {
  readonly name: string;
}

export type ImportanceTerm = 'recency' | 'frequency' | 'category' | 'alignment';
/** The order of summation. */
export const importanceTerms: readonly ImportanceTerm[] = ['recency', 'frequency', 'category', 'alignment'];

export interface ImportanceRule {
  /** Each ≥ 0; they need not sum to 1. */
  readonly weights: Readonly<Record<ImportanceTerm, number>>;
  /** Reads that count as "often", ≥ 1. */
  readonly frequencyCap: number;
}

/**
 * What decay counts from while nobody reads a memory: when it was written, changed (`updated_at`), the later of the two, or
 * when what it tells happened (`event_at`). The read effect says whether a read starts the clock anew.
 */
export const anchorIds = ['created', 'updated', 'latest', 'event'] as const;
export type AnchorId = (typeof anchorIds)[number];

export type RemovalAction = 'archive' | 'delete' | 'tombstone';

/**
 * Everything that decides. Categories are a list, not an object, so that a category may be called `__proto__`.
 * The file form is in persistence/policy-codec.ts.
 */
export interface Policy {
  readonly name: string;
  readonly curve: PluginChoice;
  readonly readEffect: PluginChoice;
  /** Absent = created. */
  readonly anchor?: AnchorId;
  /** Steps between the curve and the strength, in the order in which they run; absent = none. */
  readonly modifiers?: readonly PluginChoice[];
  readonly importance: ImportanceRule;
  readonly categories: readonly NamedCategory[];
  /** What a category that the policy does not list gets. */
  readonly defaultCategory: CategoryRule;
  /** In the order in which they run. */
  readonly passes: readonly PassChoice[];
  readonly removal: {
    readonly action: RemovalAction;
    /** Tombstones are gone this many days after the as-of that they were set at; absent = only when compacted by hand. */
    readonly compactAfterDays?: number;
  };
}

/** The row that `defaultCategory` means when a file leaves it out. */
export const standardDefaultCategory: CategoryRule = { weight: 0.45, ttlDays: 60, protected: false };

/** The read effect that a file means when it leaves `readEffect` out. */
export const standardReadEffectId = 'reset';

/** The name of a memory's category where the file gives none. */
export const uncategorised = 'uncategorised';
