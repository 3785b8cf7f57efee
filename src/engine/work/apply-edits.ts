import type { ReadLog } from '../contracts/read-effect.ts';
import type { MemoryTable } from '../memory-table.ts';
import type { MemoryChange, RowEdit } from '../row-edits.ts';
import { flagBit } from '../row-flags.ts';
import { estimateTokens } from '../units.ts';
import { concatTables } from './concat-tables.ts';
import type { EditBatches } from './edit-batch.ts';
import { type MemoryFields, presenceCode } from './memory-fields.ts';
import { replaceNames, replaceTexts } from './text-columns.ts';

const noBatches: EditBatches = new Map();

/**
 * The table with the edits made, in their order; columns that no edit touches are shared. Rows that there are not are
 * passed over; a batch that is not registered is a fault of the caller.
 */
export function applyRowEdits(
  table: MemoryTable,
  edits: readonly RowEdit[],
  batches: EditBatches = noBatches,
): MemoryTable {
  let whole = table;
  let part: RowEdit[] = [];
  for (const edit of edits) {
    if (edit.isBaked) continue;
    if (edit.kind !== 'add') {
      part.push(edit);
      continue;
    }
    const batch = batches.get(edit.batch);
    if (batch?.kind !== 'memories') throw new Error(`No memories are registered as batch ${edit.batch}.`);
    whole = concatTables(new TableDraft(whole).makeAll(part, batches), batch.table);
    part = [];
  }
  return new TableDraft(whole).makeAll(part, batches);
}

