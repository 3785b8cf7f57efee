import type { ParamSpecs, ParamsOf } from './params.ts';

/** Columns a pass may read; the trace's cache is keyed by them. */
export type PassColumn = 'ageDays' | 'idleDays' | 'importance' | 'strength' | 'size';

/** How a pass is drawn everywhere: a shape, a colour token and a short name. */
export interface PassMark {
  readonly shape: 'triangle' | 'square' | 'diamond' | 'plus' | 'bar' | 'hexagon';
  /** CSS variable without its dashes, e.g. `ttl` for `--lethe-ttl`. */
  readonly colour: string;
}

/** One category as the trace sees it, by the table's category code. */
export interface TraceCategory {
  readonly name: string;
  readonly weight: number;
  /** Infinity = never. */
  readonly ttlDays: number;
  readonly isProtected: boolean;
  /** undefined = the pass's own limit; Infinity = never. */
  readonly maxIdleDays: number | undefined;
  readonly exemptFrom: readonly string[];
  /** True where the policy has no row of this name and `defaultCategory` stands in. */
  readonly isDefault: boolean;
}

/** What a pass sees: whole columns, and which rows it may touch. */
export interface PassInput {
  readonly rowCount: number;
  readonly ageDays: Float64Array;
  readonly idleDays: Float64Array;
  readonly importance: Float64Array;
  readonly strength: Float64Array;
  readonly tokens: Float64Array;
  readonly bytes: Float64Array;
  readonly categoryCodes: Uint32Array;
  readonly categories: readonly TraceCategory[];
  /** 1 = still in the store, neither protected nor exempt: this pass may take it. */
  readonly candidates: Uint8Array;
  /** 1 = still in the store (candidates, protected and exempt ones): what a budget counts. */
  readonly active: Uint8Array;
}

/** What a pass did. */
export interface PassOutcome {
  /** 1 = taken by this pass. Owned by the outcome. */
  readonly taken: Uint8Array;
  readonly takenCount: number;
  /** Budget only: what is still over the cap when nobody is left to take. */
  readonly overBy: number;
  /** Budget only: importance of the lowest candidate that stayed, null if none. */
  readonly cutoff: number | null;
}

/** The numbers of one verdict. `margin` is value − limit. */
export interface PassFinding {
  readonly value: number;
  readonly limit: number | null;
  readonly margin: number | null;
  /** Budget only: 1 = first to go. */
  readonly rank?: number;
  /** In words, e.g. `LRU: idle 75 days, limit 60 (15 over)`. */
  readonly reason: string;
}

/** One eviction strategy: one file in `passes/`. Never touches a row outside `candidates`. */
export interface EvictionPass<S extends ParamSpecs = ParamSpecs> {
  readonly id: string;
  readonly label: string;
  readonly mark: PassMark;
  /** Place in the reference order, cheapest first. */
  readonly order: number;
  readonly help: string;
  readonly params: S;
  /** True for passes that look at time alone: what they take although it is important is "lost though important". */
  readonly isTimeBased: boolean;
  /** False: the policy file may list it once per unit (budget). */
  readonly isSingle: boolean;
  readonly reads: readonly PassColumn[];
  /** What value and limit are: days that grow by one a day, a score that falls, or a size of the whole store. */
  readonly measure: 'days' | 'score' | 'size';
  /** The rule in a few words for one params record: "idle over 60 d". */
  rule(params: ParamsOf<S>): string;
  take(input: PassInput, params: ParamsOf<S>): PassOutcome;
  /** The numbers for a row that this pass took (`outcome`), or would look at. */
  find(input: PassInput, params: ParamsOf<S>, outcome: PassOutcome, row: number): PassFinding;
  /** What the pass looks at for a row, taken or not. */
  valueFor(input: PassInput, params: ParamsOf<S>, row: number): number;
  /** Which way its limit moves to keep more, and which param that is; absent = the limit lies elsewhere (TTL: the category). */
  readonly loosens?: { readonly param: keyof S & string; readonly direction: 'up' | 'down' };
  /** Size passes: the least value of `loosens.param` with which this pass, on the same input, leaves a row that it took. */
  leastKeeping?(input: PassInput, params: ParamsOf<S>, outcome: PassOutcome, row: number): number;
  /** Where the limit of one row stands when a category may carry its own: the field of the category row. */
  readonly categoryLimit?: 'ttlDays' | 'maxIdleDays';
  /** The importance under which a memory counts as unimportant: the pass that owns θ says it. */
  importanceThreshold?(params: ParamsOf<S>): number;
  /** The limit that holds for a row, for gauges; null = this pass has none for it. */
  limitFor(input: PassInput, params: ParamsOf<S>, row: number): number | null;
}

/** Declares a pass with its params inferred. */
export function definePass<const S extends ParamSpecs>(pass: EvictionPass<S>): EvictionPass<S> {
  return pass;
}
