import Dexie, { type Table } from 'dexie';
import type { MemoryTable } from '../engine/memory-table.ts';
import type { Policy } from '../engine/policy.ts';
import type { RowEdit } from '../engine/row-edits.ts';
import type { EditBatch } from '../engine/work/edit-batch.ts';

/** A store as the list names it. */
export interface StoreSummary {
  readonly id: string;
  readonly name: string;
  /** Of the file it came from; links name the store by it. */
  readonly sha256: string;
  /** Active memories, as they were when it was last saved. */
  readonly rowCount: number;
  readonly sizeBytes: number;
  readonly savedMs: number;
  readonly importedMs: number;
}

/** What was done in a store since its file was read. */
export interface SavedWork {
  readonly edits: readonly RowEdit[];
  readonly labels: Readonly<Record<number, 'must-keep' | 'may-go'>>;
  /** The pinned state, whose edits a link cannot carry. */
  readonly baseline: {
    readonly name: string;
    readonly policy: Policy;
    readonly asOfMs: number;
    readonly edits: readonly RowEdit[];
  } | null;
}

/** A store as this browser keeps it; its content stands elsewhere, under the sum of its file or its own id. */
export interface StoreRecord extends StoreSummary, SavedWork {
  /** A file as it was dropped, a table that an erasure left, or the sample that comes with the app. */
  readonly base: 'file' | 'table' | 'sample';
  /** Rows of the base: what the edits count on. */
  readonly baseRows: number;
  /** The import options that the person chose, JSON text. */
  readonly options: string;
  /** Goes up with every save: two tabs tell by it that the other has saved. */
  readonly revision: number;
}

/** A table with what was known of its file; the caller knows the type of the summary. */
export interface SavedTable {
  readonly table: MemoryTable;
  readonly summary: unknown;
}

export interface SavedStore {
  readonly record: StoreRecord;
  readonly file: Blob | null;
  readonly saved: SavedTable | null;
  readonly batches: ReadonlyMap<number, EditBatch>;
}

/** What an erasure left of a store. */
export interface Replacement extends SavedWork {
  readonly id: string;
  readonly saved: SavedTable;
  readonly batches: ReadonlyMap<number, EditBatch>;
  readonly rowCount: number;
  readonly savedMs: number;
}

/** What this browser keeps; every call may reject (private mode, full disk, blocked database). Each is whole or not at all. */
export interface Database {
  addStore(
    record: StoreRecord,
    file: Blob | null,
    batches: ReadonlyMap<number, EditBatch>,
    saved?: SavedTable,
  ): Promise<void>;
  findStore(id: string): Promise<SavedStore | undefined>;
  /** The newest store that was read from this file, one of this name first. */
  findIdOf(sha256: string, name: string): Promise<string | undefined>;
  /** Newest first. */
  listStores(): Promise<readonly StoreSummary[]>;
  /** The revision it has now; null = another tab saved since `revision`, and nothing was written. undefined = it is gone. */
  saveWork(
    id: string,
    revision: number,
    work: SavedWork & { readonly rowCount: number; readonly savedMs: number },
    batches: ReadonlyMap<number, EditBatch>,
  ): Promise<number | null | undefined>;
  renameStore(id: string, name: string): Promise<void>;
  /** How many memories the list tells of, as long as `revision` is the newest: no save of its own. */
  countStore(id: string, revision: number, rowCount: number): Promise<void>;
  /** The same store under another id and name. */
  copyStore(id: string, copyId: string, name: string, savedMs: number): Promise<void>;
  deleteStore(id: string): Promise<void>;
  /** All at once: what erasures left takes the place of the stores, and files that no store is read from go. */
  replaceStores(replacements: readonly Replacement[]): Promise<void>;
  /** The last state, as a link's payload with its view in front: `trace/…`. */
  putLastState(state: string): Promise<void>;
  findLastState(): Promise<string | undefined>;
}

interface FileRow {
  readonly sha256: string;
  readonly bytes: Blob;
}

interface StateRow {
  readonly key: string;
  readonly value: string;
}

interface BatchRow {
  readonly storeId: string;
  readonly number: number;
  readonly batch: EditBatch;
}

interface TableRow extends SavedTable {
  readonly storeId: string;
}

/** A store of the first version: the file alone, under its sum. */
interface FirstVersionFile {
  readonly sha256: string;
  readonly name: string;
  readonly rowCount: number;
  readonly savedMs: number;
  readonly options: string;
  readonly sizeBytes: number;
}

interface Tables {
  readonly dexie: Dexie;
  readonly files: Table<FileRow, string>;
  readonly stores: Table<StoreRecord, string>;
  readonly tables: Table<TableRow, string>;
  readonly batches: Table<BatchRow, [string, number]>;
  readonly state: Table<StateRow, string>;
}

