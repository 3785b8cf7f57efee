import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Importer, ImportRefusal, type ReadOptions } from '../../../src/engine/contracts/importer.ts';
import { writeCanonicalLines } from '../../../src/engine/export/canonical-json-lines.ts';
import { createByteSource } from '../../../src/engine/import/byte-source.ts';
import { importBytes } from '../../../src/engine/import/import-bytes.ts';
import { mapColumn } from '../../../src/engine/import/map-column.ts';
import { previewBytes, previewImport } from '../../../src/engine/import/preview-import.ts';
import { importers } from '../../../src/importers/registry.ts';
import { plainRows } from '../../importers/import-rows.ts';

const clockMs = Date.UTC(2027, 0, 1);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const stranger = new Uint8Array(readFileSync('tests/fixtures/csv/stranger.csv'));

function preview(content: string | Uint8Array, options: ReadOptions = {}, fileName = 'file.csv') {
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  const head = bytes.subarray(0, previewBytes);
  return previewImport(importers, { fileName, head, sizeBytes: bytes.length, clockMs, options });
}

async function importWith(content: string | Uint8Array, options: ReadOptions) {
  const { result } = await importBytes(
    importers,
    createByteSource('file.csv', content),
    { ...options, clockMs },
    {},
  );
  return result;
}

describe("a stranger's CSV: Latin-1, semicolons, decimal commas, day first, other names", () => {
  it('is recognised as a whole', async () => {
    const found = await preview(stranger);
    expect(found).toMatchObject({
      formatId: 'csv',
      candidates: ['csv'],
      encoding: 'latin1',
      delimiter: ';',
      quote: '"',
      decimalComma: true,
      hasHeader: true,
      dayOrder: 'day-first',
      isWhole: true,
      rowCount: 5,
      seen: { rows: 5, unusable: 1, flagged: 1 },
      refusal: null,
    });
    expect(found.doubt).toMatch(/^file\.csv: no known column; found Nr, Notiz, /);
    expect(found.columns.map(({ name, field, isSuggested }) => [name, field, isSuggested])).toEqual([
      ['Nr', 'id', true],
      ['Notiz', 'text', true],
      ['Kategorie', 'category', true],
      ['Angelegt am', 'created_at', true],
      ['Letzter Zugriff', 'last_read_at', true],
      ['Zugriffe', 'read_count', true],
      ['Wichtigkeit', 'initial_strength', true],
      ['Bemerkung', null, false],
    ]);
  });

  it('shows each cell as it stands there, what it is read as, and why it is not', async () => {
    const { rows } = await preview(stranger);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual({
      line: 2,
      problem: null,
      cells: [
        { raw: '9007199254740993', value: null, problem: null },
        { raw: 'Früh aufstehen, dann Müsli mit Äpfeln', value: null, problem: null },
        { raw: 'Gewohnheit', value: null, problem: null },
        { raw: '03.11.2025 09:15', value: '2025-11-03T09:15:00Z', problem: null },
        { raw: '28.11.2025 18:00', value: '2025-11-28T18:00:00Z', problem: null },
        { raw: '12', value: null, problem: null },
        { raw: '0,85', value: '0.85', problem: null },
        { raw: 'von Hand', value: null, problem: null },
      ],
    });
    expect(rows[1]!.cells[4]).toEqual({ raw: null, value: null, problem: null });
    expect(rows[3]!.cells[3]).toEqual({ raw: 'ungefähr im Juli', value: null, problem: 'Not a time.' });
  });

  it('is read by its options just as the preview showed it, and unknown columns survive the way out', async () => {
    const { options } = await preview(stranger);
    const { table } = await importWith(stranger, options);
    const rows = plainRows(table);
    expect(rows.map(({ id, createdMs, initialStrength }) => [id, createdMs, initialStrength])).toEqual([
      ['9007199254740993', Date.UTC(2025, 10, 3, 9, 15), 0.85],
      ['9007199254740994', Date.UTC(2025, 9, 14), 0.4],
      ['9007199254740995', Date.UTC(2025, 7, 31, 23, 59, 59), 1],
      ['9007199254740996', Number.NaN, 0.25],
      ['9007199254740997', Date.UTC(2025, 1, 1, 7, 5), 0.95],
    ]);
    const lines = [...writeCanonicalLines(table)].join('');
    expect(JSON.parse(lines.split('\n')[2]!)).toMatchObject({
      Bemerkung: '„wichtig“',
      text: 'Ziel: im Mai nach Málaga',
    });
    const again = plainRows((await importWith(lines, {})).table);
    expect(again.map(({ extras }) => extras)).toEqual(rows.map(({ extras }) => extras));
  });
});

