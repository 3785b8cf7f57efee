import { findCurve } from '../../src/curves/registry.ts';
import { importBytes } from '../../src/engine/import/import-bytes.ts';
import type { MemoryTable } from '../../src/engine/memory-table.ts';
import { createTracer, type Trace } from '../../src/engine/trace.ts';
import { verdictCode } from '../../src/engine/verdict-code.ts';
import { importers } from '../../src/importers/registry.ts';
import { findModifier } from '../../src/modifiers/registry.ts';
import { findPass, passes } from '../../src/passes/registry.ts';
import { findReadEffect } from '../../src/read-effects/registry.ts';
import { toObjects, traceObjects } from './object-trace.ts';
import { asOfMs, benchPolicy, buildSyntheticStore, createDice, dayMs } from './synthetic-store.ts';

const plugins = { findCurve, findReadEffect, findModifier, findPass, passes };

function medianMs(runs: number, run: (i: number) => void): number {
  for (let i = 0; i < 3; i += 1) run(i);
  const times = Array.from({ length: runs }, (_, i) => {
    const start = performance.now();
    run(3 + i);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
}

export interface TraceFigures {
  readonly rows: number;
  readonly asOfMs: number;
  readonly halfLifeMs: number;
  readonly budgetMs: number;
  readonly streamMs: number;
  readonly objectsMs: number;
}

/** Milliseconds of one trace, after one thing moved; every move is to a place that no cache has seen. */
export function measureTraces(rows: number): TraceFigures {
  const table = buildSyntheticStore(rows);
  const cap = Math.floor(rows / 10);
  const tracer = createTracer(table, plugins);
  const runs = rows > 500_000 ? 9 : 15;
  const asOf = medianMs(runs, (i) => tracer.run(benchPolicy(30, cap), asOfMs + (i + 1) * dayMs));
  tracer.run(benchPolicy(30, cap), asOfMs);
  const halfLife = medianMs(runs, (i) => tracer.run(benchPolicy(31 + i, cap), asOfMs));
  tracer.run(benchPolicy(30, cap), asOfMs);
  const budget = medianMs(runs, (i) => tracer.run(benchPolicy(30, cap + 1 + i), asOfMs));
  const trace = tracer.run(benchPolicy(30, cap), asOfMs);
  const stream = medianMs(runs, () => streamOnce(table, trace));
  const objects = toObjects(table);
  const objectRuns = rows > 500_000 ? 3 : 7;
  const byObjects = medianMs(objectRuns, (i) => traceObjects(objects, benchPolicy(31 + i, cap), asOfMs));
  const kept = trace.verdicts.reduce((sum, code) => sum + Number(code === verdictCode.kept), 0);
  if (kept !== traceObjects(objects, benchPolicy(30, cap), asOfMs)) {
    throw new Error('Columns and objects keep different numbers of memories.');
  }
  return {
    rows,
    asOfMs: asOf,
    halfLifeMs: halfLife,
    budgetMs: budget,
    streamMs: stream,
    objectsMs: byObjects,
  };
}

let sink = 0;

/** Reads every column that a trace reads, once: nothing can be faster than this. */
function streamOnce(table: MemoryTable, trace: Trace): void {
  const { ageDays, idleDays } = trace.timing;
  const { codes } = table.category;
  let sum = 0;
  for (let row = 0; row < codes.length; row += 1) {
    sum += ageDays[row]! + idleDays[row]! + table.readCount[row]! + codes[row]! + trace.importance[row]!;
  }
  sink += sum;
}

/** What the loop above came to, so that no compiler leaves it out. */
export function streamSum(): number {
  return sink;
}

function buffersOf(value: unknown, found = new Set<ArrayBufferLike>()): Set<ArrayBufferLike> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) buffersOf(part, found);
  }
  return found;
}

/** Bytes of all arrays behind a value. */
function byteCount(value: unknown): number {
  return [...buffersOf(value)].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

export interface ImportFigures {
  readonly format: string;
  readonly rows: number;
  readonly megabytes: number;
  readonly megabytesPerSecond: number;
  readonly tableBytesPerRow: number;
  readonly textBytesPerRow: number;
  readonly traceBytesPerRow: number;
}

/** Reads a file of `rows` memories that lies in memory already. */
export async function measureImport(format: 'csv' | 'jsonl', rows: number): Promise<ImportFigures> {
  const bytes = new TextEncoder().encode(format === 'csv' ? csvOf(rows) : jsonLinesOf(rows));
  const read = async () => {
    const source = { name: `bench.${format}`, sizeBytes: bytes.length, stream: () => chunksOf(bytes) };
    return (await importBytes(importers, source, { clockMs: asOfMs }, {})).result.table;
  };
  let table = await read();
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i += 1) {
    const start = performance.now();
    table = await read();
    best = Math.min(best, performance.now() - start);
  }
  if (table.rowCount !== rows) throw new Error(`${rows} memories were written, ${table.rowCount} read.`);
  const trace = createTracer(table, plugins).run(benchPolicy(30, rows / 10), asOfMs);
  const own = byteCount(table);
  return {
    format,
    rows,
    megabytes: bytes.length / 1e6,
    megabytesPerSecond: bytes.length / 1e3 / best,
    tableBytesPerRow: own / rows,
    textBytesPerRow: (byteCount(table.ids) + byteCount(table.texts) + byteCount(table.extras)) / rows,
    traceBytesPerRow: (byteCount([table, trace]) - own) / rows,
  };
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 262_144) yield bytes.subarray(at, at + 262_144);
}

const words =
  'prefers short funds salary goal retire market bond yield session risk profile never equity'.split(' ');

function* plainRows(rows: number) {
  const dice = createDice(11);
  for (let i = 0; i < rows; i += 1) {
    const text = Array.from({ length: 9 }, () => words[Math.floor(dice() * words.length)]).join(' ');
    const created = new Date(asOfMs - Math.floor(dice() * 400 * dayMs)).toISOString();
    yield {
      id: `m${i}`,
      text,
      category: `category ${Math.floor(dice() * 7)}`,
      created_at: created,
      read_count: i % 9,
    };
  }
}

function jsonLinesOf(rows: number): string {
  const lines: string[] = [];
  for (const row of plainRows(rows)) lines.push(JSON.stringify(row));
  return lines.join('\n');
}

function csvOf(rows: number): string {
  const lines = ['id,text,category,created_at,read_count'];
  for (const row of plainRows(rows)) {
    lines.push(`${row.id},"${row.text}",${row.category},${row.created_at},${row.read_count}`);
  }
  return lines.join('\n');
}
