import type { ReadLog } from './contracts/read-effect.ts';

/** Text of all rows in one UTF-8 buffer: row r is `bytes[offsets[r]] … bytes[offsets[r + 1] − 1]`. */
export interface TextColumn {
  readonly bytes: Uint8Array;
  /** Length rows + 1. Float64 so that a buffer may pass 4 GiB. */
  readonly offsets: Float64Array;
}

/** Few distinct values: a code per row into `names`. */
export interface DictionaryColumn {
  readonly codes: Uint32Array;
  readonly names: readonly string[];
}

/**
 * A store of memories as columns; every array has one entry per row. Owned by whoever evaluates it (the worker);
 * nothing writes into it after it was built.
 */
export interface MemoryTable {
  readonly rowCount: number;
  readonly ids: TextColumn;
  readonly texts: TextColumn;
  readonly category: DictionaryColumn;
  /** Code 0 is the empty string (none) in both. */
  readonly subject: DictionaryColumn;
  readonly source: DictionaryColumn;
  /** ms since epoch, UTC, fractions allowed; NaN = missing or unreadable. */
  readonly createdMs: Float64Array;
  /** The column's last read in ms; NaN = never (or unreadable, then flagged). */
  readonly lastReadMs: Float64Array;
  /** ≥ 0. */
  readonly readCount: Float64Array;
  /** 1 = the row's own protection. */
  readonly isProtected: Uint8Array;
  /** 0–1. */
  readonly initialStrength: Float64Array;
  /** 0–1; 0 where missing. */
  readonly alignment: Float64Array;
  readonly tokens: Float64Array;
  readonly bytes: Float64Array;
  /** 1 = the token count is the estimate ceil(bytes / 4). */
  readonly isTokensEstimated: Uint8Array;
  /** null where no row has a log. */
  readonly readLog: ReadLog | null;
  /** Flag word of what was found at import (see row-flags.ts). */
  readonly flags: Uint32Array;
  /** Line of the file each row started on (JSON array: the element), from 1. */
  readonly lines: Uint32Array;
  /** Unknown fields of each row as JSON object text (`""` = none), written back on export. */
  readonly extras: TextColumn;
  /** Where each row stands, see `presenceCode`; absent = all are in the active store. */
  readonly presence?: Uint8Array;
}

/** A mark at the start of a text is a character of it like any other. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of one row. */
export function textAt(column: TextColumn, row: number): string {
  return decoder.decode(column.bytes.subarray(column.offsets[row], column.offsets[row + 1]));
}

/** The name behind one row's code. */
export function nameAt(column: DictionaryColumn, row: number): string {
  return column.names[column.codes[row]!]!;
}
