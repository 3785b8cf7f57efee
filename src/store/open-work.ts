import type { RowEdit } from '../engine/row-edits.ts';
import type { EditBatch } from '../engine/work/edit-batch.ts';

/**
 * What belongs to the open store and is no input: the batches that its edits refer to, what of them is saved, and the
 * number of the next edit. One object, so that undo may go back to any of them while the store is open.
 */
export interface OpenWork {
  readonly batches: Map<number, EditBatch>;
  readonly savedBatches: Set<number>;
  /** Of the record in the database; null = it is not kept. */
  revision: number | null;
  nextNumber: number;
}

export function createOpenWork(): OpenWork {
  return { batches: new Map(), savedBatches: new Set(), revision: null, nextNumber: 1 };
}

/** Starts anew for a store that was opened with these edits and batches. */
export function resetOpenWork(
  work: OpenWork,
  edits: readonly RowEdit[],
  batches: ReadonlyMap<number, EditBatch>,
  revision: number | null,
): void {
  work.batches.clear();
  work.savedBatches.clear();
  for (const [number, batch] of batches) {
    work.batches.set(number, batch);
    work.savedBatches.add(number);
  }
  work.revision = revision;
  const numbers = edits.map((edit) => edit.number ?? 0);
  work.nextNumber = Math.max(0, ...numbers, ...batches.keys()) + 1;
}

/** The edits with a number each; those that have one keep it. */
export function numberEdits(work: OpenWork, edits: readonly RowEdit[]): readonly RowEdit[] {
  return edits.map((edit) => {
    if (edit.number !== undefined) return edit;
    const number = work.nextNumber;
    work.nextNumber += 1;
    return { ...edit, number };
  });
}
