import type { ReadOptions, TimeUnit } from '../contracts/importer.ts';
import type { CanonicalField } from './canonical-fields.ts';

/**
 * How dates such as 03/04/2026 are written in a column: `none` = there are none such; `ambiguous` = no part of any is above
 * 12, so either order would do; `mixed` = some can only be day first, others only month first.
 */
export type DayOrder = 'none' | 'day-first' | 'month-first' | 'ambiguous' | 'mixed';

export interface PreviewColumn {
  /** As the file names it; `column 1`, … where it has no header. */
  readonly name: string;
  /** What it is read as; null = it is kept as it is. */
  readonly field: CanonicalField | null;
  /** Neither the person nor the name says so: it was judged by a synonym or by the values. */
  readonly isSuggested: boolean;
  readonly dayOrder: DayOrder;
}

export interface PreviewCell {
  /** What stands there, cut at 200 characters; null = nothing. */
  readonly raw: string | null;
  /** What it is read as, where that is written otherwise; times as ISO 8601 in UTC. */
  readonly value: string | null;
  /** Why it cannot be read, or what is odd about it. */
  readonly problem: string | null;
}

export interface PreviewRow {
  /** Line in the file, from 1 (JSON array: the element). */
  readonly line: number;
  /** One per column. */
  readonly cells: readonly PreviewCell[];
  /** What is odd about the row as a whole. */
  readonly problem: string | null;
}

/** A file as it would be read, judged by its head; nothing of it is taken in. */
export interface ImportPreview {
  readonly formatId: string;
  /** Ids of the importers that are equally sure; one, unless it is a tie. */
  readonly candidates: readonly string[];
  /** False: the format itself says what each column is. */
  readonly isMappable: boolean;
  readonly encoding: string;
  /** The four below: where the format has such a thing. */
  readonly delimiter?: string;
  readonly quote?: string;
  readonly decimalComma?: boolean;
  readonly hasHeader?: boolean;
  /** Unit of each time field that has plain numbers. */
  readonly timeUnits: Readonly<Record<string, TimeUnit>>;
  /** Of all columns that are read as times. */
  readonly dayOrder: DayOrder;
  readonly columns: readonly PreviewColumn[];
  /** The first 20. */
  readonly rows: readonly PreviewRow[];
  /** Rows of the whole file; an estimate unless `isWhole`. */
  readonly rowCount: number;
  /** The head was the whole file: the counts are exact. */
  readonly isWhole: boolean;
  /** Rows of the head, those of them that take no part, and those with a flag. */
  readonly seen: { readonly rows: number; readonly unusable: number; readonly flagged: number };
  /** What an import must be told so that it reads the file as it stands here. */
  readonly options: ReadOptions;
  /** Why it cannot be read so; null = it can. */
  readonly refusal: string | null;
  /** Why a person should look before it is read; null = nothing is in doubt. Sentences. */
  readonly doubt: string | null;
}
