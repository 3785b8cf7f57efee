import { type MemoryTable, nameAt, type TextColumn, textAt } from '../memory-table.ts';
import { importanceTerms } from '../policy.ts';
import type { RowEdit } from '../row-edits.ts';
import { applyRowEdits } from './apply-edits.ts';
import type { Decisions, EditBatch, EditBatches } from './edit-batch.ts';
import { presenceCode } from './memory-fields.ts';
import { blankRows } from './take-out.ts';
import { textColumnOf } from './text-columns.ts';

/** A store as it is worked in: what it was read from, and what was done since. */
export interface StoreWork {
  readonly table: MemoryTable;
  readonly edits: readonly RowEdit[];
  readonly batches: EditBatches;
}

export interface ErasureQuery {
  /** The subject, exactly as the memories have it. */
  readonly subject: string;
  /** Memories of others too whose text, id or other fields have its name, whatever its case. */
  readonly isMentionToo: boolean;
}

/** How many memories an erasure takes, from where. */
export interface ErasureCounts {
  readonly active: number;
  readonly archived: number;
  readonly tombstoned: number;
  /** Deleted before, or in an older state of the store that undo or the file still had. */
  readonly earlier: number;
  /** Of all these: those that are no memories of the subject but mention it. */
  readonly mentions: number;
}

export interface Erasure {
  readonly counts: ErasureCounts;
  /** null = nothing of the subject is in it, and it may stay as it is. */
  readonly work: {
    readonly table: MemoryTable;
    readonly edits: readonly RowEdit[];
    readonly batches: EditBatches;
  } | null;
}

/**
 * Takes a subject out of a store. What is left is one table with every edit made, in which the subject's rows are empty
 * places; the edits stay for the log alone (`isBaked`), without any content of a memory. Rows count as the subject's when
 * they were so in the file or after any edit.
 */
export function eraseSubject(work: StoreWork, query: ErasureQuery): Erasure {
  const table = applyRowEdits(work.table, work.edits, work.batches);
  const { rows, mentions } = rowsToErase(work, table, query);
  const places = new Uint32Array(4);
  for (const row of rows) {
    const place = table.presence?.[row] ?? presenceCode.active;
    places[place] = places[place]! + 1;
  }
  const counts: ErasureCounts = {
    active: places[presenceCode.active]!,
    archived: places[presenceCode.archived]!,
    tombstoned: places[presenceCode.tombstoned]!,
    earlier: places[presenceCode.gone]!,
    mentions,
  };
  if (rows.length === 0) return { counts, work: null };
  const isErased = new Set(rows);
  const batches = new Map<number, EditBatch>();
  const edits = work.edits.flatMap((edit) => bakeEdit(edit, isErased, work.batches, batches));
  return { counts, work: { table: blankRows(table, rows), edits, batches } };
}

function rowsToErase(work: StoreWork, table: MemoryTable, query: ErasureQuery) {
  const states = [work.table, table];
  const isErased = new Uint8Array(table.rowCount);
  for (const state of states) {
    const code = state.subject.names.indexOf(query.subject);
    if (query.subject === '' || code < 0) continue;
    state.subject.codes.forEach((own, row) => {
      if (own === code) isErased[row] = 1;
    });
  }
  // A memory that was the subject's between two edits only.
  for (const edit of work.edits) {
    if (edit.kind === 'set' && edit.fields.subject === query.subject) isErased[edit.row] = 1;
    if (edit.kind === 'many' && edit.change.kind === 'set' && edit.change.fields.subject === query.subject)
      for (const row of edit.rows) isErased[row] = 1;
  }
  let mentions = 0;
  if (query.isMentionToo) {
    for (let row = 0; row < table.rowCount; row += 1) {
      if (
        isErased[row] === 1 ||
        !states.some((state) => row < state.rowCount && mentionsName(state, row, query.subject))
      )
        continue;
      isErased[row] = 1;
      mentions += 1;
    }
  }
  const rows: number[] = [];
  isErased.forEach((is, row) => {
    if (is === 1) rows.push(row);
  });
  return { rows: Uint32Array.from(rows), mentions };
}

function mentionsName(table: MemoryTable, row: number, name: string): boolean {
  const wanted = name.toLowerCase();
  const has = (value: string) => value.toLowerCase().includes(wanted);
  const texts: readonly TextColumn[] = [table.texts, table.ids, table.extras];
  return (
    texts.some((column) => has(textAt(column, row))) ||
    has(nameAt(table.source, row)) ||
    has(nameAt(table.category, row)) ||
    has(nameAt(table.subject, row))
  );
}

/** The edit as the log still needs it: no content, and nothing of the erased rows. */
function bakeEdit(
  edit: RowEdit,
  isErased: ReadonlySet<number>,
  old: EditBatches,
  kept: Map<number, EditBatch>,
): RowEdit[] {
  if ('row' in edit) {
    if (isErased.has(edit.row)) return [];
    if (edit.kind !== 'set') return [{ ...edit, isBaked: true }];
    return [{ ...edit, fields: withoutContent(edit.fields), isBaked: true }];
  }
  if (edit.kind === 'apply') {
    const batch = old.get(edit.batch);
    if (batch?.kind !== 'decisions') return [];
    const decisions = withoutRows(batch.decisions, isErased);
    kept.set(edit.batch, { kind: 'decisions', decisions });
    return [{ ...edit, count: decisions.rows.length, isBaked: true }];
  }
  if ('rows' in edit) {
    const rows = edit.rows.filter((row) => !isErased.has(row));
    if (rows.length === 0) return [];
    if (edit.kind !== 'many') return [{ ...edit, rows, isBaked: true }];
    const change =
      edit.change.kind === 'set'
        ? { ...edit.change, fields: withoutContent(edit.change.fields) }
        : edit.change;
    return [{ ...edit, rows, change, isBaked: true }];
  }
  return [{ ...edit, isBaked: true }];
}

/** The names of what was set; texts and names themselves are let go. */
function withoutContent<T extends object>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? '' : value]),
  ) as T;
}

function withoutRows(decisions: Decisions, isErased: ReadonlySet<number>): Decisions {
  const kept = Array.from(decisions.rows.keys()).filter((i) => !isErased.has(decisions.rows[i]!));
  const pick = (column: Float64Array) => Float64Array.from(kept, (i) => column[i]!);
  const width = importanceTerms.length;
  return {
    ...decisions,
    rows: Uint32Array.from(kept, (i) => decisions.rows[i]!),
    passIndex: Uint8Array.from(kept, (i) => decisions.passIndex[i]!),
    value: pick(decisions.value),
    limit: pick(decisions.limit),
    rank: pick(decisions.rank),
    strength: pick(decisions.strength),
    importance: pick(decisions.importance),
    terms: Float64Array.from(kept.flatMap((i) => [...decisions.terms.subarray(i * width, (i + 1) * width)])),
    reasons: textColumnOf(kept.map((i) => textAt(decisions.reasons, i))),
  };
}
