import type { ReadLog } from './contracts/read-effect.ts';
import type { MemoryTable } from './memory-table.ts';
import type { MemoryHistory } from './sample-memory.ts';

/** One change to one memory, as a numbered patch over the file: the file itself is never written. */
export type RowEdit =
  | { readonly kind: 'read'; readonly row: number; readonly atMs: number }
  | { readonly kind: 'protect'; readonly row: number; readonly isProtected: boolean }
  | { readonly kind: 'count'; readonly row: number; readonly readCount: number };

/** A memory's past with one more read at `atMs`: in its log where it has one, else as last read and count. */
export function withRead(history: MemoryHistory, atMs: number): MemoryHistory {
  const readCount = history.readCount + 1;
  if (history.readsMs) {
    return { ...history, readCount, readsMs: Float64Array.from([...history.readsMs, atMs]).sort() };
  }
  const isNewer = !(history.lastReadMs > atMs);
  return { ...history, readCount, lastReadMs: isNewer ? atMs : history.lastReadMs };
}

/** The table with the edits made, in their order; columns that no edit touches are shared. */
export function applyRowEdits(table: MemoryTable, edits: readonly RowEdit[]): MemoryTable {
  if (edits.length === 0) return table;
  const lastReadMs = table.lastReadMs.slice();
  const readCount = table.readCount.slice();
  const isProtected = table.isProtected.slice();
  const extraReads = new Map<number, number[]>();
  for (const edit of edits) {
    const { row } = edit;
    if (!(row >= 0 && row < table.rowCount)) continue;
    if (edit.kind === 'protect') isProtected[row] = Number(edit.isProtected);
    else if (edit.kind === 'count') readCount[row] = edit.readCount;
    else {
      readCount[row] = readCount[row]! + 1;
      if (hasLog(table, row)) extraReads.set(row, [...(extraReads.get(row) ?? []), edit.atMs]);
      else if (!(lastReadMs[row]! > edit.atMs)) lastReadMs[row] = edit.atMs;
    }
  }
  const readLog = table.readLog && extraReads.size > 0 ? withReads(table.readLog, extraReads) : table.readLog;
  return { ...table, lastReadMs, readCount, isProtected, readLog };
}

function hasLog({ readLog }: MemoryTable, row: number): boolean {
  return readLog !== null && readLog.offsets[row + 1]! > readLog.offsets[row]!;
}

function withReads(log: ReadLog, extra: ReadonlyMap<number, readonly number[]>): ReadLog {
  const rows = log.offsets.length - 1;
  const added = [...extra.values()].reduce((sum, list) => sum + list.length, 0);
  const timesMs = new Float64Array(log.timesMs.length + added);
  const offsets = new Uint32Array(rows + 1);
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    offsets[row] = at;
    const own = log.timesMs.subarray(log.offsets[row]!, log.offsets[row + 1]!);
    const more = extra.get(row) ?? [];
    timesMs.set(own, at);
    timesMs.set(more, at + own.length);
    at += own.length + more.length;
    if (more.length > 0) timesMs.subarray(offsets[row]!, at).sort();
  }
  offsets[rows] = at;
  return { offsets, timesMs };
}
