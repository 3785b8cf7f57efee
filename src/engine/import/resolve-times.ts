import type { ImportOptions, TimeField, TimeUnit } from '../contracts/importer.ts';
import type { ReadLog } from '../contracts/read-effect.ts';
import type { RowFlagId } from '../row-flags.ts';
import type { ReadLogColumn } from './read-log-column.ts';
import type { TimeColumn } from './time-column.ts';

const dayMs = 86_400_000;
/** The furthest that a date can be from 1970. */
const mostMs = 8.64e15;
const tooFar = 'Further away than a date can be.';
const year1980Ms = Date.UTC(1980, 0, 1);

/** The time columns of a file as they were read. */
export interface ReadTimes {
  readonly rowCount: number;
  readonly created: TimeColumn;
  readonly lastRead: TimeColumn;
  readonly reads: ReadLogColumn;
  /** NaN = none. */
  readonly ageDays: Float64Array;
  readonly idleDays: Float64Array;
  /** NaN = the file gives no count. */
  readonly givenReadCount: (row: number) => number;
}

export interface ResolvedTimes {
  readonly createdMs: Float64Array;
  readonly lastReadMs: Float64Array;
  readonly readLog: ReadLog | null;
  readonly newestMs: number | null;
  /** What `age_days` and `idle_days` were counted back from. */
  readonly asOfMs: number;
  readonly isAsOfUsed: boolean;
  readonly timeUnits: Readonly<Record<string, TimeUnit>>;
}

export type TimeReport = (
  row: number,
  field: string,
  value: string,
  flag: RowFlagId,
  message: string,
) => void;

/** The newest entry that is not after the clock; −Infinity = none. */
function newestOf(timesMs: Float64Array, clockMs: number, newest: number): number {
  for (let i = 0; i < timesMs.length; i++) {
    const time = timesMs[i]!;
    if (time <= clockMs && time > newest) newest = time;
  }
  return newest;
}

/** The unit that the person named for a field; undefined = it is judged by the numbers. */
export function saidUnit(
  { timeUnit, timeUnits }: Pick<ImportOptions, 'timeUnit' | 'timeUnits'>,
  field: TimeField,
): TimeUnit | undefined {
  return timeUnits?.[field] ?? timeUnit;
}

/**
 * Decides the unit of each numeric column, the as-of, and turns days into times: as-of − days × 86,400,000, unrounded.
 * A readable time beats days.
 */
export function resolveTimes(times: ReadTimes, options: ImportOptions, report: TimeReport): ResolvedTimes {
  const { rowCount } = times;
  const units = {
    created_at: times.created.unit(saidUnit(options, 'created_at')),
    last_read_at: times.lastRead.unit(saidUnit(options, 'last_read_at')),
    reads: times.reads.unit(saidUnit(options, 'reads')),
  };
  const createdMs = times.created.toMs(rowCount, units.created_at, (row, epoch) =>
    report(row, 'created_at', String(epoch), 'bad-created', tooFar),
  );
  const lastReadMs = times.lastRead.toMs(rowCount, units.last_read_at, (row, epoch) =>
    report(row, 'last_read_at', String(epoch), 'bad-last-read', tooFar),
  );
  const readLog = times.reads.toLog(rowCount, units.reads, (row) =>
    report(row, 'reads', '', 'bad-last-read', tooFar),
  );
  let newest = newestOf(createdMs, options.clockMs, Number.NEGATIVE_INFINITY);
  newest = newestOf(lastReadMs, options.clockMs, newest);
  if (readLog !== null) newest = newestOf(readLog.timesMs, options.clockMs, newest);
  const newestMs = newest === Number.NEGATIVE_INFINITY ? null : newest;
  const asOfMs = options.asOfMs ?? newestMs ?? options.clockMs;

  let isAsOfUsed = false;
  for (let row = 0; row < rowCount; row++) {
    const age = times.ageDays[row]!;
    if (Number.isNaN(createdMs[row]!) && !Number.isNaN(age)) {
      createdMs[row] = daysBefore(asOfMs, age);
      if (Number.isNaN(createdMs[row]!)) report(row, 'age_days', String(age), 'bad-created', tooFar);
      else isAsOfUsed = true;
    }
    const idle = times.idleDays[row]!;
    if (Number.isNaN(lastReadMs[row]!) && !Number.isNaN(idle)) {
      lastReadMs[row] = daysBefore(asOfMs, idle);
      if (Number.isNaN(lastReadMs[row]!)) report(row, 'idle_days', String(idle), 'bad-last-read', tooFar);
      else isAsOfUsed = true;
    }
  }
  checkTimes(times, { createdMs, lastReadMs, readLog }, report);
  const timeUnits: Record<string, TimeUnit> = {};
  for (const [field, unit] of Object.entries(units)) if (unit !== undefined) timeUnits[field] = unit;
  return { createdMs, lastReadMs, readLog, newestMs, asOfMs, isAsOfUsed, timeUnits };
}

/** NaN where no date can hold it. */
function daysBefore(asOfMs: number, days: number): number {
  const timeMs = asOfMs - days * dayMs;
  return Math.abs(timeMs) <= mostMs ? timeMs : Number.NaN;
}

/** Flags what only shows once every time is known. */
function checkTimes(
  times: ReadTimes,
  resolved: Pick<ResolvedTimes, 'createdMs' | 'lastReadMs' | 'readLog'>,
  report: TimeReport,
): void {
  const { createdMs, lastReadMs, readLog } = resolved;
  for (let row = 0; row < times.rowCount; row++) {
    const lastRead = lastReadMs[row]!;
    let earliest = Math.min(
      Number.isNaN(createdMs[row]!) ? Number.POSITIVE_INFINITY : createdMs[row]!,
      Number.isNaN(lastRead) ? Number.POSITIVE_INFINITY : lastRead,
    );
    const from = readLog?.offsets[row] ?? 0;
    const end = readLog?.offsets[row + 1] ?? 0;
    if (readLog !== null && end > from) {
      earliest = Math.min(earliest, readLog.timesMs[from]!);
      const latest = readLog.timesMs[end - 1]!;
      const count = times.givenReadCount(row);
      if (Math.abs(lastRead - latest) > 1) {
        report(
          row,
          'last_read_at',
          iso(lastRead),
          'log-disagrees',
          `The log's latest read is ${iso(latest)}; the log was taken.`,
        );
      } else if (count < end - from) {
        report(
          row,
          'read_count',
          String(count),
          'log-disagrees',
          `The log has ${end - from} reads; the log was taken.`,
        );
      }
    }
    if (earliest < year1980Ms) {
      report(row, '', iso(earliest), 'before-1980', 'A time before 1980: perhaps its unit was misread.');
    }
  }
}

function iso(timeMs: number): string {
  return Math.abs(timeMs) <= mostMs ? new Date(timeMs).toISOString() : String(timeMs);
}
