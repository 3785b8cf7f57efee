/**
 * A number of each memory that a plug-in looks at beyond the canonical fields: a column of that name in the memory file.
 * Where it is missing, unreadable or out of range `missing` stands in; the latter two are flagged `bad-number`.
 */
export interface ColumnRead {
  /** As normalised: `updated_at` also finds `updatedAt` and `Updated At`. */
  readonly name: string;
  /** The canonical column that speaks where the file has none of this name. */
  readonly otherwise?: 'alignment';
  /** A time comes in ms since epoch; a day as the moment at which that UTC day is over. */
  readonly kind: 'number' | 'time' | 'day-end';
  /** Inclusive bounds of what is taken. */
  readonly min: number;
  readonly max: number;
  readonly missing: number;
}

/** A number column: `readNumberColumn('quality', 0, 1, 0.5)`. */
export function readNumberColumn(name: string, min: number, max: number, missing: number): ColumnRead {
  return { name, kind: 'number', min, max, missing };
}

/** A time column; NaN where there is none. */
export function readTimeColumn(name: string, kind: 'time' | 'day-end' = 'time'): ColumnRead {
  return { name, kind, min: -Number.MAX_VALUE, max: Number.MAX_VALUE, missing: Number.NaN };
}

/** The columns that systems keep beside a memory and that a policy may name. */
export const columnNames = [
  'importance',
  'connections',
  'quality',
  'relations',
  'confidence',
  'similarity',
  'strength',
] as const;

/** The column that a param names, 0 or more, at most `max`. */
export function readNamedColumn(name: string, max: number, missing: number): ColumnRead {
  const read = readNumberColumn(name, 0, max, missing);
  return name === 'similarity' ? { ...read, otherwise: 'alignment' } : read;
}
