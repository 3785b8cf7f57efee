import type { MemoryTable } from '../memory-table.ts';
import type { RowEdit } from '../row-edits.ts';
import { applyRowEdits } from './apply-edits.ts';
import type { EditBatches } from './edit-batch.ts';

interface Edited {
  readonly edits: readonly RowEdit[];
  readonly table: MemoryTable;
}

/**
 * The table of any list of edits over one file. One more edit goes on from the table of those before it, so that it costs
 * what it changes and not the whole history; any other list starts from the file.
 */
export function createEditedTables(
  file: MemoryTable,
  batches: EditBatches,
): (edits: readonly RowEdit[]) => MemoryTable {
  let last: Edited = { edits: [], table: file };
  return (edits) => {
    const isLonger = startsWith(edits, last.edits);
    const table = isLonger
      ? applyRowEdits(last.table, edits.slice(last.edits.length), batches)
      : applyRowEdits(file, edits, batches);
    last = { edits, table };
    return table;
  };
}

/** By their numbers: what has none could be another edit. */
function startsWith(edits: readonly RowEdit[], first: readonly RowEdit[]): boolean {
  return (
    edits.length >= first.length &&
    first.every(({ number }, i) => number !== undefined && edits[i]!.number === number)
  );
}
