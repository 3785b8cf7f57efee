import type { ReadLog } from '../contracts/read-effect.ts';
import type { MemoryTable } from '../memory-table.ts';
import { presenceCode } from './memory-fields.ts';
import { compactNames, replaceNames, replaceTexts } from './text-columns.ts';

/**
 * The table in which some rows are empty places: no id, text, subject, source, times, reads or other fields of them are
 * left in any buffer, and no name that only they had. Rows keep their numbers.
 */
export function blankRows(table: MemoryTable, rows: Uint32Array): MemoryTable {
  if (rows.length === 0) return table;
  const empty = new Map(Array.from(rows, (row) => [row, ''] as const));
  const numbers = <T extends Float64Array | Uint8Array | Uint32Array>(column: T, value: number): T => {
    const copy = column.slice() as T;
    for (const row of rows) copy[row] = value;
    return copy;
  };
  return {
    rowCount: table.rowCount,
    ids: replaceTexts(table.ids, empty),
    texts: replaceTexts(table.texts, empty),
    category: compactNames(replaceNames(table.category, empty)),
    subject: compactNames(replaceNames(table.subject, empty)),
    source: compactNames(replaceNames(table.source, empty)),
    createdMs: numbers(table.createdMs, Number.NaN),
    lastReadMs: numbers(table.lastReadMs, Number.NaN),
    readCount: numbers(table.readCount, 0),
    isProtected: numbers(table.isProtected, 0),
    initialStrength: numbers(table.initialStrength, 1),
    alignment: numbers(table.alignment, 0),
    tokens: numbers(table.tokens, 0),
    bytes: numbers(table.bytes, 0),
    isTokensEstimated: numbers(table.isTokensEstimated, 0),
    readLog: table.readLog && withoutReads(table.readLog, rows),
    flags: numbers(table.flags, 0),
    lines: table.lines,
    extras: replaceTexts(table.extras, empty),
    presence: numbers(table.presence ?? new Uint8Array(table.rowCount), presenceCode.gone),
  };
}

function withoutReads(log: ReadLog, rows: Uint32Array): ReadLog {
  const isBlank = new Set(rows);
  const offsets = new Uint32Array(log.offsets.length);
  const timesMs: number[] = [];
  for (let row = 0; row < offsets.length - 1; row += 1) {
    if (!isBlank.has(row)) {
      for (let i = log.offsets[row]!; i < log.offsets[row + 1]!; i += 1) timesMs.push(log.timesMs[i]!);
    }
    offsets[row + 1] = timesMs.length;
  }
  return { offsets, timesMs: Float64Array.from(timesMs) };
}
