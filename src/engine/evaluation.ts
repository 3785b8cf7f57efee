import type { ImportanceTerm, Policy } from './policy.ts';
import type { RowEdit } from './row-edits.ts';
import type { RowFlagId } from './row-flags.ts';

/** 'kept', 'unusable', 'not-yet' or the id of the pass that took the row. */
export type Verdict = string;

/** Which rows a table shows; an empty filter shows all. Every given part must hold. */
export interface RowFilter {
  /** Case-insensitive, in text, id, category, subject or source. */
  readonly text: string;
  /** Verdicts to show; empty = all. */
  readonly verdicts: readonly Verdict[];
  readonly categories: readonly string[];
  readonly isLostOnly: boolean;
  /** Only rows whose verdict differs from the comparison's. */
  readonly isChangedOnly: boolean;
  readonly isFlaggedOnly: boolean;
  /** Half-open ranges [from, to); null = no limit. */
  readonly idleDays: readonly [number, number] | null;
  readonly importance: readonly [number, number] | null;
  /** Created or last read in [from, to), ms. */
  readonly timeMs: readonly [number, number] | null;
}

export const emptyFilter: RowFilter = {
  text: '',
  verdicts: [],
  categories: [],
  isLostOnly: false,
  isChangedOnly: false,
  isFlaggedOnly: false,
  idleDays: null,
  importance: null,
  timeMs: null,
};

export type SortColumn =
  | 'text'
  | 'id'
  | 'category'
  | 'age'
  | 'idle'
  | 'reads'
  | 'importance'
  | 'strength'
  | 'verdict'
  | 'tokens'
  | 'fallsUnder'
  | 'margin';

/** First key first; an empty list is the store's own order. Stable; rows without a value come last either way. */
export type RowSort = readonly { readonly column: SortColumn; readonly isDescending: boolean }[];

export interface EvaluationRequest {
  readonly policy: Policy;
  readonly asOfMs: number;
  readonly filter: RowFilter;
  readonly sort: RowSort;
  /** Rows of the shown list to send back. */
  readonly window: { readonly first: number; readonly count: number };
  readonly selectedRow: number | null;
  /** Changes to single memories over the file. */
  readonly edits: readonly RowEdit[];
  /** The state before the last move: what `change` compares with. */
  readonly compareTo: ComparedState | null;
  /** A pinned state: what rows, categories and `baseline` compare with. */
  readonly baseline: ComparedState | null;
  /** Rows that the person labelled "must keep". */
  readonly mustKeep: readonly number[];
}

/** Another state of the same store. */
export interface ComparedState {
  readonly policy: Policy;
  readonly asOfMs: number;
  readonly edits: readonly RowEdit[];
}

/** A request for a state's trace and nothing else: no filter, no order, no comparison. */
export function plainRequest(state: ComparedState): EvaluationRequest {
  return {
    policy: state.policy,
    asOfMs: state.asOfMs,
    edits: state.edits,
    filter: emptyFilter,
    sort: [],
    window: { first: 0, count: 0 },
    selectedRow: null,
    compareTo: null,
    baseline: null,
    mustKeep: [],
  };
}

export interface Sizes {
  readonly memories: number;
  readonly tokens: number;
  readonly bytes: number;
}

export interface RowName {
  readonly row: number;
  readonly id: string;
  /** Cut at 200 characters, line breaks as spaces. */
  readonly text: string;
  readonly isProtected: boolean;
  readonly importance: number;
}

export interface PassSummary {
  /** Place in the policy's list of passes. */
  readonly index: number;
  readonly id: string;
  readonly isEnabled: boolean;
  /** "idle over 60 d". */
  readonly rule: string;
  readonly taken: number;
  /** What it would take as the only pass on the whole store. */
  readonly takenAlone: number;
  readonly sizes: Sizes;
  /** The first 40 it took, in store order. */
  readonly names: readonly RowName[];
}

export interface LostMemory extends RowName {
  readonly passId: string;
  readonly reason: string;
  readonly readCount: number;
}

export interface CategorySummary {
  readonly name: string;
  /** True: the policy has no such category; `defaultCategory` stands in. */
  readonly isDefault: boolean;
  readonly isProtected: boolean;
  readonly memories: number;
  readonly kept: number;
  /** By pass id. */
  readonly evicted: Readonly<Record<string, number>>;
  /** Kept now minus kept in the baseline; null without one. */
  readonly keptChange: number | null;
}

/** One memory in the plane of idle time and importance. */
export interface ScatterPoint extends RowName {
  readonly idleDays: number;
  readonly verdict: Verdict;
  readonly isLost: boolean;
}

/** Above 2,000 memories: counts in cells; x is log10(idle days) from `idleFromLog` in `columns` equal steps, y importance 0–1 in `rows` from the bottom. */
export interface DensityGrid {
  readonly columns: number;
  readonly rows: number;
  readonly idleFromLog: number;
  readonly idleToLog: number;
  /** columns × rows, index = y · columns + x; memories per cell. */
  readonly counts: Uint32Array;
  /** Index into `verdicts` of the commonest verdict in the cell. */
  readonly commonest: Uint8Array;
  readonly verdicts: readonly Verdict[];
  readonly idleHistogram: Uint32Array;
  readonly importanceHistogram: Uint32Array;
}

export interface RowView extends RowName {
  readonly category: string;
  /** NaN where unusable. */
  readonly ageDays: number;
  readonly idleDays: number;
  readonly readCount: number;
  readonly strength: number;
  readonly verdict: Verdict;
  readonly reason: string;
  readonly isLost: boolean;
  readonly flags: readonly RowFlagId[];
  /** Weighted, as they are summed. */
  readonly terms: Readonly<Record<ImportanceTerm, number>>;
  /** Days from as-of until importance is under θ if nothing changes: negative = so long ago, Infinity = never, NaN = takes no part. */
  readonly fallsUnderInDays: number;
  /** In the baseline; null without one, or where nothing differs. */
  readonly was: { readonly verdict: Verdict; readonly importance: number } | null;
}

