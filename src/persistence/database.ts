import Dexie, { type Table } from 'dexie';

/** A store as it was dropped: the file's own bytes, read again when it is opened. */
export interface StoredFile {
  readonly sha256: string;
  readonly name: string;
  readonly bytes: Blob;
  readonly rowCount: number;
  readonly savedMs: number;
  /** The import options that the person chose, JSON text. */
  readonly options: string;
}

export interface StoredFileSummary extends Omit<StoredFile, 'bytes'> {
  readonly sizeBytes: number;
}

/** What this browser keeps; every call may reject (private mode, full disk, blocked database). */
export interface Database {
  putFile(file: StoredFile): Promise<void>;
  findFile(sha256: string): Promise<StoredFile | undefined>;
  /** Newest first, without the bytes. */
  listFiles(): Promise<readonly StoredFileSummary[]>;
  deleteFile(sha256: string): Promise<void>;
  /** The last state, as a link's payload with its view in front: `trace/…`. */
  putLastState(state: string): Promise<void>;
  findLastState(): Promise<string | undefined>;
}

interface StateRow {
  readonly key: string;
  readonly value: string;
}

/** Opens the database of this browser; nothing is touched before the first call. */
export function createDatabase(name = 'lethe'): Database {
  const dexie = new Dexie(name);
  dexie.version(1).stores({ files: 'sha256', sizes: 'sha256', state: 'key' });
  const files: Table<StoredFile, string> = dexie.table('files');
  const sizes: Table<StoredFileSummary, string> = dexie.table('sizes');
  const state: Table<StateRow, string> = dexie.table('state');
  return {
    putFile: (file) =>
      dexie.transaction('rw', files, sizes, async () => {
        const { bytes, ...rest } = file;
        await files.put(file);
        await sizes.put({ ...rest, sizeBytes: bytes.size });
      }),
    findFile: (sha256) => files.get(sha256),
    listFiles: async () => (await sizes.toArray()).sort((a, b) => b.savedMs - a.savedMs),
    deleteFile: (sha256) =>
      dexie.transaction('rw', files, sizes, async () => {
        await files.delete(sha256);
        await sizes.delete(sha256);
      }),
    putLastState: async (value) => {
      await state.put({ key: 'last', value });
    },
    findLastState: async () => (await state.get('last'))?.value,
  };
}
