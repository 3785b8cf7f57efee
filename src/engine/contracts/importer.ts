import type { MemoryTable } from '../memory-table.ts';
import type { RowProblem } from '../row-flags.ts';

/** Where bytes come from: a dropped file, pasted text, standard input. Can be read once per call of `stream`. */
export interface ByteSource {
  readonly name: string;
  /** undefined when not known beforehand (a pipe). */
  readonly sizeBytes: number | undefined;
  stream(): AsyncIterable<Uint8Array>;
}

export type TimeUnit = 's' | 'ms' | 'us' | 'ns';

/** Canonical fields that hold times. */
export type TimeField = 'created_at' | 'last_read_at' | 'reads';

/** What a person may say before or after looking at the report; everything left out is detected. */
export interface ImportOptions {
  /** The clock, ms: newest time in the file not after it becomes as-of; the anchor of `age_days` where no `asOfMs` is given. */
  readonly clockMs: number;
  /** The as-of of `age_days` and `idle_days`, ms. */
  readonly asOfMs?: number;
  /** Minutes that a naive time is ahead of UTC; 0 = UTC. */
  readonly naiveOffsetMinutes?: number;
  /** Unit of every numeric time; `timeUnits` speaks for one field and wins. */
  readonly timeUnit?: TimeUnit;
  readonly timeUnits?: Readonly<Partial<Record<TimeField, TimeUnit>>>;
  /** The importer's id; undefined = whatever fits best. */
  readonly formatId?: string;
  readonly delimiter?: string;
  readonly quote?: string;
  readonly decimalComma?: boolean;
  readonly encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';
  readonly hasHeader?: boolean;
  /** Day before month in dates such as 03/04/2026. */
  readonly dayFirst?: boolean;
  /** Source column → canonical field; a column that is not named keeps its own name. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** What a person may say; the clock is the program's own. */
export type ReadOptions = Omit<ImportOptions, 'clockMs'>;

/** What was recognised, in the words and units of the report. */
export interface Detected {
  readonly formatId: string;
  readonly encoding: string;
  readonly delimiter?: string;
  readonly decimalComma?: boolean;
  readonly hasHeader?: boolean;
  /** Unit of each numeric time column, e.g. `{created_at: 's'}`. */
  readonly timeUnits: Readonly<Record<string, TimeUnit>>;
  /** Columns that are not canonical and are kept as they are. */
  readonly extraColumns: readonly string[];
}

export interface ImportResult {
  readonly table: MemoryTable;
  readonly detected: Detected;
  /** The first thousand; `problemCount` has them all. */
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  /** Newest time in the file that is not after the clock; null where the file has none. */
  readonly newestMs: number | null;
  readonly notices: readonly string[];
}

export interface ImportProgress {
  /** Bytes read so far. */
  readonly bytes: number;
  readonly rows: number;
  readonly flagged: number;
}

/** The file cannot be used at all; the message is one sentence that says what and where. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}

/** Nothing is wrong with the file: the person stopped its import. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

/** One record as it stands in the file. */
export interface SourceRecord {
  /** Line it starts on, from 1 (JSON array: the element). */
  readonly line: number;
  /** One text per column of the sample; undefined = the record has none. JSON strings come without their quotes. */
  readonly cells: readonly (string | undefined)[];
}

/** The first records of a file before anything has a meaning. */
export interface SourceSample {
  readonly names: readonly string[];
  readonly records: readonly SourceRecord[];
  readonly encoding: string;
  /** The four below: where the format has such a thing. */
  readonly delimiter?: string;
  readonly quote?: string;
  readonly decimalComma?: boolean;
  readonly hasHeader?: boolean;
}

/**
 * One source format: one file in `importers/`. Never throws for bad data (only `ImportRefusal` for a file that holds
 * nothing usable), never drops a row silently, runs in a worker, streams, reports progress, stops when told.
 */
export interface Importer {
  readonly id: string;
  readonly label: string;
  readonly extensions: readonly string[];
  /** `head` = the first bytes (64 kB or the whole file). */
  detect(fileName: string, head: Uint8Array): 'no' | 'maybe' | 'yes';
  /**
   * The columns and at most `limit` records of a file, for formats whose columns may have any name. `isWhole`: the head is
   * the whole file; else a record that is cut off at its end is left out.
   */
  sample?(head: Uint8Array, isWhole: boolean, options: ReadOptions, limit: number): SourceSample;
  parse(
    source: ByteSource,
    options: ImportOptions,
    onProgress?: (progress: ImportProgress) => void,
    isCancelled?: () => boolean,
  ): Promise<ImportResult>;
}
