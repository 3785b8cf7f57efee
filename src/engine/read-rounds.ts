import type { BoundCurve, ReadHistory } from './contracts/read-effect.ts';
import { dayMs } from './units.ts';

/** Where each memory's replay stands. */
interface Replay {
  readonly level: Float64Array;
  readonly anchorMs: Float64Array;
  readonly cursor: Uint32Array;
  /** One past the last logged read that counts; rows without a log use their last read once. */
  readonly end: Uint32Array;
}

/**
 * Strength read by read, for all memories at once: level starts at 1 (or `history.startLevels`) at created; round k decays
 * every memory that has a k-th read to that moment, hands the levels (and what they were after the read before) to `raise`,
 * which changes the former in place, and moves the anchor there.
 * Reads before created or after as-of do not count. A memory without a log but with a last read has that one read.
 * Fills `out` with level · curve(as-of − anchor).
 */
export function fillReadByRead(
  out: Float64Array,
  history: ReadHistory,
  curve: BoundCurve,
  raise: (levels: Float64Array, before: Float64Array) => void,
): void {
  const replay = startReplay(history);
  let rows = rowsWithReads(history, replay, null);
  while (rows.length > 0) {
    const elapsedDays = new Float64Array(rows.length);
    rows.forEach((row, i) => {
      const readMs = nextReadMs(history, replay, row);
      elapsedDays[i] = (readMs - replay.anchorMs[row]!) / dayMs;
      replay.anchorMs[row] = readMs;
      replay.cursor[row] = replay.cursor[row]! + 1;
    });
    curve.fill(elapsedDays, elapsedDays, rows);
    const before = Float64Array.from(rows, (row) => replay.level[row]!);
    for (let i = 0; i < rows.length; i += 1) elapsedDays[i] = elapsedDays[i]! * before[i]!;
    raise(elapsedDays, before);
    rows.forEach((row, i) => {
      replay.level[row] = elapsedDays[i]!;
    });
    rows = rowsWithReads(history, replay, rows);
  }
  for (let row = 0; row < out.length; row += 1) {
    out[row] = (history.asOfMs - replay.anchorMs[row]!) / dayMs;
    if (Number.isNaN(history.ageDays[row]!)) out[row] = Number.NaN;
  }
  curve.fill(out, out, null);
  for (let row = 0; row < out.length; row += 1) out[row] = out[row]! * replay.level[row]!;
}

function startReplay(history: ReadHistory): Replay {
  const { rowCount, log, createdMs, asOfMs } = history;
  const cursor = new Uint32Array(rowCount);
  const end = new Uint32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    if (Number.isNaN(history.ageDays[row]!)) continue;
    let from = log ? log.offsets[row]! : 0;
    let to = log ? log.offsets[row + 1]! : 0;
    if (log && to > from) {
      while (from < to && log.timesMs[from]! < createdMs[row]!) from += 1;
      while (to > from && log.timesMs[to - 1]! > asOfMs) to -= 1;
    } else if (history.lastReadMs[row]! >= createdMs[row]!) {
      from = 0;
      to = 1;
    }
    cursor[row] = from;
    end[row] = to;
  }
  const level = history.startLevels?.slice() ?? new Float64Array(rowCount).fill(1);
  return { level, anchorMs: createdMs.slice(), cursor, end };
}

function nextReadMs({ log, lastReadMs }: ReadHistory, replay: Replay, row: number): number {
  const isLogged = log !== null && log.offsets[row + 1]! > log.offsets[row]!;
  return isLogged ? log.timesMs[replay.cursor[row]!]! : lastReadMs[row]!;
}

function rowsWithReads({ rowCount }: ReadHistory, replay: Replay, among: Uint32Array | null): Uint32Array {
  const found = new Uint32Array(among ? among.length : rowCount);
  let count = 0;
  for (let i = 0; i < found.length; i += 1) {
    const row = among ? among[i]! : i;
    if (replay.cursor[row]! < replay.end[row]!) {
      found[count] = row;
      count += 1;
    }
  }
  return found.slice(0, count);
}
