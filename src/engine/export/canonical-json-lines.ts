import { formatTime } from '../format-time.ts';
import { keptName } from '../import/canonical-fields.ts';
import { sliceMembers } from '../import/json-members.ts';
import { type MemoryTable, nameAt, textAt } from '../memory-table.ts';
import { flagBit } from '../row-flags.ts';

const logDisagrees = flagBit('log-disagrees');
/** Lines per piece: large enough that a consumer is not called a million times. */
const linesPerPiece = 1000;

/**
 * One memory as a line of canonical JSON, without its line break. Fields that have their default are left out, an
 * estimated token count too; values that could not be read at import stand there as they were; unknown fields come last
 * with the digits they had. Importing the line again gives the same row.
 */
function canonicalJsonLine(table: MemoryTable, row: number): string {
  const members = new Map<string, string>();
  members.set('id', JSON.stringify(textAt(table.ids, row)));
  members.set('text', JSON.stringify(textAt(table.texts, row)));
  members.set('category', JSON.stringify(nameAt(table.category, row)));
  members.set('created_at', JSON.stringify(formatTime(table.createdMs[row]!)));
  members.set('last_read_at', JSON.stringify(formatTime(table.lastReadMs[row]!)));
  const reads = readsOf(table, row);
  // Beside a log a count of 0 usually means that none was given, and 0 would be taken for a disagreement.
  const isCountKnown = reads.length === 0 || (table.flags[row]! & logDisagrees) !== 0;
  if (isCountKnown || table.readCount[row] !== 0) members.set('read_count', String(table.readCount[row]!));
  members.set('protected', table.isProtected[row] === 1 ? 'true' : 'false');
  setUnless(members, 'initial_strength', table.initialStrength[row]!, 1);
  setUnless(members, 'alignment', table.alignment[row]!, 0);
  if (table.isTokensEstimated[row] === 0) members.set('tokens', String(table.tokens[row]!));
  const textBytes = table.texts.offsets[row + 1]! - table.texts.offsets[row]!;
  setUnless(members, 'bytes', table.bytes[row]!, textBytes);
  const subject = nameAt(table.subject, row);
  if (subject !== '') members.set('subject', JSON.stringify(subject));
  const source = nameAt(table.source, row);
  if (source !== '') members.set('source', JSON.stringify(source));
  if (reads.length > 0) members.set('reads', `[${reads.join(',')}]`);
  if (table.extras.offsets[row + 1]! > table.extras.offsets[row]!) {
    addExtras(members, sliceMembers(textAt(table.extras, row)), reads);
  }
  const parts: string[] = [];
  for (const [name, json] of members) parts.push(`${JSON.stringify(name)}:${json}`);
  return `{${parts.join(',')}}`;
}

/**
 * Rows of a table as JSON Lines, in pieces of many lines each; without `isIn` all of them. The same table gives the same
 * text.
 */
export function* writeCanonicalLines(
  table: MemoryTable,
  isIn: (row: number) => boolean = () => true,
): Generator<string> {
  for (let from = 0; from < table.rowCount; from += linesPerPiece) {
    const to = Math.min(table.rowCount, from + linesPerPiece);
    let piece = '';
    for (let row = from; row < to; row++) if (isIn(row)) piece += `${canonicalJsonLine(table, row)}\n`;
    yield piece;
  }
}

function setUnless(members: Map<string, string>, name: string, value: number, standard: number): void {
  if (value !== standard) members.set(name, String(value));
}

function readsOf(table: MemoryTable, row: number): string[] {
  const reads: string[] = [];
  const log = table.readLog;
  if (log === null) return reads;
  for (let i = log.offsets[row]!; i < log.offsets[row + 1]!; i++) {
    reads.push(JSON.stringify(formatTime(log.timesMs[i]!)));
  }
  return reads;
}

/**
 * Unknown fields; and what could not be read of a known one, in its place (unreadable reads: behind the readable). A time
 * that days stood in for keeps its place, and what stood there moves aside.
 */
function addExtras(members: Map<string, string>, slices: readonly string[], reads: readonly string[]): void {
  for (let i = 0; i < slices.length; i += 2) {
    const name = slices[i]!;
    const json = slices[i + 1]!;
    if (name === 'reads') members.set(name, `[${[...reads, json.slice(1, -1)].join(',')}]`);
    else if (isTime(name) && members.get(name) !== 'null') members.set(keptName(name), json);
    else members.set(name, json);
  }
}

function isTime(name: string): boolean {
  return name === 'created_at' || name === 'last_read_at';
}
