import type { ColumnRead } from './contracts/column-read.ts';
import type { TraceCategory } from './contracts/eviction-pass.ts';
import type { ReadLog } from './contracts/read-effect.ts';
import { type DecayRules, prepareDecay } from './decay-pipeline.ts';
import { fillImportance } from './importance.ts';
import type { MemoryTable } from './memory-table.ts';
import type { Policy } from './policy.ts';
import { inputsOf, repeatedInputs } from './row-inputs.ts';
import { buildTiming, type Timing } from './timing.ts';

/** One memory's own history, as a table row holds it. */
export interface MemoryHistory {
  readonly createdMs: number;
  /** NaN = never. */
  readonly lastReadMs: number;
  /** Ascending; null = no log. */
  readonly readsMs: Float64Array | null;
  readonly readCount: number;
  readonly initialStrength: number;
  readonly alignment: number;
  /** Into the trace's categories. */
  readonly categoryCode: number;
  /** The row's own protection. */
  readonly isProtected: boolean;
  /** What a column that a plug-in looks at holds for this memory. */
  inputOf(read: ColumnRead): number;
}

/** What the table knows of one memory's own past. */
export function historyOf(table: MemoryTable, row: number): MemoryHistory {
  const { readLog } = table;
  const reads = readLog?.timesMs.subarray(readLog.offsets[row]!, readLog.offsets[row + 1]!);
  return {
    createdMs: table.createdMs[row]!,
    lastReadMs: table.lastReadMs[row]!,
    readsMs: reads && reads.length > 0 ? reads : null,
    readCount: table.readCount[row]!,
    initialStrength: table.initialStrength[row]!,
    alignment: table.alignment[row]!,
    categoryCode: table.category.codes[row]!,
    isProtected: table.isProtected[row] === 1,
    inputOf: (read) => inputsOf(table).column(read)[row]!,
  };
}

/** As `historyOf`, without what the log knows of later than as-of: what "if nothing changes" is worked out from. */
export function historyUpTo(timing: Timing, table: MemoryTable, row: number): MemoryHistory {
  const history = historyOf(table, row);
  if (!history.readsMs) return history;
  const readsMs = history.readsMs.filter((readMs) => readMs <= timing.asOfMs);
  // An empty log would let the columns speak, which a log overrides.
  const lastReadMs = readsMs.length === 0 ? Number.NaN : history.lastReadMs;
  return { ...history, readsMs, lastReadMs, readCount: timing.readCount[row]! };
}

/** Values of one memory at several moments; NaN where it was not yet written. */
export interface MemorySamples {
  readonly recency: Float64Array;
  readonly strength: Float64Array;
  readonly importance: Float64Array;
  readonly timing: Timing;
}

/** What decides over a single memory. */
export interface MemoryRules extends DecayRules {
  readonly policy: Policy;
  /** By category code. */
  readonly categories: readonly TraceCategory[];
}

/**
 * What a policy makes of one memory at each of `timesMs`, if nothing else happens to it: the same rules as the trace,
 * over a column in which every entry is the same memory, moved so that its moment falls on one as-of.
 */
export function sampleMemory(
  rules: MemoryRules,
  memory: MemoryHistory,
  timesMs: Float64Array,
): MemorySamples {
  const count = timesMs.length;
  const asOfMs = timesMs.length > 0 ? timesMs[count - 1]! : 0;
  // Not `ms + (asOfMs - timeMs)`: that may round a read at the very moment to just after it.
  const moved = (ms: number) => timesMs.map((timeMs) => asOfMs + (ms - timeMs));
  const timing = buildTiming(
    {
      rowCount: count,
      createdMs: moved(memory.createdMs),
      lastReadMs: moved(memory.lastReadMs),
      readCount: new Float64Array(count).fill(memory.readCount),
      readLog: memory.readsMs && movedLog(memory.readsMs, timesMs, asOfMs),
      flags: new Uint32Array(count),
    },
    asOfMs,
  );
  const { policy, categories } = rules;
  const codes = new Uint32Array(count).fill(memory.categoryCode);
  const { name, isProtected } = categories[memory.categoryCode]!;
  const own = policy.categories.find((category) => category.name === name) ?? policy.defaultCategory;
  const params = { ...policy.curve.params, ...own.curveParams };
  const decay = prepareDecay(
    { ...rules, policy: { ...policy, curve: { ...policy.curve, params } } },
    {
      timing,
      inputs: repeatedInputs(count, memory.inputOf, moved),
      categoryCodes: codes,
      overrides: [],
      initialStrength: new Float64Array(count).fill(memory.initialStrength),
      isProtected: new Uint8Array(count).fill(Number(isProtected || memory.isProtected)),
      isStore: false,
    },
  );
  const recency = new Float64Array(count);
  decay.fillRecency(recency);
  const strength = new Float64Array(count);
  decay.fillStrength(strength, recency);
  const importance = new Float64Array(count);
  const alignment = new Float64Array(count).fill(memory.alignment);
  const input = { recency, readCount: timing.readCount, alignment, categoryCodes: codes, categories };
  fillImportance(importance, input, policy.importance);
  return { recency, strength, importance, timing };
}

function movedLog(readsMs: Float64Array, timesMs: Float64Array, asOfMs: number): ReadLog {
  const moved = new Float64Array(readsMs.length * timesMs.length);
  const offsets = Uint32Array.from({ length: timesMs.length + 1 }, (_, i) => i * readsMs.length);
  timesMs.forEach((timeMs, i) => {
    moved.set(
      readsMs.map((readMs) => asOfMs + (readMs - timeMs)),
      offsets[i]!,
    );
  });
  return { offsets, timesMs: moved };
}