/** One pass's limit as it bears on one memory. */
export interface Gauge {
  readonly passIndex: number;
  readonly passId: string;
  readonly isEnabled: boolean;
  readonly isHit: boolean;
  /** The pass never looks at this memory (protected, exempt, no limit): why. */
  readonly aside: string | null;
  readonly value: number;
  readonly limit: number | null;
  /** Upper end of the gauge. */
  readonly scaleTo: number;
  /** "75 of 60 d, 15 over". */
  readonly words: string;
  /** When the pass takes it if nothing changes, ms; null = never or not foreseeable. */
  readonly dueMs: number | null;
}

export interface ArithmeticLine {
  readonly name: string;
  /** With the numbers put in: "0.4 × 0.5^(75 / 30)". */
  readonly formula: string;
  readonly result: number;
}

export interface RowDetail extends RowView {
  readonly fullText: string;
  readonly source: string;
  readonly subject: string;
  readonly createdMs: number;
  /** NaN = never. */
  readonly lastReadMs: number;
  /** The log up to as-of, the newest 500; empty without a log. */
  readonly readsMs: readonly number[];
  readonly hasReadLog: boolean;
  readonly initialStrength: number;
  readonly tokens: number;
  readonly isTokensEstimated: boolean;
  readonly bytes: number;
  readonly line: number;
  readonly value: number | null;
  readonly limit: number | null;
  readonly margin: number | null;
  readonly rank: number | null;
  readonly gauges: readonly Gauge[];
  readonly arithmetic: readonly ArithmeticLine[];
  /** Importance without its recency term: what time cannot take. */
  readonly floor: number;
  /** Place in the shown list from 0; −1 when the filter hides it. */
  readonly position: number;
  /** Days of as-of ± and strength, importance there: past and future if nothing changes. */
  readonly lifeline: {
    readonly days: Float64Array;
    readonly strength: Float64Array;
    readonly importance: Float64Array;
  };
  /** Unknown fields as in the file, JSON text; empty = none. */
  readonly extras: string;
}

/** What became of the memories of a store from one state to another. */
export interface FallSummary {
  /** As-of of the state before, ms. */
  readonly sinceMs: number;
  /** Evicted now and not then, by the id of the pass that took them, in the policy's order; passes that took none are left out. */
  readonly fell: Readonly<Record<string, number>>;
  /** Evicted then and kept now. */
  readonly returned: number;
  /** Not yet written then; and the other way round, where time ran back. */
  readonly written: number;
  readonly unwritten: number;
}

/** How two traces of one store differ. */
export interface VerdictChange {
  /** Kept now minus kept then. */
  readonly kept: number;
  readonly verdicts: number;
  readonly fall: FallSummary;
  /** Up to 3 of each. */
  readonly nowEvicted: readonly RowName[];
  readonly nowKept: readonly RowName[];
}

/** The pinned state, as far as ghosts and differences need it. */
export interface BaselineSummary {
  readonly policy: Policy;
  readonly asOfMs: number;
  readonly kept: number;
  readonly lost: number;
  readonly evicted: Readonly<Record<string, number>>;
  readonly sizes: { readonly before: Sizes; readonly after: Sizes };
  readonly budgetCutoff: number | null;
  readonly overBudgetBy: number;
  readonly change: VerdictChange;
  /** Strength and importance of the selected memory over the same days as its lifeline; null without a selection. */
  readonly lifeline: RowDetail['lifeline'] | null;
}

/** Everything the screen needs for one set of inputs, consistent in itself. */
export interface Evaluation {
  readonly asOfMs: number;
  readonly counts: {
    readonly total: number;
    readonly kept: number;
    readonly keptProtected: number;
    readonly unusable: number;
    readonly notYet: number;
    readonly flagged: number;
    /** Take part and score under θ by the formula, protected ones not counted. */
    readonly underThreshold: number;
    /** Labelled "must keep" and evicted. */
    readonly mustKeepLost: number;
    /** Out of the active store, and so in no other count. */
    readonly archived: number;
    readonly tombstoned: number;
    /** By pass id, passes that are off included. */
    readonly evicted: Readonly<Record<string, number>>;
  };
  readonly sizes: { readonly before: Sizes; readonly after: Sizes };
  readonly passes: readonly PassSummary[];
  /** The first 40 kept, protected first, then by importance. */
  readonly keptNames: readonly RowName[];
  readonly lost: { readonly count: number; readonly first: readonly LostMemory[] };
  /** What remains over the budget (the largest of several), in its own unit. */
  readonly overBudgetBy: number;
  /** Importance of the lowest memory that the last budget pass left; null = it took nothing. */
  readonly budgetCutoff: number | null;
  readonly categories: readonly CategorySummary[];
  /** Up to 2,000 memories; above, null and `density` holds them. */
  readonly points: readonly ScatterPoint[] | null;
  readonly density: DensityGrid | null;
  readonly window: { readonly first: number; readonly rows: readonly RowView[] };
  readonly shownCount: number;
  readonly selected: RowDetail | null;
  /** Against the state before the last move; null without one. */
  readonly change: VerdictChange | null;
  readonly baseline: BaselineSummary | null;
  /** Sentences about the whole store; categories that the policy lacks are among `categories`. */
  readonly notices: readonly string[];
  /** What the worker spent, ms. */
  readonly tookMs: number;
}
