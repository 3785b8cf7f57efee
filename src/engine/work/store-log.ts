import { type MemoryTable, nameAt, textAt } from '../memory-table.ts';
import type { RemovalAction } from '../policy.ts';
import { type ImportanceTerm, importanceTerms } from '../policy.ts';
import { type RowEdit, rowsOfEdit } from '../row-edits.ts';
import type { Decisions, EditBatches } from './edit-batch.ts';

/** What a log line tells of; an edit of many rows is a line for each. */
export type LogKind =
  | 'added'
  | 'edited'
  | 'read'
  | 'protected'
  | 'unprotected'
  | 'removed'
  | 'archived'
  | 'tombstoned'
  | 'deleted'
  | 'restored'
  | 'dropped'
  | 'erased';

export const logKinds: readonly LogKind[] = [
  'added',
  'edited',
  'read',
  'protected',
  'unprotected',
  'removed',
  'archived',
  'tombstoned',
  'deleted',
  'restored',
  'dropped',
  'erased',
];

/** The numbers behind an eviction that was carried out. */
export interface Decision {
  readonly asOfMs: number;
  readonly policyName: string;
  readonly policySha256: string;
  readonly passId: string;
  readonly value: number;
  /** null = none. */
  readonly limit: number | null;
  readonly rank: number | null;
  readonly strength: number;
  readonly importance: number;
  readonly terms: Readonly<Record<ImportanceTerm, number>>;
  readonly reason: string;
}

export interface LogLine {
  /** Place in the log from 1, oldest first: stays the same while the log grows. */
  readonly place: number;
  /** The edit it belongs to. */
  readonly editNumber: number;
  /** By the clock, ms; NaN where it was not noted. */
  readonly madeMs: number;
  readonly kind: LogKind;
  /** null = of no single memory (an erasure). */
  readonly row: number | null;
  readonly id: string;
  /** As it is now, cut at 200 characters. */
  readonly text: string;
  readonly category: string;
  /** What was done, in words: "read as of 2026-11-29", "category, text set". */
  readonly words: string;
  readonly decision: Decision | null;
}

export interface LogQuery {
  /** Case-insensitive, in the memory's words, id, category, subject, and in what was done. */
  readonly text: string;
  /** Empty = all. */
  readonly kinds: readonly LogKind[];
  /** Only this memory. */
  readonly row: number | null;
}

/** One line as two numbers: which edit, and which of its rows. */
interface Place {
  readonly edit: number;
  readonly at: number;
}

/** The lines that a query shows, newest first, without an object each. */
export interface LogPlaces {
  readonly count: number;
  /** All lines of the log, whatever the query. */
  readonly total: number;
  line(index: number): LogLine;
}

const actionKinds = {
  archive: 'archived',
  tombstone: 'tombstoned',
  delete: 'deleted',
} as const satisfies Record<RemovalAction, LogKind>;

function kindOf(edit: RowEdit): LogKind {
  switch (edit.kind) {
    case 'many':
      return kindOf({ ...edit.change, row: 0 });
    case 'read':
      return 'read';
    case 'protect':
      return edit.isProtected ? 'protected' : 'unprotected';
    case 'add':
      return 'added';
    case 'remove':
      return 'removed';
    case 'apply':
      return actionKinds[edit.action];
    case 'restore':
      return 'restored';
    case 'drop':
      return 'dropped';
    case 'erase':
      return 'erased';
    default:
      return 'edited';
  }
}

/** The decisions behind an applied trace; undefined for other edits. */
export function decisionsOf(edit: RowEdit, batches: EditBatches): Decisions | undefined {
  if (edit.kind !== 'apply') return undefined;
  const batch = batches.get(edit.batch);
  return batch?.kind === 'decisions' ? batch.decisions : undefined;
}

function rowsOf(edit: RowEdit, batches: EditBatches): readonly number[] | Uint32Array {
  return decisionsOf(edit, batches)?.rows ?? rowsOfEdit(edit);
}

/** One entry of a batch as a record. */
export function decisionAt(decisions: Decisions, i: number): Decision {
  const orNull = (value: number) => (Number.isNaN(value) ? null : value);
  const terms = Object.fromEntries(
    importanceTerms.map((term, k) => [term, decisions.terms[i * importanceTerms.length + k]!]),
  );
  return {
    asOfMs: decisions.asOfMs,
    policyName: decisions.policy.name,
    policySha256: decisions.policySha256,
    passId: decisions.policy.passes[decisions.passIndex[i]!]!.id,
    value: decisions.value[i]!,
    limit: orNull(decisions.limit[i]!),
    rank: orNull(decisions.rank[i]!),
    strength: decisions.strength[i]!,
    importance: decisions.importance[i]!,
    terms: terms as Record<ImportanceTerm, number>,
    reason: textAt(decisions.reasons, i),
  };
}

