import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createDatabase, type StoredFile } from '../../src/persistence/database.ts';

let count = 0;
/** A database of its own for each test. */
function fresh() {
  count += 1;
  return createDatabase(`test ${count}`);
}

const file = (sha256: string, savedMs: number, text = 'a,b'): StoredFile => ({
  sha256,
  name: `${sha256}.csv`,
  bytes: new Blob([text]),
  rowCount: 3,
  savedMs,
  options: '{"dayFirst":true}',
});

test('a file comes back with its bytes and the options it was read with', async () => {
  const database = fresh();
  await database.putFile(file('aa', 1, 'x\u0000y'));
  const found = await database.findFile('aa');
  expect(found).toMatchObject({ name: 'aa.csv', rowCount: 3, options: '{"dayFirst":true}' });
  expect(await found!.bytes.text()).toBe('x\u0000y');
  expect(await database.findFile('bb')).toBeUndefined();
});

test('the list has the newest first, without the bytes', async () => {
  const database = fresh();
  await database.putFile(file('old', 10));
  await database.putFile(file('new', 20, 'longer'));
  const list = await database.listFiles();
  expect(list.map(({ sha256 }) => sha256)).toEqual(['new', 'old']);
  expect(list[0]).toEqual({
    sha256: 'new',
    name: 'new.csv',
    rowCount: 3,
    savedMs: 20,
    options: '{"dayFirst":true}',
    sizeBytes: 6,
  });
});

test('the same file again replaces itself; a deleted one is gone from both', async () => {
  const database = fresh();
  await database.putFile(file('aa', 1));
  await database.putFile(file('aa', 2));
  expect(await database.listFiles()).toHaveLength(1);
  await database.deleteFile('aa');
  expect(await database.listFiles()).toEqual([]);
  expect(await database.findFile('aa')).toBeUndefined();
});

test('the last state outlives a reload', async () => {
  const database = fresh();
  expect(await database.findLastState()).toBeUndefined();
  await database.putLastState('trace/abc');
  await database.putLastState('curves/def');
  expect(await createDatabase(`test ${count}`).findLastState()).toBe('curves/def');
});