function openTables(name: string): Tables {
  const dexie = new Dexie(name);
  dexie.version(1).stores({ files: 'sha256', sizes: 'sha256', state: 'key' });
  dexie
    .version(2)
    .stores({
      files: 'sha256',
      sizes: null,
      state: 'key',
      stores: 'id, sha256',
      tables: 'storeId',
      batches: '[storeId+number], storeId',
    })
    .upgrade(async (transaction) => {
      const sizes: FirstVersionFile[] = await transaction.table('sizes').toArray();
      await transaction.table('stores').bulkPut(
        sizes.map(({ sha256, ...rest }) => ({
          ...rest,
          id: sha256,
          sha256,
          importedMs: rest.savedMs,
          base: 'file',
          baseRows: rest.rowCount,
          edits: [],
          labels: {},
          baseline: null,
          revision: 1,
        })),
      );
    });
  return {
    dexie,
    files: dexie.table('files'),
    stores: dexie.table('stores'),
    tables: dexie.table('tables'),
    batches: dexie.table('batches'),
    state: dexie.table('state'),
  };
}

function summaryOf({
  id,
  name,
  sha256,
  rowCount,
  sizeBytes,
  savedMs,
  importedMs,
}: StoreRecord): StoreSummary {
  return { id, name, sha256, rowCount, sizeBytes, savedMs, importedMs };
}

/** Opens the database of this browser; nothing is touched before the first call. */
export function createDatabase(name = 'lethe'): Database {
  const t = openTables(name);
  const all = [t.files, t.stores, t.tables, t.batches];
  const inOne = <T>(work: () => Promise<T>) => t.dexie.transaction('rw', all, work);

  const putBatches = (storeId: string, batches: ReadonlyMap<number, EditBatch>) =>
    t.batches.bulkPut([...batches].map(([number, batch]) => ({ storeId, number, batch })));
  const dropFileIfUnused = async (sha256: string) => {
    const users = await t.stores.where('sha256').equals(sha256).toArray();
    if (!users.some(({ base }) => base === 'file')) await t.files.delete(sha256);
  };

  return {
    addStore: (record, file, batches, saved) =>
      inOne(async () => {
        if (file) await t.files.put({ sha256: record.sha256, bytes: file });
        await t.tables.delete(record.id);
        if (saved) await t.tables.put({ ...saved, storeId: record.id });
        await t.batches.where('storeId').equals(record.id).delete();
        await putBatches(record.id, batches);
        await t.stores.put(record);
      }),
    findStore: (id) =>
      t.dexie.transaction('r', all, async () => {
        const record = await t.stores.get(id);
        if (!record) return undefined;
        const file = record.base === 'file' ? await t.files.get(record.sha256) : undefined;
        const saved = record.base === 'table' ? await t.tables.get(id) : undefined;
        const rows = await t.batches.where('storeId').equals(id).toArray();
        return {
          record,
          file: file?.bytes ?? null,
          saved: saved ?? null,
          batches: new Map(rows.map(({ number, batch }) => [number, batch])),
        };
      }),
    findIdOf: async (sha256, wanted) => {
      const found = await t.stores.where('sha256').equals(sha256).toArray();
      const isNamed = (record: StoreRecord) => Number(record.name === wanted);
      return found.sort((a, b) => isNamed(b) - isNamed(a) || b.savedMs - a.savedMs)[0]?.id;
    },
    listStores: async () => {
      const records = await t.stores.toArray();
      return records.map(summaryOf).sort((a, b) => b.savedMs - a.savedMs);
    },
    saveWork: (id, revision, work, batches) =>
      inOne(async () => {
        const record = await t.stores.get(id);
        if (!record) return undefined;
        if (record.revision !== revision) return null;
        await putBatches(id, batches);
        await t.stores.put({ ...record, ...work, revision: revision + 1 });
        return revision + 1;
      }),
    countStore: (id, revision, rowCount) =>
      inOne(async () => {
        const record = await t.stores.get(id);
        if (record?.revision === revision) await t.stores.put({ ...record, rowCount });
      }),
    renameStore: async (id, newName) => {
      await t.stores.update(id, { name: newName });
    },
    copyStore: (id, copyId, copyName, savedMs) =>
      inOne(async () => {
        const record = await t.stores.get(id);
        if (!record) return;
        const saved = await t.tables.get(id);
        if (saved) await t.tables.put({ ...saved, storeId: copyId });
        const rows = await t.batches.where('storeId').equals(id).toArray();
        await t.batches.bulkPut(rows.map((row) => ({ ...row, storeId: copyId })));
        await t.stores.put({ ...record, id: copyId, name: copyName, savedMs, revision: 1 });
      }),
    deleteStore: (id) =>
      inOne(async () => {
        const record = await t.stores.get(id);
        if (!record) return;
        await t.stores.delete(id);
        await t.tables.delete(id);
        await t.batches.where('storeId').equals(id).delete();
        await dropFileIfUnused(record.sha256);
      }),
    replaceStores: (replacements) =>
      inOne(async () => {
        for (const { id, saved, batches, ...work } of replacements) {
          const record = await t.stores.get(id);
          if (!record) continue;
          await t.batches.where('storeId').equals(id).delete();
          await t.tables.put({ storeId: id, table: saved.table, summary: saved.summary });
          await putBatches(id, batches);
          await t.stores.put({
            ...record,
            ...work,
            base: 'table',
            baseRows: saved.table.rowCount,
            revision: record.revision + 1,
          });
          await dropFileIfUnused(record.sha256);
        }
      }),
    putLastState: async (value) => {
      await t.state.put({ key: 'last', value });
    },
    findLastState: async () => (await t.state.get('last'))?.value,
  };
}
