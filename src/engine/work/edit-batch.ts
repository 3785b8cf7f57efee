import type { MemoryTable, TextColumn } from '../memory-table.ts';
import type { Policy } from '../policy.ts';

/**
 * The decisions of one applied trace, one entry per memory that went, as they were made: nothing of it is worked out
 * again later. NaN = has none.
 */
export interface Decisions {
  readonly asOfMs: number;
  readonly policy: Policy;
  /** Of the policy file, hexadecimal SHA-256. */
  readonly policySha256: string;
  /** Rows of the table, ascending. */
  readonly rows: Uint32Array;
  /** Place of the pass in the policy's list. */
  readonly passIndex: Uint8Array;
  readonly value: Float64Array;
  readonly limit: Float64Array;
  /** Budgets: 1 = first to go. */
  readonly rank: Float64Array;
  readonly strength: Float64Array;
  readonly importance: Float64Array;
  /** Four a row: recency, frequency, category, alignment, weighted. */
  readonly terms: Float64Array;
  /** The verdict in words. */
  readonly reasons: TextColumn;
}

/** What an edit refers to by its number. Owned by whoever holds the map; nothing writes into it. */
export type EditBatch =
  | { readonly kind: 'memories'; readonly table: MemoryTable }
  | { readonly kind: 'decisions'; readonly decisions: Decisions };

export type EditBatches = ReadonlyMap<number, EditBatch>;
