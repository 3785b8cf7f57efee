import type { RowName } from './evaluation.ts';
import type { MemoryTable } from './memory-table.ts';
import { nameRow } from './row-view.ts';
import { textTest } from './table-view.ts';
import type { Trace } from './trace.ts';
import { isPresent } from './work/memory-fields.ts';

/**
 * The first `most` memories, in the store's order, that have `text` in their words, id, category, subject or source,
 * whatever its case; none for a blank text. Reads no further than it must.
 */
export function findRows(trace: Trace, table: MemoryTable, text: string, most: number): RowName[] {
  const wanted = text.trim();
  if (wanted === '') return [];
  const test = textTest(table, wanted);
  const found: RowName[] = [];
  for (let row = 0; row < table.rowCount && found.length < most; row += 1) {
    if (isPresent(table, row) && test(row)) found.push(nameRow(trace, table, row));
  }
  return found;
}
