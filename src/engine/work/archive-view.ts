import { type MemoryTable, nameAt, textAt } from '../memory-table.ts';
import type { RowEdit } from '../row-edits.ts';
import { textTest } from '../table-view.ts';
import { dayMs } from '../units.ts';
import type { EditBatches } from './edit-batch.ts';
import { presenceCode } from './memory-fields.ts';
import { type Decision, decisionAt, decisionsOf } from './store-log.ts';

export type ArchiveSortColumn = 'when' | 'text' | 'category' | 'pass' | 'importance' | 'created';

export interface ArchiveQuery {
  readonly place: 'archived' | 'tombstoned';
  /** Case-insensitive, in text, id, category, subject or source. */
  readonly text: string;
  /** Pass ids that took it; empty = all. */
  readonly passes: readonly string[];
  /** First key first; empty = the newest first. */
  readonly sort: readonly { readonly column: ArchiveSortColumn; readonly isDescending: boolean }[];
}

export interface ArchivedMemory {
  readonly row: number;
  readonly id: string;
  /** Cut at 200 characters. */
  readonly text: string;
  readonly category: string;
  readonly subject: string;
  readonly createdMs: number;
  /** When it was carried out, by the clock, ms. */
  readonly madeMs: number;
  /** Why; null where nothing is known of it. */
  readonly decision: Decision | null;
  /** The as-of from which a tombstone is gone, ms; null = only when it is compacted. */
  readonly goneMs: number | null;
}

export interface ArchiveWindow {
  /** Of the place, whatever the search. */
  readonly total: number;
  /** Tombstones whose days are over: gone, and dropped with the next compaction or the next trace that is applied. */
  readonly due: number;
  readonly shown: number;
  readonly first: number;
  readonly rows: readonly ArchivedMemory[];
  /** How many of the place each pass took. */
  readonly byPass: Readonly<Record<string, number>>;
}

/** Where the last decision over each row that is away stands. */
function lastDecisions(edits: readonly RowEdit[], batches: EditBatches, rowCount: number) {
  const editOf = new Int32Array(rowCount).fill(-1);
  const entryOf = new Uint32Array(rowCount);
  edits.forEach((edit, e) => {
    decisionsOf(edit, batches)?.rows.forEach((row, i) => {
      editOf[row] = e;
      entryOf[row] = i;
    });
  });
  return { editOf, entryOf };
}

/** What is known of why each row is away. */
function reasonsOf(edits: readonly RowEdit[], batches: EditBatches, rowCount: number) {
  const { editOf, entryOf } = lastDecisions(edits, batches, rowCount);
  const decisionsFor = (row: number) => {
    const edit = edits[editOf[row]!];
    return edit && decisionsOf(edit, batches);
  };
  return {
    orderOf: (row: number) => editOf[row]!,
    madeMs: (row: number) => edits[editOf[row]!]?.madeMs ?? Number.NaN,
    decision: (row: number): Decision | null => {
      const decisions = decisionsFor(row);
      return decisions ? decisionAt(decisions, entryOf[row]!) : null;
    },
    passId: (row: number): string => {
      const decisions = decisionsFor(row);
      return decisions ? decisions.policy.passes[decisions.passIndex[entryOf[row]!]!]!.id : '';
    },
    importance: (row: number): number => decisionsFor(row)?.importance[entryOf[row]!] ?? Number.NaN,
    goneMs: (row: number): number | null => {
      const decisions = decisionsFor(row);
      const days = decisions?.policy.removal.compactAfterDays;
      return decisions && days !== undefined ? decisions.asOfMs + days * dayMs : null;
    },
  };
}

type Reasons = ReturnType<typeof reasonsOf>;

/**
 * The rows of a place that a query shows, in its order; `table` has all edits made. At `asOfMs` tombstones whose days are over
 * are not there any more; null = at no time, so that all are.
 */
export function findArchived(
  edits: readonly RowEdit[],
  batches: EditBatches,
  table: MemoryTable,
  query: ArchiveQuery,
  asOfMs: number | null,
): { readonly rows: Uint32Array; window(first: number, count: number): ArchiveWindow } {
  const reasons = reasonsOf(edits, batches, table.rowCount);
  const code = presenceCode[query.place];
  const test = query.text.trim() === '' ? () => true : textTest(table, query.text.trim());
  const found: number[] = [];
  const byPass: Record<string, number> = {};
  const isDue = dueTest(query.place, reasons, asOfMs);
  let total = 0;
  let due = 0;
  for (let row = 0; row < table.rowCount; row += 1) {
    if (table.presence?.[row] !== code) continue;
    if (isDue(row)) {
      due += 1;
      continue;
    }
    total += 1;
    const pass = reasons.passId(row);
    byPass[pass] = (byPass[pass] ?? 0) + 1;
    if ((query.passes.length === 0 || query.passes.includes(pass)) && test(row)) found.push(row);
  }
  sortFound(found, table, reasons, query.sort);
  return {
    rows: Uint32Array.from(found),
    window: (first, count) => ({
      total,
      due,
      shown: found.length,
      first,
      byPass,
      rows: found.slice(first, first + count).map((row) => ({
        row,
        id: textAt(table.ids, row),
        text: nameOf(table, row),
        category: nameAt(table.category, row),
        subject: nameAt(table.subject, row),
        createdMs: table.createdMs[row]!,
        madeMs: reasons.madeMs(row),
        decision: reasons.decision(row),
        goneMs: query.place === 'tombstoned' ? reasons.goneMs(row) : null,
      })),
    }),
  };
}

function dueTest(
  place: ArchiveQuery['place'],
  reasons: Reasons,
  asOfMs: number | null,
): (row: number) => boolean {
  if (place !== 'tombstoned' || asOfMs === null) return () => false;
  return (row) => {
    const goneMs = reasons.goneMs(row);
    return goneMs !== null && goneMs <= asOfMs;
  };
}

function sortFound(found: number[], table: MemoryTable, reasons: Reasons, sort: ArchiveQuery['sort']): void {
  const keys = sort.length > 0 ? sort : [{ column: 'when', isDescending: true } as const];
  const sortValues: Readonly<Record<ArchiveSortColumn, (row: number) => number | string>> = {
    when: reasons.orderOf,
    text: (row) => textAt(table.texts, row).slice(0, 200).toLowerCase(),
    category: (row) => nameAt(table.category, row),
    pass: reasons.passId,
    created: (row) => table.createdMs[row]!,
    importance: reasons.importance,
  };
  const values = keys.map(({ column }) => new Map(found.map((row) => [row, sortValues[column](row)])));
  found.sort((a, b) => {
    for (const [k, { isDescending }] of keys.entries()) {
      const order = compare(values[k]!.get(a)!, values[k]!.get(b)!, isDescending);
      if (order !== 0) return order;
    }
    return a - b;
  });
}

function nameOf(table: MemoryTable, row: number): string {
  const text = textAt(table.texts, row).replace(/\s+/g, ' ').trim();
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

/** What has no value comes last in either direction. */
function compare(a: number | string, b: number | string, isDescending: boolean): number {
  const isMissing = (value: number | string) => value === '' || Number.isNaN(value);
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  const order = a < b ? -1 : a > b ? 1 : 0;
  return isDescending ? -order : order;
}
