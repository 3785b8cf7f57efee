import type { RemovalAction } from './policy.ts';
import type { MemoryHistory } from './sample-memory.ts';
import type { MemoryFields } from './work/memory-fields.ts';

/** What may be done to one memory or to many in the same way. */
export type MemoryChange =
  | { readonly kind: 'read'; readonly atMs: number }
  | { readonly kind: 'protect'; readonly isProtected: boolean }
  | { readonly kind: 'set'; readonly fields: MemoryFields };

/**
 * One change over the file, which itself is never written. Rows are those of the table: the file's first, then those that
 * were added, in the order in which they were; a row never changes its number, whatever happens to it.
 * What is too large to travel with every request (memories that were added, decisions of an applied trace) is a batch that
 * was registered once, under its number.
 */
export type RowChange =
  | { readonly kind: 'read'; readonly row: number; readonly atMs: number }
  | { readonly kind: 'protect'; readonly row: number; readonly isProtected: boolean }
  | { readonly kind: 'count'; readonly row: number; readonly readCount: number }
  | { readonly kind: 'set'; readonly row: number; readonly fields: MemoryFields }
  /** The same done to several rows at once. */
  | { readonly kind: 'many'; readonly rows: Uint32Array; readonly change: MemoryChange }
  /** The memories of a batch, appended; `firstRow` = the table's rows before. */
  | { readonly kind: 'add'; readonly firstRow: number; readonly count: number; readonly batch: number }
  /** Deleted by hand. */
  | { readonly kind: 'remove'; readonly rows: Uint32Array }
  /** A trace that was carried out: who went and why stands in the batch. */
  | {
      readonly kind: 'apply';
      readonly batch: number;
      readonly count: number;
      readonly action: RemovalAction;
      readonly asOfMs: number;
    }
  /** Back from the archive or the tombstones. */
  | { readonly kind: 'restore'; readonly rows: Uint32Array }
  /** Out of the archive, or tombstones that were compacted, for good. */
  | { readonly kind: 'drop'; readonly rows: Uint32Array }
  /** A subject was erased: how many memories, from where. Nothing says who it was. */
  | {
      readonly kind: 'erase';
      readonly active: number;
      readonly archived: number;
      readonly tombstoned: number;
    };

/** A change as the store of the app holds it. */
export type RowEdit = RowChange & {
  /** Tells edits of one store apart; absent in what no store holds yet. */
  readonly number?: number;
  /** When it was done, by the clock, ms. */
  readonly madeMs?: number;
  /** It is in the saved table already (after an erasure): only the log and the archive look at it. */
  readonly isBaked?: boolean;
};

/** What may be tried of one memory and taken back by its kind. */
export type SingleEdit = Extract<RowEdit, { readonly kind: 'read' | 'protect' | 'count' }>;

/** What tells two lists of edits apart. */
export function editsKey(edits: readonly RowEdit[]): string {
  return edits.map((edit) => edit.number ?? JSON.stringify(edit)).join('|');
}

/** The rows that an edit speaks of; those of an applied trace stand in its batch. */
export function rowsOfEdit(edit: RowEdit): readonly number[] | Uint32Array {
  if ('row' in edit) return [edit.row];
  if ('rows' in edit) return edit.rows;
  return edit.kind === 'add' ? Array.from({ length: edit.count }, (_, i) => edit.firstRow + i) : [];
}

/** A memory's past with one more read at `atMs`: in its log where it has one, else as last read and count. */
export function withRead(history: MemoryHistory, atMs: number): MemoryHistory {
  const readCount = history.readCount + 1;
  if (history.readsMs) {
    return { ...history, readCount, readsMs: Float64Array.from([...history.readsMs, atMs]).sort() };
  }
  const isNewer = !(history.lastReadMs > atMs);
  return { ...history, readCount, lastReadMs: isNewer ? atMs : history.lastReadMs };
}