const fieldNames: Readonly<Record<string, string>> = {
  createdMs: 'created',
  lastReadMs: 'last read',
  readCount: 'reads',
  isProtected: 'protection',
  initialStrength: 'initial strength',
};

function dayText(ms: number): string {
  return Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString().slice(0, 10) : `${ms} ms`;
}

/** What was done in words, without what it was done to. */
function wordsOf(edit: RowEdit): string {
  const change = edit.kind === 'many' ? edit.change : edit;
  switch (change.kind) {
    case 'read':
      return `read as of ${dayText(change.atMs)}`;
    case 'count':
      return `read count set to ${change.readCount}`;
    case 'set':
      return `${Object.keys(change.fields)
        .map((name) => fieldNames[name] ?? name)
        .join(', ')} set`;
    case 'erase':
      return `a subject erased: ${change.active} active, ${change.archived} archived, ${change.tombstoned} tombstoned`;
    case 'drop':
      return 'removed for good from archive or tombstones';
    case 'remove':
      return 'removed by hand';
    case 'restore':
      return 'restored to the active store';
    case 'add':
      return 'written by hand';
    case 'protect':
      return change.isProtected ? 'protected' : 'protection taken off';
    default:
      return '';
  }
}

/** A log over a store's edits; `table` is the table with all of them made. */
export function findLog(
  edits: readonly RowEdit[],
  batches: EditBatches,
  table: MemoryTable,
  query: LogQuery,
): LogPlaces {
  const test = lineTest(edits, batches, table, query);
  const places: Place[] = [];
  const placesBefore: number[] = [];
  let total = 0;
  edits.forEach((edit, e) => {
    placesBefore.push(total);
    const rows = rowsOf(edit, batches);
    const lines = edit.kind === 'erase' ? 1 : rows.length;
    for (let at = 0; at < lines; at += 1) if (test(edit, rows[at] ?? null, at)) places.push({ edit: e, at });
    total += lines;
  });
  return {
    count: places.length,
    total,
    line: (index) => {
      const { edit: e, at } = places[places.length - 1 - index]!;
      return lineOf(
        edits[e]!,
        rowsOf(edits[e]!, batches)[at] ?? null,
        at,
        placesBefore[e]! + at + 1,
        batches,
        table,
      );
    },
  };
}

function lineOf(
  edit: RowEdit,
  row: number | null,
  at: number,
  place: number,
  batches: EditBatches,
  table: MemoryTable,
): LogLine {
  const decisions = decisionsOf(edit, batches);
  const decision = decisions ? decisionAt(decisions, at) : null;
  const isKnown = row !== null && row < table.rowCount;
  const text = isKnown ? textAt(table.texts, row).replace(/\s+/g, ' ').trim() : '';
  return {
    place,
    editNumber: edit.number ?? 0,
    madeMs: edit.madeMs ?? Number.NaN,
    kind: kindOf(edit),
    row,
    id: isKnown ? textAt(table.ids, row) : '',
    text: text.length > 200 ? `${text.slice(0, 199)}…` : text,
    category: isKnown ? nameAt(table.category, row) : '',
    words: decision?.reason ?? wordsOf(edit),
    decision,
  };
}

function lineTest(
  edits: readonly RowEdit[],
  batches: EditBatches,
  table: MemoryTable,
  { text, kinds, row: wantedRow }: LogQuery,
): (edit: RowEdit, row: number | null, at: number) => boolean {
  const wanted = text.trim().toLowerCase();
  const shown = new Map(edits.map((edit) => [edit, kinds.length === 0 || kinds.includes(kindOf(edit))]));
  const has = (value: string) => value.toLowerCase().includes(wanted);
  return (edit, row, at) => {
    if (wantedRow !== null && row !== wantedRow) return false;
    if (!shown.get(edit)) return false;
    if (wanted === '') return true;
    const decisions = decisionsOf(edit, batches);
    if (has(decisions ? textAt(decisions.reasons, at) : wordsOf(edit)) || has(kindOf(edit))) return true;
    return (
      row !== null &&
      row < table.rowCount &&
      (has(textAt(table.texts, row)) ||
        has(textAt(table.ids, row)) ||
        has(nameAt(table.category, row)) ||
        has(nameAt(table.subject, row)))
    );
  };
}
