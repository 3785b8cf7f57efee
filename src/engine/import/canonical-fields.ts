/** The fields of a memory file, in the order in which they are written. A field's place here is its number. */
export const canonicalFields = [
  'id',
  'text',
  'category',
  'created_at',
  'last_read_at',
  'read_count',
  'age_days',
  'idle_days',
  'protected',
  'initial_strength',
  'alignment',
  'tokens',
  'bytes',
  'subject',
  'source',
  'reads',
] as const;

export type CanonicalField = (typeof canonicalFields)[number];

const numbers = new Map<string, number>(canonicalFields.map((field, number) => [field, number]));

/** The number of a field, e.g. `fieldNumber('text')` is 1. */
export function fieldNumber(field: CanonicalField): number {
  return canonicalFields.indexOf(field);
}

/** `createdAt`, `Created At` and `created-at` are `created_at`. */
export function normalName(name: string): string {
  return name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[\s.-]+/g, '_')
    .toLowerCase();
}

/** What a column of a file is. */
export interface ColumnMeaning {
  /** Number of the canonical field; −1 = none: the column is kept as it is. */
  readonly field: number;
  /** Who wins when two columns mean one field: 2 = the person said so, 1 = the exact name, 0 = a spelling of it. */
  readonly rank: number;
  /** The name that the column is kept and written back under. */
  readonly name: string;
}

/** What a column means, by the person's word first, then by its name. */
export function columnMeaning(
  name: string,
  columns: Readonly<Record<string, string>> | undefined,
): ColumnMeaning {
  if (columns !== undefined && Object.hasOwn(columns, name)) {
    const target = columns[name]!;
    return { field: numbers.get(target) ?? -1, rank: 2, name: target };
  }
  const exact = numbers.get(name);
  if (exact !== undefined) return { field: exact, rank: 1, name };
  return { field: numbers.get(normalName(name)) ?? -1, rank: 0, name };
}

/** The name under which a column that lost its field to another one is kept: never a field's own name. */
export function keptName(name: string): string {
  return numbers.has(name) ? `${name} (2)` : name;
}

/** What each column is read as, by name; where two mean one field the surer has it, then the first. −1 = kept as it is. */
export function columnFieldNumbers(
  names: readonly string[],
  columns: Readonly<Record<string, string>> | undefined,
): number[] {
  const meanings = names.map((name) => columnMeaning(name, columns));
  const winners = new Map<number, ColumnMeaning>();
  for (const meaning of meanings) {
    const winner = winners.get(meaning.field);
    if (winner === undefined || meaning.rank > winner.rank) winners.set(meaning.field, meaning);
  }
  return meanings.map((meaning) => (winners.get(meaning.field) === meaning ? meaning.field : -1));
}

/** The refusal of a file in which nothing has a known name. */
export function noColumnSentence(
  fileName: string,
  names: readonly string[],
  what: 'column' | 'field' = 'column',
): string {
  const shown = names.slice(0, 12).map((name) => name.slice(0, 40));
  const none = what === 'field' ? 'the objects are empty' : 'it has no line of names';
  const found = shown.length === 0 ? none : `found ${shown.join(', ')}`;
  return `${fileName}: no known ${what}; ${found}; known are ${canonicalFields.join(', ')}.`;
}