describe('what the person says', () => {
  it('wins over what was judged', async () => {
    const options = {
      dayFirst: false,
      naiveOffsetMinutes: 60,
      encoding: 'utf-8',
      columns: { Notiz: 'source' },
    } as const;
    const found = await preview(stranger, options);
    expect(found.columns[1]).toMatchObject({ field: 'source', isSuggested: false });
    expect(found.options).toMatchObject({ dayFirst: false, naiveOffsetMinutes: 60, encoding: 'utf-8' });
    expect(found.rows[0]!.cells[3]).toMatchObject({ value: '2025-03-11T08:15:00Z' });
    expect(found.rows[2]!.cells[3]).toMatchObject({ value: null, problem: 'Not a time.' });
  });

  it('a field that goes to another column leaves the first one as it is', async () => {
    const first = await preview('text,note,created_at\na,b,2026-01-01\n');
    expect(first.columns.map(({ field }) => field)).toEqual(['text', null, 'created_at']);
    const columns = mapColumn(undefined, first.columns, 'note', 'text');
    const found = await preview('text,note,created_at\na,b,2026-01-01\n', { columns });
    expect(found.columns.map(({ field }) => field)).toEqual([null, 'text', 'created_at']);
    const rows = plainRows((await importWith('text,note,created_at\na,b,2026-01-01\n', found.options)).table);
    expect(rows[0]).toMatchObject({ text: 'b', extras: '{"text (2)":"a"}' });
  });

  it('a column can be kept as it is', async () => {
    const found = await preview(stranger, { columns: mapColumn(undefined, [], 'Zugriffe', null) });
    expect(found.columns[5]).toMatchObject({ field: null, isSuggested: false });
  });

  it('another delimiter is tried, and a refusal is part of the preview', async () => {
    const found = await preview('abc,xyz\n1,a\n', { delimiter: '|' });
    expect(found.columns.map(({ name }) => name)).toEqual(['abc,xyz']);
    expect(found.refusal).toMatch(/no known column/);
    expect(found.rows[0]!.cells[0]!.raw).toBe('1,a');
  });

  it('the unit of each time field alone', async () => {
    const csv = 'id,created_at,last_read_at\na,1767225600,1767225600000\n';
    expect((await preview(csv)).timeUnits).toEqual({ created_at: 's', last_read_at: 'ms' });
    const found = await preview(csv, { timeUnits: { created_at: 'ms' } });
    expect(found.timeUnits).toEqual({ created_at: 'ms', last_read_at: 'ms' });
    expect(found.rows[0]!.cells[1]).toMatchObject({
      value: '1970-01-21T10:53:45.6Z'.replace('.6Z', '.600Z'),
    });
    expect(found.rows[0]!.cells[2]!.value).toBe('2026-01-01T00:00:00Z');
  });

  it('an unknown format is refused', async () => {
    await expect(preview('id\n1\n', { formatId: 'xlsx' })).rejects.toBeInstanceOf(ImportRefusal);
  });
});

describe('the order of day and month', () => {
  test.each([
    ['13/04/2026', '03/04/2026', 'day-first', '2026-04-13T00:00:00Z'],
    ['04/13/2026', '03/04/2026', 'month-first', '2026-04-13T00:00:00Z'],
    ['03.04.2026', '01.02.2026', 'day-first', '2026-04-03T00:00:00Z'],
    ['03/04/2026', '01/02/2026', 'ambiguous', '2026-04-03T00:00:00Z'],
    ['13/04/2026', '04/13/2026', 'mixed', '2026-04-13T00:00:00Z'],
    ['2026-04-03', '2026-01-02', 'none', '2026-04-03T00:00:00Z'],
  ])('%s and %s are %s', async (one, two, dayOrder, value) => {
    const found = await preview(`id,text,created_at\na,x,${one}\nb,y,${two}\n`);
    expect(found.dayOrder).toBe(dayOrder);
    expect(found.rows[0]!.cells[2]!.value).toBe(value);
    if (dayOrder === 'none') expect(found.doubt).toBeNull();
    else expect(found.doubt).toMatch(/the day or the month first/);
  });

  it('is in no doubt once the person has said it', async () => {
    expect((await preview('id,text,created_at\na,x,03/04/2026\n', { dayFirst: true })).doubt).toBeNull();
  });
});

