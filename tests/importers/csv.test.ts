import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { importRows, importSource, piecewiseSource } from './import-rows.ts';

const read = (text: string | Uint8Array, options = {}) => importRows('csv', text, options);
const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/csv/${name}`, import.meta.url)));
const idsAndTexts = (rows: readonly { id: string; text: string }[]) => rows.map(({ id, text }) => [id, text]);

it('reads every canonical field', async () => {
  const { rows, detected, problemCount } = await read(
    'id,text,category,created_at,last_read_at,read_count,protected,initial_strength,alignment,tokens,bytes,subject,source,reads,note\n' +
      'm1,"tea, ""always""\nhot",goal,2026-01-01T00:00:00.5Z,2026-02-01,3,yes,0.5,.25,7,30,alice,chat,2026-01-20;2026-02-01,x\n',
  );
  expect(rows).toEqual([
    {
      id: 'm1',
      text: 'tea, "always"\nhot',
      category: 'goal',
      subject: 'alice',
      source: 'chat',
      createdMs: Date.UTC(2026, 0, 1) + 500,
      lastReadMs: Date.UTC(2026, 1, 1),
      readCount: 3,
      isProtected: true,
      initialStrength: 0.5,
      alignment: 0.25,
      tokens: 7,
      bytes: 30,
      isTokensEstimated: false,
      reads: [Date.UTC(2026, 0, 20), Date.UTC(2026, 1, 1)],
      flags: [],
      line: 2,
      extras: '{"note":"x"}',
    },
  ]);
  expect(detected).toEqual({
    formatId: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    decimalComma: false,
    hasHeader: true,
    extraColumns: ['note'],
    timeUnits: {},
  });
  expect(problemCount).toBe(0);
});

describe('files in the shapes that other tools write', () => {
  test.each([
    [
      'quoted-line-breaks.csv',
      [
        ['1', 'plain'],
        ['two', 'Once upon\na time'],
        ['3', 'crlf\r\ninside'],
      ],
    ],
    [
      'quotes-and-line-breaks.csv',
      [
        ['1', 'ha \n"ha" \nha'],
        ['3', '4'],
      ],
    ],
    ['utf-8-mark.csv', [['X', 'Y']]],
    [
      'mac-line-breaks.csv',
      [
        ['1', '2'],
        ['Once', 'upon\ra time'],
      ],
    ],
    ['null-byte.csv', [['nul\0l', 'two']]],
    [
      'latin1.csv',
      [
        ['1', 'café'],
        ['4', '© € 5'],
      ],
    ],
    [
      'utf-16-little.csv',
      [
        ['1', '2'],
        ['4', 'ʤ'],
      ],
    ],
    [
      'utf-16-big.csv',
      [
        ['1', '2'],
        ['4', 'ʤ'],
      ],
    ],
    [
      'utf-16-no-mark.csv',
      [
        ['1', 'two'],
        ['4', 'four'],
      ],
    ],
  ])('%s', async (name, expected) => {
    expect(idsAndTexts((await read(fixture(name))).rows)).toEqual(expected);
  });

  it('decimal-comma.csv', async () => {
    const { rows, detected } = await read(fixture('decimal-comma.csv'));
    expect(detected.decimalComma).toBe(true);
    expect(rows.map((row) => [row.initialStrength, row.tokens])).toEqual([
      [0.7, 200_000_000],
      [0.25, 12],
    ]);
  });

  it('stray-quote.tsv: the rest of the file is not swallowed', async () => {
    const { rows, detected, problems, notices } = await read(fixture('stray-quote.tsv'));
    expect(detected.delimiter).toBe('\t');
    expect(rows.map(({ id, text, readCount, source, line }) => [id, text, readCount, source, line])).toEqual([
      ['a', 'first', 1, 'x', 2],
      ['b', '"44.39', 7, 'y', 3],
      ['c', 'third', 2, 'z', 4],
      ['d', 'fourth', 3, 'z', 5],
    ]);
    expect(problems.filter((problem) => problem.flag === 'unparseable')).toEqual([
      expect.objectContaining({ line: 3, value: expect.stringMatching(/^"44\.39/) }),
    ]);
    expect(notices).toContain('1 line has a quote that is never closed.');
  });

  it('packed.csv.gz is named for what it is', async () => {
    await expect(read(fixture('packed.csv.gz'))).rejects.toThrow('file is a gzip archive, not text');
  });
});

it('numbers rows by the line they start on', async () => {
  const { rows } = await read('text\n"a\nb"\n\nc\r\nd\n');
  expect(rows.map(({ id, line }) => [id, line])).toEqual([
    ['row-2', 2],
    ['row-5', 5],
    ['row-6', 6],
  ]);
});

describe('rows of another length', () => {
  it('too short lack their last cells', async () => {
    const { rows, problemCount } = await read('id,created_at,category\na,2026-01-01\nb,2026-01-01,goal\n');
    expect(rows.map((row) => row.category)).toEqual(['uncategorised', 'goal']);
    expect(problemCount).toBe(0);
  });

  it('too long keep what is over, reported', async () => {
    const { rows, problems, notices } = await read("id,created_at\na,2026-01-01,x,'=y\nb,2026-01-01,,\n");
    expect(rows.map(({ id, flags, extras }) => [id, flags, extras])).toEqual([
      ['a', [], '{"_surplus":["x","=y"]}'],
      ['b', [], ''],
    ]);
    expect(problems).toEqual([expect.objectContaining({ line: 2, field: '_surplus', value: '["x","=y"]' })]);
    expect(notices).toEqual(['1 line has more cells than there are columns.']);
  });
});

describe('columns', () => {
  it('are known in other spellings; of two for one field the exact name wins, then the first', async () => {
    const { rows, detected } = await read(
      'ID,createdAt,created_at,Text,TEXT,note,note\na,2025-01-01,2026-01-01,one,two,n1,n2\n',
    );
    expect(rows[0]).toMatchObject({ id: 'a', createdMs: Date.UTC(2026, 0, 1), text: 'one' });
    expect(JSON.parse(rows[0]!.extras)).toEqual({
      createdAt: '2025-01-01',
      TEXT: 'two',
      note: 'n1',
      'note (2)': 'n2',
    });
    expect(detected.extraColumns).toEqual(['createdAt', 'TEXT', 'note', 'note (2)']);
  });

  it('are what the person says, with and without a header', async () => {
    const named = await read('memory,text,made\ntea,kept,2026-01-01\n', {
      columns: { memory: 'text', made: 'created_at' },
    });
    expect(named.rows[0]).toMatchObject({
      text: 'tea',
      createdMs: Date.UTC(2026, 0, 1),
      extras: '{"text (2)":"kept"}',
    });
    const numbered = await read('tea,2026-01-01\nmate,2026-01-02\n', {
      columns: { 'column 1': 'text', 'column 2': 'created_at' },
    });
    expect(idsAndTexts(numbered.rows)).toEqual([
      ['row-1', 'tea'],
      ['row-2', 'mate'],
    ]);
    expect(numbered.detected.hasHeader).toBe(false);
  });

  it('may be called as the language calls its own', async () => {
    const { rows } = await read('id,__proto__,constructor\na,x,y\n');
    expect(rows[0]!.extras).toBe('{"__proto__":"x","constructor":"y"}');
  });
});

it('takes back the mark that an export puts before formulas', async () => {
  const { rows } = await read("id,text,note\n'=1,'+2,'-3\n'@a,''b','\n'tis,'\tx,n\n");
  expect(idsAndTexts(rows)).toEqual([
    ['=1', '+2'],
    ['@a', "'b'"],
    ["'tis", '\tx'],
  ]);
  expect(rows.map((row) => row.extras)).toEqual(['{"note":"-3"}', `{"note":"'"}`, '{"note":"n"}']);
});

it('does what the person says about delimiter, quote, header and decimal comma', async () => {
  const { rows } = await read("'a'#'x#y'#0,5\n", {
    delimiter: '#',
    quote: "'",
    hasHeader: false,
    decimalComma: true,
    columns: { 'column 1': 'id', 'column 2': 'text', 'column 3': 'initial_strength' },
  });
  expect(rows[0]).toMatchObject({ id: 'a', text: 'x#y', initialStrength: 0.5 });
  await expect(read('id\n', { delimiter: ';;' })).rejects.toThrow(
    'The delimiter must be one character and no line break.',
  );
});

it('reads epochs, compact dates and dates in the order the person says', async () => {
  const { rows, detected } = await read(
    'id,created_at,last_read_at\na,1767225600.25,20260301\nb,1767225601,202603011000\n',
  );
  expect(detected.timeUnits).toEqual({ created_at: 's' });
  expect(rows.map((row) => [row.createdMs, row.lastReadMs])).toEqual([
    [1767225600250, Date.UTC(2026, 2, 1)],
    [1767225601000, Date.UTC(2026, 2, 1, 10)],
  ]);
  const slashes = await read('id,created_at\na,03/04/2026\n', { dayFirst: true });
  expect(slashes.rows[0]!.createdMs).toBe(Date.UTC(2026, 3, 3));
});

test.each(['id,text\n', 'id,text', 'sep=;\nid;text\n'])(
  'a header alone (%j) is no memories, and says so',
  async (text) => {
    const { table, notices } = await read(text);
    expect(table.rowCount).toBe(0);
    expect(notices).toEqual(['There are no memories in the file.']);
  },
);

describe('refusals', () => {
  test.each([
    ['a,b,c\n1,2,3\n', 'file: no known column; found a, b, c; known are id, text, category,'],
    ['1,2\n', 'file: no known column; found 1, 2; known are'],
    ['', 'file is empty (0 bytes).'],
  ])('%j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
    await expect(read(text)).rejects.toMatchObject({ name: 'ImportRefusal' });
  });
});

it('gives the same from a slow pipe', async () => {
  const lines = Array.from(
    { length: 3000 },
    (_, i) => `m${i},"é, ""${i}""\r\n${'x'.repeat(i % 50)}",2026-01-01`,
  );
  const text = `id,text,created_at\r\n${lines.join('\r\n')}`;
  const whole = await read(text);
  expect(whole.rows).toHaveLength(3000);
  expect(whole.rows[2999]).toMatchObject({ id: 'm2999', line: 6000, flags: [] });
  expect((await importSource('csv', piecewiseSource(text, [1, 50_000, 13]))).rows).toEqual(whole.rows);
});
