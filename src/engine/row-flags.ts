/** Short ids of what can be odd about a row, in the order in which they are written. Bit i of a flag word is entry i. */
export const rowFlagIds = [
  'bad-created',
  'bad-last-read',
  'bad-number',
  'not-yet',
  'read-after-as-of',
  'read-before-created',
  'log-disagrees',
  'both-times',
  'duplicate-id',
  'assumed-time',
  'estimated',
  'before-1980',
  'unparseable',
] as const;

export type RowFlagId = (typeof rowFlagIds)[number];

/** The bit of a flag: `flagBit('bad-created')` is 1. */
export function flagBit(id: RowFlagId): number {
  return 1 << rowFlagIds.indexOf(id);
}

/** A flag word as ids: 5 → ['bad-created', 'bad-number']. */
export function flagIds(word: number): RowFlagId[] {
  return rowFlagIds.filter((_, bit) => (word & (1 << bit)) !== 0);
}

/** One thing found wrong while reading a file. */
export interface RowProblem {
  /** Line in the file, from 1 (JSON array: the element, from 1). */
  readonly line: number;
  readonly field: string;
  /** What stood there, cut at 120 characters. */
  readonly value: string;
  readonly flag: RowFlagId;
  /** What is wrong and what was done about it. */
  readonly message: string;
}