describe('what is in doubt', () => {
  test.each([
    ['a canonical file', 'id,text,created_at\n1,a,2026-01-01\n', null],
    ['a text alone', 'text\nhello\n', null],
    ['foreign names only', 'foo,bar\n1,2\n', /no known column; found foo, bar/],
    [
      'a foreign name for the time',
      'text,angelegt\na,2026-01-01\n',
      /no column is named created_at; “angelegt” looks like it/,
    ],
    ['times that nobody can read', 'id,created_at\na,soon\nb,later\nc,2026-01-01\n', /no time of creation/],
    ['most times readable', 'id,created_at\na,soon\nb,2026-01-02\nc,2026-01-01\n', null],
    ['JSON of foreign names', '{"memory":"x","date":"2026-01-01"}\n', /no known field; found memory, date/],
    ['a header alone', 'id,text\n', null],
  ])('%s', async (_name, content, expected) => {
    const { doubt } = await preview(content);
    if (expected === null) expect(doubt).toBeNull();
    else expect(doubt).toMatch(expected);
  });

  it('a tie', async () => {
    const twin = (id: string): Importer => ({ ...importers[0]!, id, label: id });
    const head = bytesOf('id,text\n1,a\n');
    const input = { fileName: 'a.csv', head, sizeBytes: head.length, clockMs, options: {} };
    const found = await previewImport([twin('one'), twin('two')], input);
    expect(found.candidates).toEqual(['one', 'two']);
    expect(found.doubt).toMatch(/could be one \(one\) or two \(two\)/);
  });
});

describe('files of every kind', () => {
  it('without a header', async () => {
    const found = await preview(
      '2026-01-01;Der Schlüssel liegt beim Nachbarn;3\n2026-01-02;Die Küche ist zwölf Meter lang;4\n',
    );
    expect(found).toMatchObject({ hasHeader: false, rowCount: 2, refusal: null });
    expect(found.columns.map(({ name, field }) => [name, field])).toEqual([
      ['column 1', 'created_at'],
      ['column 2', 'text'],
      ['column 3', null],
    ]);
    const rows = plainRows((await importWith('2026-01-01;a\n', found.options)).table);
    expect(rows[0]).toMatchObject({ text: 'a', createdMs: Date.UTC(2026, 0, 1) });
  });

  it('JSON: keys in the order in which they turn up, broken lines marked, numbers as they are written', async () => {
    const found = await preview(
      '{"memory":"first of them all","n":9007199254740993}\nbroken\n{"when":"2026-01-01","memory":"second of them"}\n',
      {},
      'a.jsonl',
    );
    expect(found).toMatchObject({ formatId: 'jsonl', isMappable: true, rowCount: 3 });
    expect(found.delimiter).toBeUndefined();
    expect(found.columns.map(({ name, field }) => [name, field])).toEqual([
      ['memory', 'text'],
      ['n', null],
      ['when', 'created_at'],
    ]);
    expect(found.rows.map(({ line, cells }) => [line, cells.map(({ raw }) => raw)])).toEqual([
      [1, ['first of them all', '9007199254740993', null]],
      [2, [null, null, null]],
      [3, ['second of them', null, '2026-01-01']],
    ]);
    expect(found.rows[1]!.problem).toMatch(/Not/);
  });

  it('larger than the head: counts are estimates', async () => {
    const row = 'm,"a text of some length that fills the line",2026-01-01\n';
    const found = await preview(`id,text,created_at\n${row.repeat(40_000)}`);
    expect(found.isWhole).toBe(false);
    expect(Math.abs(found.rowCount - 40_000)).toBeLessThan(100);
    expect(found.rows).toHaveLength(20);
  });

  it('a format that says itself what its columns are', async () => {
    const { sample, ...fixed } = importers.find(({ id }) => id === 'jsonl')!;
    const head = bytesOf('{"id":"a","text":"b","created_at":"2026-01-01"}\n');
    const input = { fileName: 'a', head, sizeBytes: head.length, clockMs, options: {} };
    const found = await previewImport([fixed], input);
    expect(found).toMatchObject({ isMappable: false, doubt: null });
    expect(found.rows[0]!.cells.map(({ raw }) => raw)).toEqual([
      'a',
      'b',
      'uncategorised',
      '2026-01-01T00:00:00Z',
      '',
      '0',
    ]);
  });

  it.each(['', '\n\n', 'hello world'])('%j cannot be helped by any mapping', async (content) => {
    await expect(preview(content, {}, 'a.md')).rejects.toBeInstanceOf(ImportRefusal);
  });
});
