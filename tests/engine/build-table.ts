import type { MemoryTable } from '../../src/engine/memory-table.ts';
import { utf8Column } from '../fixtures/text-column.ts';
import type { PlainMemory } from './reference-trace.ts';

function dictionary(values: readonly string[]) {
  const names = [...new Set(values)];
  return { names, codes: Uint32Array.from(values, (value) => names.indexOf(value)) };
}

/** Plain memories as the engine's columns. */
export function buildTable(memories: readonly PlainMemory[]): MemoryTable {
  const floats = (pick: (memory: PlainMemory) => number | null) =>
    Float64Array.from(memories, (memory) => pick(memory) ?? Number.NaN);
  const reads = memories.map((memory) => [...memory.reads].sort((a, b) => a - b));
  const offsets = new Uint32Array(memories.length + 1);
  reads.forEach((list, i) => {
    offsets[i + 1] = offsets[i]! + list.length;
  });
  const none = dictionary(memories.map(() => ''));
  return {
    rowCount: memories.length,
    ids: utf8Column(memories.map(({ id }) => id)),
    texts: utf8Column(memories.map(({ id }) => `text of ${id}`)),
    category: dictionary(memories.map(({ category }) => category)),
    subject: none,
    source: none,
    createdMs: floats((m) => m.createdMs),
    lastReadMs: floats((m) => m.lastReadMs),
    readCount: floats((m) => m.readCount),
    isProtected: Uint8Array.from(memories, (m) => Number(m.isProtected)),
    initialStrength: floats((m) => m.initialStrength),
    alignment: floats((m) => m.alignment ?? 0),
    tokens: floats((m) => m.tokens),
    bytes: floats((m) => m.bytes),
    isTokensEstimated: new Uint8Array(memories.length),
    readLog: offsets[memories.length]! > 0 ? { offsets, timesMs: Float64Array.from(reads.flat()) } : null,
    flags: new Uint32Array(memories.length),
    lines: Uint32Array.from(memories, (_, i) => i + 1),
    extras: utf8Column(memories.map(() => '')),
  };
}
