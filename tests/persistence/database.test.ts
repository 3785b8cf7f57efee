import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import type { EditBatch } from '../../src/engine/work/edit-batch.ts';
import { createDatabase, type StoreRecord } from '../../src/persistence/database.ts';
import { buildTable } from '../engine/build-table.ts';

let count = 0;
/** A database of its own for each test. */
function fresh() {
  count += 1;
  return createDatabase(`test ${count}`);
}

const record = (id: string, savedMs: number, change: Partial<StoreRecord> = {}): StoreRecord => ({
  id,
  name: `${id}.csv`,
  sha256: id,
  rowCount: 3,
  baseRows: 3,
  sizeBytes: 3,
  savedMs,
  importedMs: savedMs,
  base: 'file',
  options: '{"dayFirst":true}',
  revision: 1,
  edits: [],
  labels: {},
  baseline: null,
  ...change,
});
const none: ReadonlyMap<number, EditBatch> = new Map();
const memories: EditBatch = { kind: 'memories', table: buildTable([]) };
const bytes = (text = 'a,b') => new Blob([text]);
const work = { edits: [], labels: {}, baseline: null, rowCount: 4, savedMs: 9 };

test('a store comes back with its bytes, its options and its batches', async () => {
  const database = fresh();
  await database.addStore(record('aa', 1), bytes('x\u0000y'), new Map([[7, memories]]));
  const found = await database.findStore('aa');
  expect(found!.record).toMatchObject({ name: 'aa.csv', rowCount: 3, options: '{"dayFirst":true}' });
  expect(await found!.file!.text()).toBe('x\u0000y');
  expect([...found!.batches.keys()]).toEqual([7]);
  expect(await database.findStore('bb')).toBeUndefined();
});

test('the list has the newest first, without content', async () => {
  const database = fresh();
  await database.addStore(record('old', 10), bytes(), none);
  await database.addStore(record('new', 20, { sizeBytes: 6 }), bytes('longer'), none);
  const list = await database.listStores();
  expect(list.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(list[0]).toEqual({
    id: 'new',
    name: 'new.csv',
    sha256: 'new',
    rowCount: 3,
    savedMs: 20,
    importedMs: 20,
    sizeBytes: 6,
  });
});

test('the same store again replaces itself; a deleted one is gone, its file with the last that was read from it', async () => {
  const database = fresh();
  await database.addStore(record('aa', 1), bytes(), none);
  await database.addStore(record('aa', 2), bytes(), none);
  expect(await database.listStores()).toHaveLength(1);
  await database.copyStore('aa', 'bb', 'copy', 3);
  await database.deleteStore('aa');
  expect(await (await database.findStore('bb'))!.file!.text()).toBe('a,b');
  await database.deleteStore('bb');
  expect(await database.listStores()).toEqual([]);
  await database.addStore(record('cc', 1, { sha256: 'aa' }), null, none);
  expect((await database.findStore('cc'))!.file).toBeNull();
});

test('work is saved over the revision it was made on, and no other', async () => {
  const database = fresh();
  await database.addStore(record('aa', 1), bytes(), none);
  expect(await database.saveWork('aa', 1, work, new Map([[1, memories]]))).toBe(2);
  expect(await database.saveWork('aa', 1, { ...work, rowCount: 99 }, none)).toBeNull();
  const found = await database.findStore('aa');
  expect(found!.record).toMatchObject({ revision: 2, rowCount: 4 });
  expect([...found!.batches.keys()]).toEqual([1]);
  expect(await database.saveWork('gone', 1, work, none)).toBeUndefined();
});

test('a file outlives the store of one that replaced it only while another is read from it', async () => {
  const database = fresh();
  await database.addStore(record('aa', 1), bytes('secret'), none);
  await database.copyStore('aa', 'bb', 'copy', 2);
  const left = (id: string) => ({
    id,
    ...work,
    saved: { table: buildTable([]), summary: { name: 'left' } },
    batches: none,
  });
  await database.replaceStores([left('aa')]);
  expect(await (await database.findStore('bb'))!.file!.text()).toBe('secret');
  expect((await database.findStore('aa'))!.saved!.summary).toEqual({ name: 'left' });
  await database.replaceStores([left('bb')]);
  await database.addStore(record('cc', 1, { sha256: 'aa' }), null, none);
  expect((await database.findStore('cc'))!.file).toBeNull();
});

test('of two stores of one file the one of the name is found', async () => {
  const database = fresh();
  await database.addStore(record('aa', 1), bytes(), none);
  await database.copyStore('aa', 'bb', 'copy', 5);
  expect(await database.findIdOf('aa', 'aa.csv')).toBe('aa');
  expect(await database.findIdOf('aa', 'another')).toBe('bb');
  expect(await database.findIdOf('zz', 'aa.csv')).toBeUndefined();
});

test('a database of the first version is read on', async () => {
  count += 1;
  const old = new Dexie(`test ${count}`);
  old.version(1).stores({ files: 'sha256', sizes: 'sha256', state: 'key' });
  const row = { sha256: 'aa', name: 'aa.csv', rowCount: 3, savedMs: 1, options: '{}' };
  await old.table('files').put({ ...row, bytes: bytes('kept') });
  await old.table('sizes').put({ ...row, sizeBytes: 4 });
  old.close();
  const database = createDatabase(`test ${count}`);
  expect((await database.listStores())[0]).toMatchObject({ id: 'aa', name: 'aa.csv', importedMs: 1 });
  expect(await (await database.findStore('aa'))!.file!.text()).toBe('kept');
});

test('the last state outlives a reload', async () => {
  const database = fresh();
  expect(await database.findLastState()).toBeUndefined();
  await database.putLastState('trace/abc');
  await database.putLastState('curves/def');
  expect(await createDatabase(`test ${count}`).findLastState()).toBe('curves/def');
});
