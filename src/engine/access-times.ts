import type { ReadHistory } from './contracts/read-effect.ts';

/** Above this many reads without a log each of them stands for several. */
const mostSpread = 1000;

/**
 * Hands out every access of a memory: its writing, then each logged read up to as-of (one at the very moment of writing is the
 * writing itself). Without a log the reads that the count column knows are spread evenly between writing and last read.
 * `visit(ms, weight)`: `weight` accesses at that moment.
 */
export function visitAccesses(
  history: ReadHistory,
  row: number,
  visit: (ms: number, weight: number) => void,
): void {
  const { log, asOfMs } = history;
  const created = history.createdMs[row]!;
  visit(created, 1);
  const from = log ? log.offsets[row]! : 0;
  const to = log ? log.offsets[row + 1]! : 0;
  if (log && to > from) {
    for (let i = from; i < to; i += 1) {
      const readMs = log.timesMs[i]!;
      if (readMs > created && readMs <= asOfMs) visit(readMs, 1);
    }
    return;
  }
  const last = history.lastReadMs[row]!;
  if (!(last > created)) return;
  const count = Math.max(1, Math.floor(history.readCount[row]!));
  const shown = Math.min(count, mostSpread);
  for (let j = 1; j <= shown; j += 1) visit(created + ((last - created) * j) / shown, count / shown);
}

/** Reads that count: those known at as-of without the logged ones from before the memory was written. */
export function countedReads(history: ReadHistory, row: number): number {
  const { log, createdMs, readCount, asOfMs } = history;
  let count = readCount[row]!;
  if (!log) return count;
  for (let i = log.offsets[row]!; i < log.offsets[row + 1]!; i += 1) {
    const readMs = log.timesMs[i]!;
    if (readMs >= createdMs[row]!) break;
    if (readMs <= asOfMs) count -= 1;
  }
  return Math.max(0, count);
}
