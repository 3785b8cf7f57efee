import type { ImportResult, SourceRecord } from '../contracts/importer.ts';
import { formatTime } from '../format-time.ts';
import { type MemoryTable, nameAt, textAt } from '../memory-table.ts';
import type { RowProblem } from '../row-flags.ts';
import type { CanonicalField } from './canonical-fields.ts';
import type { PreviewCell, PreviewColumn, PreviewRow } from './import-preview.ts';
import { isMissing } from './read-cell.ts';

const shownRows = 20;
const shownCharacters = 200;

function cut(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
}

/** ISO 8601 in UTC without idle zeros; null where there is no time. */
function timeText(timeMs: number): string | null {
  return formatTime(timeMs)?.replace('.000Z', 'Z') ?? null;
}

/** What a row of the table has for a field, as text; null = nothing, or what cannot be said for the column on its own. */
const readFields: Readonly<Record<CanonicalField, (table: MemoryTable, row: number) => string | null>> = {
  id: (table, row) => textAt(table.ids, row),
  text: (table, row) => textAt(table.texts, row),
  category: (table, row) => nameAt(table.category, row),
  created_at: (table, row) => timeText(table.createdMs[row]!),
  last_read_at: (table, row) => timeText(table.lastReadMs[row]!),
  read_count: (table, row) => String(table.readCount[row]!),
  age_days: (table, row) => timeText(table.createdMs[row]!),
  idle_days: (table, row) => timeText(table.lastReadMs[row]!),
  protected: (table, row) => (table.isProtected[row] === 1 ? 'yes' : 'no'),
  initial_strength: (table, row) => String(table.initialStrength[row]!),
  alignment: (table, row) => String(table.alignment[row]!),
  tokens: (table, row) => String(table.tokens[row]!),
  bytes: (table, row) => String(table.bytes[row]!),
  subject: (table, row) => nameAt(table.subject, row),
  source: (table, row) => nameAt(table.source, row),
  reads: (table, row) => readsText(table, row),
};

function readsText({ readLog }: MemoryTable, row: number): string | null {
  if (readLog === null) return null;
  const count = readLog.offsets[row + 1]! - readLog.offsets[row]!;
  if (count === 0) return null;
  const latest = timeText(readLog.timesMs[readLog.offsets[row + 1]! - 1]!);
  return `${count} ${count === 1 ? 'read' : 'reads'}, the last ${latest}`;
}

/** The first rows as they stand in the file and as they were read; `result` = null: they could not be read. */
export function buildPreviewRows(
  columns: readonly PreviewColumn[],
  records: readonly SourceRecord[],
  result: ImportResult | null,
): PreviewRow[] {
  const problems = problemsByLine(result?.problems ?? []);
  const rows = new Map<number, number>();
  for (let row = 0; row < Math.min(result?.table.rowCount ?? 0, 2 * shownRows); row++) {
    rows.set(result!.table.lines[row]!, row);
  }
  return records.slice(0, shownRows).map(({ line, cells }) => {
    const own = problems.get(line) ?? [];
    const row = rows.get(line);
    const table = row === undefined ? null : result!.table;
    return {
      line,
      cells: columns.map((column, i) =>
        buildCell(column, cells[i], own, table === null ? null : (field) => readFields[field](table, row!)),
      ),
      problem: rowProblem(columns, own),
    };
  });
}

/** Formats that say themselves what each column is: the rows as they were read, under the fields that they have. */
export function buildReadRows(
  columns: readonly PreviewColumn[],
  { table, problems }: ImportResult,
): PreviewRow[] {
  const byLine = problemsByLine(problems);
  return Array.from({ length: Math.min(table.rowCount, shownRows) }, (_, row) => {
    const own = byLine.get(table.lines[row]!) ?? [];
    return {
      line: table.lines[row]!,
      cells: columns.map(({ field }) => ({
        raw: cut((field && readFields[field](table, row)) ?? ''),
        value: null,
        problem: own.find((problem) => problem.field === field)?.message ?? null,
      })),
      problem: rowProblem(columns, own),
    };
  });
}

function problemsByLine(problems: readonly RowProblem[]): Map<number, RowProblem[]> {
  const byLine = new Map<number, RowProblem[]>();
  for (const problem of problems) {
    const own = byLine.get(problem.line);
    if (own === undefined) byLine.set(problem.line, [problem]);
    else own.push(problem);
  }
  return byLine;
}

function rowProblem(columns: readonly PreviewColumn[], own: readonly RowProblem[]): string | null {
  const placed = new Set(columns.map(({ field }) => field as string | null));
  // That there is no time at all is said once, in the counts, not at every row.
  const isSaid = ({ field, value }: RowProblem) =>
    placed.has(field) || (field === 'created_at' && value === '');
  return own.find((problem) => !isSaid(problem))?.message ?? null;
}

function buildCell(
  { field }: PreviewColumn,
  raw: string | undefined,
  problems: readonly RowProblem[],
  read: ((field: CanonicalField) => string | null) | null,
): PreviewCell {
  const shown = raw === undefined ? null : cut(raw);
  if (field === null || read === null) return { raw: shown, value: null, problem: null };
  const problem = problems.find((one) => one.field === field)?.message ?? null;
  const isNothing = isMissing(raw, field === 'created_at' || field === 'last_read_at');
  const value = isNothing ? null : read(field);
  return { raw: shown, value: value === null || value === raw?.trim() ? null : cut(value), problem };
}
