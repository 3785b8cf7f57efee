import { describe, expect, it, test } from 'vitest';
import { importRows, importSource, piecewiseSource } from './import-rows.ts';

const read = (text: string, options = {}) => importRows('json-array', text, options);
const row = (id: string) => `{"id":"${id}","created_at":"2026-01-01"}`;

it('reads objects; a row is named after its place', async () => {
  const { rows, detected } = await read(
    `[${row('a')},\n  {"created_at":"2026-01-01"},{"id":12345678901234567890,"created_at":"2026-01-01","x":1.50}]`,
  );
  expect(rows.map(({ id, line, extras }) => [id, line, extras])).toEqual([
    ['a', 1, ''],
    ['row-2', 2, ''],
    ['12345678901234567890', 3, '{"x":1.50}'],
  ]);
  expect(detected).toMatchObject({ formatId: 'json-array', encoding: 'utf-8' });
});

it('keeps elements that are no objects as unusable rows', async () => {
  const { rows } = await read(`[1, ${row('a')}, "two", null, [${row('inner')}]]`);
  expect(rows.map(({ id, text, flags }) => [id, text, flags])).toEqual([
    ['row-1', '1', ['unparseable']],
    ['a', '', []],
    ['row-3', '"two"', ['unparseable']],
    ['row-4', 'null', ['unparseable']],
    ['row-5', `[${row('inner')}]`, ['unparseable']],
  ]);
});

it('keeps what a cut-off file still has', async () => {
  const { rows, notices, problems } = await read(`[${row('a')},${row('b')},{"id":"c","te`);
  expect(rows.map(({ id, flags }) => [id, flags])).toEqual([
    ['a', []],
    ['b', []],
    ['row-3', ['unparseable']],
  ]);
  expect(rows[2]!.text).toBe('{"id":"c","te');
  expect(problems[0]!.message).toBe('Cut off: the file ends in the middle of it.');
  expect(notices).toEqual(['The array is not closed: the end of the file seems to be missing.']);
});

it('goes on behind an unclosed string', async () => {
  const { rows } = await read(`[${row('a')},{"id":"b},${row('c')}]`);
  expect(rows.map(({ id }) => id)).toEqual(['a', 'row-2', 'c']);
});

test.each(['[]', ' [\n] ', '\ufeff[]'])('%j holds no memories, and says so', async (text) => {
  const { table, notices } = await read(text);
  expect(table.rowCount).toBe(0);
  expect(notices).toEqual(['There are no memories in the file.']);
});

describe('refusals', () => {
  test.each([
    ['[{"memory":"x","hash":"y"}]', 'file: no known field; found memory, hash; known are id,'],
    ['[1,2]', 'file: none of it can be read as JSON objects.'],
    ['', 'file is empty (0 bytes).'],
  ])('%j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});

it('gives the same from a slow pipe, in any layout', async () => {
  const values = Array.from({ length: 400 }, (_, i) => ({
    id: `m${i}`,
    created_at: '2026-01-01',
    text: 'é"]},{['.repeat(i % 9),
    x: [{ y: i }],
  }));
  const expected = (await read(JSON.stringify(values))).rows;
  expect(expected).toHaveLength(400);
  for (const indent of [0, 2]) {
    const source = piecewiseSource(JSON.stringify(values, null, indent), [1, 999, 33_333]);
    expect((await importSource('json-array', source)).rows).toEqual(expected);
  }
});
