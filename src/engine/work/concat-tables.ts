import type { ReadLog } from '../contracts/read-effect.ts';
import { markDuplicateIds } from '../import/mark-duplicate-ids.ts';
import type { MemoryTable } from '../memory-table.ts';
import { flagBit } from '../row-flags.ts';
import { concatNames, concatTexts } from './text-columns.ts';

type Column = Float64Array | Uint8Array | Uint32Array;

function join<T extends Column>(a: T, b: T): T {
  const both = new (a.constructor as new (length: number) => T)(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function joinLogs(a: MemoryTable, b: MemoryTable): ReadLog | null {
  if (a.readLog === null && b.readLog === null) return null;
  const empty = (rows: number): ReadLog => ({
    offsets: new Uint32Array(rows + 1),
    timesMs: new Float64Array(),
  });
  const first = a.readLog ?? empty(a.rowCount);
  const second = b.readLog ?? empty(b.rowCount);
  const offsets = new Uint32Array(a.rowCount + b.rowCount + 1);
  offsets.set(first.offsets);
  for (let i = 1; i <= b.rowCount; i += 1)
    offsets[a.rowCount + i] = first.timesMs.length + second.offsets[i]!;
  return { offsets, timesMs: join(first.timesMs, second.timesMs) };
}

/** Both tables, the rows of `b` behind those of `a`; ids that both have are flagged as duplicates. */
export function concatTables(a: MemoryTable, b: MemoryTable): MemoryTable {
  const rowCount = a.rowCount + b.rowCount;
  const ids = concatTexts(a.ids, b.ids);
  const flags = join(a.flags, b.flags);
  const duplicate = flagBit('duplicate-id');
  markDuplicateIds(ids, rowCount).forEach((isDuplicate, row) => {
    if (isDuplicate === 1) flags[row] = flags[row]! | duplicate;
  });
  const presence = (table: MemoryTable) => table.presence ?? new Uint8Array(table.rowCount);
  return {
    rowCount,
    ids,
    texts: concatTexts(a.texts, b.texts),
    category: concatNames(a.category, b.category),
    subject: concatNames(a.subject, b.subject),
    source: concatNames(a.source, b.source),
    createdMs: join(a.createdMs, b.createdMs),
    lastReadMs: join(a.lastReadMs, b.lastReadMs),
    readCount: join(a.readCount, b.readCount),
    isProtected: join(a.isProtected, b.isProtected),
    initialStrength: join(a.initialStrength, b.initialStrength),
    alignment: join(a.alignment, b.alignment),
    tokens: join(a.tokens, b.tokens),
    bytes: join(a.bytes, b.bytes),
    isTokensEstimated: join(a.isTokensEstimated, b.isTokensEstimated),
    readLog: joinLogs(a, b),
    flags,
    lines: join(a.lines, b.lines),
    extras: concatTexts(a.extras, b.extras),
    ...(a.presence || b.presence ? { presence: join(presence(a), presence(b)) } : {}),
  };
}