/** A table under change: a column is copied when it is first written. */
class TableDraft {
  readonly #table: MemoryTable;
  readonly #copies = new Map<keyof MemoryTable, unknown>();
  readonly #extraReads = new Map<number, number[]>();
  readonly #texts = new Map<number, string>();
  readonly #names = {
    category: new Map<number, string>(),
    subject: new Map<number, string>(),
    source: new Map<number, string>(),
  };

  constructor(table: MemoryTable) {
    this.#table = table;
  }

  makeAll(edits: readonly RowEdit[], batches: EditBatches): MemoryTable {
    if (edits.length === 0) return this.#table;
    for (const edit of edits) this.#make(edit, batches);
    return this.#finish();
  }

  #make(edit: RowEdit, batches: EditBatches): void {
    switch (edit.kind) {
      case 'count':
        if (this.#has(edit.row)) this.#column('readCount')[edit.row] = edit.readCount;
        break;
      case 'many':
        for (const row of edit.rows) this.#change(row, edit.change);
        break;
      case 'remove':
      case 'drop':
        this.#move(edit.rows, presenceCode.gone);
        break;
      case 'restore':
        this.#move(edit.rows, presenceCode.active);
        break;
      case 'apply': {
        const batch = batches.get(edit.batch);
        if (batch?.kind !== 'decisions')
          throw new Error(`No decisions are registered as batch ${edit.batch}.`);
        const code = { archive: 'archived', tombstone: 'tombstoned', delete: 'gone' } as const;
        this.#move(batch.decisions.rows, presenceCode[code[edit.action]]);
        break;
      }
      case 'read':
      case 'protect':
      case 'set':
        this.#change(edit.row, edit);
        break;
      default:
    }
  }

  #has(row: number): boolean {
    return row >= 0 && row < this.#table.rowCount;
  }

  #move(rows: Uint32Array, presence: number): void {
    const column = this.#presence();
    for (const row of rows) if (this.#has(row)) column[row] = presence;
  }

  #change(row: number, change: MemoryChange): void {
    if (!this.#has(row)) return;
    if (change.kind === 'protect') this.#column('isProtected')[row] = Number(change.isProtected);
    else if (change.kind === 'set') this.#set(row, change.fields);
    else this.#read(row, change.atMs);
  }

  #read(row: number, atMs: number): void {
    const count = this.#column('readCount');
    count[row] = count[row]! + 1;
    if (hasLog(this.#table, row)) {
      this.#extraReads.set(row, [...(this.#extraReads.get(row) ?? []), atMs]);
      return;
    }
    const last = this.#column('lastReadMs');
    if (!(last[row]! > atMs)) last[row] = atMs;
  }

  #set(row: number, fields: MemoryFields): void {
    const { text, category, subject, source } = fields;
    if (text !== undefined) this.#texts.set(row, text);
    if (category !== undefined) this.#names.category.set(row, category);
    if (subject !== undefined) this.#names.subject.set(row, subject);
    if (source !== undefined) this.#names.source.set(row, source);
    if (fields.createdMs !== undefined) {
      this.#column('createdMs')[row] = fields.createdMs;
      this.#clearFlags(row, flagBit('bad-created') | flagBit('before-1980') | flagBit('unparseable'));
    }
    if (fields.lastReadMs !== undefined) {
      this.#column('lastReadMs')[row] = fields.lastReadMs ?? Number.NaN;
      this.#clearFlags(row, flagBit('bad-last-read'));
    }
    if (fields.readCount !== undefined) this.#column('readCount')[row] = fields.readCount;
    if (fields.isProtected !== undefined) this.#column('isProtected')[row] = Number(fields.isProtected);
    if (fields.initialStrength !== undefined) this.#column('initialStrength')[row] = fields.initialStrength;
    if (fields.alignment !== undefined) this.#column('alignment')[row] = fields.alignment;
    this.#setSizes(row, fields);
  }

  /** Sizes follow the text where the file did not give them. */
  #setSizes(row: number, { text, bytes, tokens }: MemoryFields): void {
    if (text === undefined && bytes === undefined && tokens === undefined) return;
    const { texts } = this.#table;
    const oldLength = texts.offsets[row + 1]! - texts.offsets[row]!;
    const own = this.#texts.get(row);
    const length = own === undefined ? oldLength : new TextEncoder().encode(own).length;
    const sizes = this.#column('bytes');
    if (typeof bytes === 'number') sizes[row] = bytes;
    else if (bytes === null || (text !== undefined && sizes[row] === this.#lengthBefore(row)))
      sizes[row] = length;
    this.#lengths.set(row, length);
    const isEstimated = this.#column('isTokensEstimated');
    if (tokens !== undefined) isEstimated[row] = Number(tokens === null);
    if (typeof tokens === 'number') this.#column('tokens')[row] = tokens;
    else if (isEstimated[row] === 1) this.#column('tokens')[row] = estimateTokens(sizes[row]!);
  }

  readonly #lengths = new Map<number, number>();

  #lengthBefore(row: number): number {
    const { texts } = this.#table;
    return this.#lengths.get(row) ?? texts.offsets[row + 1]! - texts.offsets[row]!;
  }

  #clearFlags(row: number, bits: number): void {
    const flags = this.#column('flags');
    flags[row] = flags[row]! & ~bits;
  }

  #presence(): Uint8Array {
    const copy =
      (this.#copies.get('presence') as Uint8Array | undefined) ??
      this.#table.presence?.slice() ??
      new Uint8Array(this.#table.rowCount);
    this.#copies.set('presence', copy);
    return copy;
  }

  #column<K extends NumberColumn>(name: K): MemoryTable[K] {
    const copy = (this.#copies.get(name) as MemoryTable[K] | undefined) ?? this.#table[name].slice();
    this.#copies.set(name, copy);
    return copy as MemoryTable[K];
  }

  #finish(): MemoryTable {
    const { readLog, texts, category, subject, source } = this.#table;
    return {
      ...this.#table,
      ...Object.fromEntries(this.#copies),
      texts: replaceTexts(texts, this.#texts),
      category: replaceNames(category, this.#names.category),
      subject: replaceNames(subject, this.#names.subject),
      source: replaceNames(source, this.#names.source),
      readLog: readLog && this.#extraReads.size > 0 ? withReads(readLog, this.#extraReads) : readLog,
    };
  }
}

type NumberColumn =
  | 'createdMs'
  | 'lastReadMs'
  | 'readCount'
  | 'isProtected'
  | 'initialStrength'
  | 'alignment'
  | 'tokens'
  | 'bytes'
  | 'isTokensEstimated'
  | 'flags';

function hasLog({ readLog }: MemoryTable, row: number): boolean {
  return readLog !== null && readLog.offsets[row + 1]! > readLog.offsets[row]!;
}

function withReads(log: ReadLog, extra: ReadonlyMap<number, readonly number[]>): ReadLog {
  const rows = log.offsets.length - 1;
  const added = [...extra.values()].reduce((sum, list) => sum + list.length, 0);
  const timesMs = new Float64Array(log.timesMs.length + added);
  const offsets = new Uint32Array(rows + 1);
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    offsets[row] = at;
    const own = log.timesMs.subarray(log.offsets[row]!, log.offsets[row + 1]!);
    const more = extra.get(row) ?? [];
    timesMs.set(own, at);
    timesMs.set(more, at + own.length);
    at += own.length + more.length;
    if (more.length > 0) timesMs.subarray(offsets[row]!, at).sort();
  }
  offsets[rows] = at;
  return { offsets, timesMs };
}
