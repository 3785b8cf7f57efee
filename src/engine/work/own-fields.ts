import { type MemoryTable, nameAt, textAt } from '../memory-table.ts';
import type { MemoryFields } from './memory-fields.ts';

/** What a memory's fields are now, for a person who sets them: whole, and as they would be set. */
export interface OwnFields extends Required<MemoryFields> {
  readonly row: number;
  readonly id: string;
  /** NaN = not recorded. */
  readonly createdMs: number;
  /** Its log decides last read and count: setting them changes nothing. Then both are those of the log. */
  readonly hasReadLog: boolean;
}

/** The fields of one row; null where there is no such row. Sizes that follow from the text are null. */
export function ownFieldsOf(table: MemoryTable, row: number): OwnFields | null {
  if (!(row >= 0 && row < table.rowCount)) return null;
  const { texts, readLog } = table;
  const [from, end] = readLog ? [readLog.offsets[row]!, readLog.offsets[row + 1]!] : [0, 0];
  const hasReadLog = end > from;
  const lastReadMs = hasReadLog ? readLog!.timesMs[end - 1]! : table.lastReadMs[row]!;
  const length = texts.offsets[row + 1]! - texts.offsets[row]!;
  return {
    row,
    id: textAt(table.ids, row),
    text: textAt(texts, row),
    category: nameAt(table.category, row),
    subject: nameAt(table.subject, row),
    source: nameAt(table.source, row),
    createdMs: table.createdMs[row]!,
    lastReadMs: Number.isNaN(lastReadMs) ? null : lastReadMs,
    readCount: hasReadLog ? end - from : table.readCount[row]!,
    isProtected: table.isProtected[row] === 1,
    initialStrength: table.initialStrength[row]!,
    alignment: table.alignment[row]!,
    tokens: table.isTokensEstimated[row] === 1 ? null : table.tokens[row]!,
    bytes: table.bytes[row] === length ? null : table.bytes[row]!,
    hasReadLog,
  };
}
