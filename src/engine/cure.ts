import type { RowName, Verdict } from './evaluation.ts';
import type { Policy } from './policy.ts';
import type { SingleEdit } from './row-edits.ts';

/** One thing that would have kept an evicted memory, or that would not have, and why. */
export interface Cure {
  /** Stable within a list: 'limit:1', 'read', 'protect', … */
  readonly id: string;
  /** "LRU limit 75 d and budget 7". */
  readonly label: string;
  /** True only when the whole trace was run again and kept the memory. */
  readonly works: boolean;
  /** Why not, for one that does not work: "then budget takes it: 0.416, lowest of 7". */
  readonly why: string;
  /** What "Try" does; null for one that does not work. */
  readonly change: CureChange | null;
  /** Memories that go instead: kept before, evicted now. */
  readonly payers: readonly RowName[];
  readonly payerCount: number;
  /** Others that it saves too. */
  readonly alsoKept: readonly RowName[];
  readonly alsoKeptCount: number;
}

export type CureChange =
  | { readonly kind: 'policy'; readonly policy: Policy }
  | { readonly kind: 'edit'; readonly edit: SingleEdit };

/** The cures of one evicted memory, the working ones first. */
export interface CureList {
  readonly row: number;
  readonly verdict: Verdict;
  readonly cures: readonly Cure[];
  readonly tookMs: number;
}
