import type { MemoryTable } from './memory-table.ts';
import { flagBit } from './row-flags.ts';
import { dayMs } from './units.ts';

/** When the memories of a store were written and read: counts in bins of equal length. */
export interface TimeSpan {
  /** The oldest creation, ms. */
  readonly fromMs: number;
  /** The newest creation or read, ms; above `fromMs`. */
  readonly toMs: number;
  /** Memories written, by bin from `fromMs` to `toMs`. */
  readonly births: Uint32Array;
  /** Reads in the same bins: of the log, else each memory's last. */
  readonly reads: Uint32Array;
}

const binCount = 400;
/** Times farther ahead of the newest one that has passed are taken for "never". */
const mostAheadMs = 10 * 365.25 * dayMs;

type SpanColumns = Pick<MemoryTable, 'rowCount' | 'createdMs' | 'lastReadMs' | 'readLog' | 'flags'>;

/**
 * The span of a table; null where no memory has a time. Creations that are flagged as before 1980 (a zero for "unknown") and
 * times more than ten years after `newestMs` (ms; null = no time has passed) are left out: one of them would squeeze all the others.
 */
export function buildTimeSpan(table: SpanColumns, newestMs: number | null): TimeSpan | null {
  const { rowCount, createdMs, lastReadMs, readLog, flags } = table;
  const tooOld = flagBit('before-1980');
  const latest = newestMs === null ? Number.POSITIVE_INFINITY : newestMs + mostAheadMs;
  let fromMs = Number.POSITIVE_INFINITY;
  let toMs = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < rowCount; row += 1) {
    const created = createdMs[row]!;
    if (!(created <= latest) || (flags[row]! & tooOld) !== 0) continue;
    if (created < fromMs) fromMs = created;
    if (created > toMs) toMs = created;
  }
  if (fromMs > toMs) return null;
  const readTimes = readLog && readLog.timesMs.length > 0 ? readLog.timesMs : lastReadMs;
  for (const read of readTimes) if (read > toMs && read <= latest) toMs = read;
  if (toMs === fromMs) toMs = fromMs + dayMs;
  return {
    fromMs,
    toMs,
    births: countInBins(createdMs, fromMs, toMs),
    reads: countInBins(readTimes, fromMs, toMs),
  };
}

function countInBins(timesMs: Float64Array, fromMs: number, toMs: number): Uint32Array {
  const counts = new Uint32Array(binCount);
  const perMs = binCount / (toMs - fromMs);
  for (const ms of timesMs) {
    if (!(ms >= fromMs && ms <= toMs)) continue;
    const bin = Math.min(binCount - 1, Math.floor((ms - fromMs) * perMs));
    counts[bin] = counts[bin]! + 1;
  }
  return counts;
}
