import type { ReadHistory } from './contracts/read-effect.ts';
import type { MemoryTable } from './memory-table.ts';
import { flagBit } from './row-flags.ts';
import { dayMs } from './units.ts';

/** Whether a row takes part at this as-of; `away` = it was archived, marked with a tombstone or removed. */
export const rowStatus = { takesPart: 0, unusable: 1, notYet: 2, away: 3 } as const;

/** What of a table time depends on. */
export type TimeColumns = Pick<
  MemoryTable,
  'rowCount' | 'createdMs' | 'lastReadMs' | 'readCount' | 'readLog' | 'flags' | 'presence'
>;

/** Ages, idle times and read counts of a whole table at one as-of. Rows that have no age then have NaN. */
export interface Timing extends ReadHistory {
  /** See `rowStatus`. */
  readonly status: Uint8Array;
  /** The table's flags and those that depend on as-of. */
  readonly flags: Uint32Array;
}

/**
 * Evaluates all times of a table at `asOfMs`. Where a row has a read log, the log decides last read and count;
 * never read counts from created; a last read before created counts from created, one after as-of (without a log) as just now.
 */
export function buildTiming(table: TimeColumns, asOfMs: number): Timing {
  const { rowCount, createdMs, readLog } = table;
  const status = new Uint8Array(rowCount);
  const flags = table.flags.slice();
  const ageDays = new Float64Array(rowCount).fill(Number.NaN);
  const idleDays = new Float64Array(rowCount).fill(Number.NaN);
  const lastReadMs = new Float64Array(rowCount).fill(Number.NaN);
  const readCount = table.readCount.slice();
  const [notYet, readAfter, readBefore] = [
    flagBit('not-yet'),
    flagBit('read-after-as-of'),
    flagBit('read-before-created'),
  ];
  for (let row = 0; row < rowCount; row += 1) {
    const created = createdMs[row]!;
    if (!(created <= asOfMs)) {
      status[row] = Number.isNaN(created) ? rowStatus.unusable : rowStatus.notYet;
      if (status[row] === rowStatus.notYet) flags[row] = flags[row]! | notYet;
      continue;
    }
    let last = table.lastReadMs[row]!;
    let isAfter = false;
    const from = readLog ? readLog.offsets[row]! : 0;
    const to = readLog ? readLog.offsets[row + 1]! : 0;
    if (readLog && to > from) {
      let end = to;
      while (end > from && readLog.timesMs[end - 1]! > asOfMs) end -= 1;
      last = end > from ? readLog.timesMs[end - 1]! : Number.NaN;
      readCount[row] = end - from + Math.max(0, readCount[row]! - (to - from));
    } else if (last > asOfMs) {
      isAfter = true;
      flags[row] = flags[row]! | readAfter;
    }
    const isBefore = last < created;
    if (isBefore) flags[row] = flags[row]! | readBefore;
    ageDays[row] = (asOfMs - created) / dayMs;
    lastReadMs[row] = isAfter ? Number.NaN : last;
    if (isAfter) idleDays[row] = 0;
    else idleDays[row] = (asOfMs - (isBefore || Number.isNaN(last) ? created : last)) / dayMs;
  }
  if (table.presence) markAway(table.presence, status);
  return {
    rowCount,
    asOfMs,
    createdMs,
    ageDays,
    idleDays,
    lastReadMs,
    readCount,
    log: readLog,
    status,
    flags,
  };
}

function markAway(presence: Uint8Array, status: Uint8Array): void {
  for (let row = 0; row < status.length; row += 1) if (presence[row] !== 0) status[row] = rowStatus.away;
}
