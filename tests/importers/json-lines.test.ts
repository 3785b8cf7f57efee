import { describe, expect, it, test } from 'vitest';
import { clockMs, importRows, importSource, piecewiseSource } from './import-rows.ts';

const read = (text: string | Uint8Array, options = {}) => importRows('jsonl', text, options);
const created = '"created_at":"2026-01-01"';

it('reads every canonical field', async () => {
  const { rows, detected, problemCount, newestMs } = await read(
    JSON.stringify({
      id: 'm1',
      text: 'Prefers tea — “always”\nשלום 🙂',
      category: 'personal_fact',
      created_at: '2026-03-01T10:15:30.123456+00:00',
      last_read_at: '2026-04-01T00:00:00Z',
      read_count: 4,
      protected: true,
      initial_strength: 0.9,
      alignment: 0.25,
      tokens: 9,
      bytes: 40,
      subject: 'alice',
      source: 'chat',
      reads: ['2026-04-01T00:00:00Z', '2026-03-05T00:00:00Z'],
      note: { n: [1.0] },
    }),
  );
  expect(rows).toEqual([
    {
      id: 'm1',
      text: 'Prefers tea — “always”\nשלום 🙂',
      category: 'personal_fact',
      subject: 'alice',
      source: 'chat',
      createdMs: 1772360130123.456,
      lastReadMs: Date.UTC(2026, 3, 1),
      readCount: 4,
      isProtected: true,
      initialStrength: 0.9,
      alignment: 0.25,
      tokens: 9,
      bytes: 40,
      isTokensEstimated: false,
      reads: [Date.UTC(2026, 2, 5), Date.UTC(2026, 3, 1)],
      flags: [],
      line: 1,
      extras: '{"note":{"n":[1]}}',
    },
  ]);
  expect(detected).toEqual({ formatId: 'jsonl', encoding: 'utf-8', extraColumns: ['note'], timeUnits: {} });
  expect(problemCount).toBe(0);
  expect(newestMs).toBe(Date.UTC(2026, 3, 1));
});

test.each([
  ['9007199254740993', '9007199254740993'],
  ['1.0', '1.0'],
  ['1e3', '1e3'],
  ['-0', '-0'],
  ['"007"', '007'],
  ['true', 'true'],
  ['[1, 2]', '[1,2]'],
  ['" "', ' '],
])('the id %s keeps its digits', async (json, id) => {
  expect((await read(`{"id":${json},${created}}`)).rows[0]!.id).toBe(id);
});

it('names rows without an id after their line', async () => {
  const { rows } = await read(`{${created}}\n\n{"id":null,${created}}\n{"id":"",${created}}`);
  expect(rows.map((row) => row.id)).toEqual(['row-1', 'row-3', 'row-4']);
});

it('keeps unknown fields with their digits, order and names', async () => {
  const { rows, detected } = await read(
    `{"z":1.10,${created},"__proto__":{"polluted":true},"constructor":12345678901234567890,"2":[ ]}`,
  );
  expect(rows[0]!.extras).toBe(
    '{"z":1.10,"__proto__":{"polluted":true},"constructor":12345678901234567890,"2":[]}',
  );
  expect(new Set(detected.extraColumns)).toEqual(new Set(['z', '__proto__', 'constructor', '2']));
  expect('polluted' in {}).toBe(false);
});

it('gives text that is no text as its JSON', async () => {
  const { rows } = await read(`{"text":{"a": 1.0},"category":5,"subject":false,${created}}`);
  expect(rows[0]).toMatchObject({ text: '{"a":1.0}', category: '5', subject: 'false', flags: [] });
});

describe('names of fields', () => {
  it('are known in other spellings', async () => {
    const { rows, detected } = await read(
      '{"ID":"a","createdAt":"2026-01-01","Last Read At":"2026-02-01","read-count":3,"Initial.Strength":0.5}',
    );
    expect(rows[0]).toMatchObject({
      id: 'a',
      createdMs: Date.UTC(2026, 0, 1),
      lastReadMs: Date.UTC(2026, 1, 1),
      readCount: 3,
      initialStrength: 0.5,
    });
    expect(detected.extraColumns).toEqual([]);
  });

  it('win over other spellings of themselves, which are kept', async () => {
    const { rows, detected } = await read('{"createdAt":"2025-01-01","created_at":"2026-01-01"}');
    expect(rows[0]).toMatchObject({ createdMs: Date.UTC(2026, 0, 1), extras: '{"createdAt":"2025-01-01"}' });
    expect(detected.extraColumns).toEqual(['createdAt']);
  });

  it('are what the person says', async () => {
    const { rows } = await read('{"memory":"tea","text":"kept","made":"2026-01-01"}', {
      columns: { memory: 'text', made: 'created_at' },
    });
    expect(rows[0]).toMatchObject({
      text: 'tea',
      createdMs: Date.UTC(2026, 0, 1),
      extras: '{"text (2)":"kept"}',
    });
  });
});

describe('repairs', () => {
  it('gives a bad line as an unusable row with its text and number', async () => {
    const { rows, problems, problemCount } = await read(
      `{"id":"a",${created}}\n{oops\n{"id":"b",${created}}`,
    );
    expect(rows.map((row) => [row.id, row.line, row.flags])).toEqual([
      ['a', 1, []],
      ['row-2', 2, ['unparseable']],
      ['b', 3, []],
    ]);
    expect(rows[1]).toMatchObject({ text: '{oops', createdMs: Number.NaN, category: 'uncategorised' });
    expect(problems).toEqual([
      { line: 2, field: '', value: '{oops', flag: 'unparseable', message: 'Not valid JSON.' },
    ]);
    expect(problemCount).toBe(1);
  });

  it.each(['NaN', 'Infinity', '-Infinity'])('reads a row with a bare %s and flags it once', async (word) => {
    const { rows, problemCount } = await read(
      `{"id":"a",${created},"alignment":${word}}\n{"id":"b",${created},"x":${word}}`,
    );
    expect(rows[0]).toMatchObject({ id: 'a', alignment: 0, flags: ['bad-number'] });
    expect(rows[1]).toMatchObject({ id: 'b', flags: ['bad-number'], extras: `{"x":"${word}"}` });
    expect(problemCount).toBe(2);
  });

  it('reads trailing commas and raw tabs in strings', async () => {
    const { rows } = await read(`{"id":"a\tb",${created},"reads":["2026-01-05",],}`);
    expect(rows[0]).toMatchObject({ id: 'a\tb', reads: [Date.UTC(2026, 0, 5)], flags: [] });
  });

  it('reads glued and laid-out objects', async () => {
    const { rows } = await read(
      `{"id":"a",${created}}{"id":"b",${created}}\n${JSON.stringify({ id: 'c', created_at: '2026-01-01', x: { y: 1 } }, null, 2)}\n{"id":"d",${created}}`,
    );
    expect(rows.map((row) => [row.id, row.line])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 2],
      ['d', 9],
    ]);
    expect(rows[2]!.extras).toBe('{"x":{"y":1}}');
  });

  it('does not let an unclosed string swallow the next lines', async () => {
    const { rows } = await read(
      `{"id":"a",${created},"text":"x\n{"id":"b",${created}}\n{"id":"c",${created}}`,
    );
    expect(rows.map((row) => row.id)).toEqual(['row-1', 'b', 'c']);
  });

  it('counts every line that is there', async () => {
    const { table } = await read(`{"id":"a"}\n5\nnull\n[1]\n"x"\n\n{"id":"b"}`);
    expect(table.rowCount).toBe(6);
  });
});

it('reads UTF-16, Latin-1 and a mark', async () => {
  const text = `{"id":"é",${created}}\n`;
  for (const [bytes, encoding] of [
    [Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
    [Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'utf-16be'],
    [Buffer.from(text, 'latin1'), 'latin1'],
    [Buffer.from(`\ufeff${text}`), 'utf-8'],
  ] as const) {
    const { rows, detected } = await read(new Uint8Array(bytes));
    expect(rows[0]).toMatchObject({ id: 'é', flags: [] });
    expect(detected.encoding).toBe(encoding);
  }
});

describe('refusals', () => {
  test.each([
    ['{"a":1}\n{"b":2}', 'file: no known field; found a, b; known are id, text, category,'],
    ['{}', 'file: no known field; the objects are empty; known are id, text,'],
    ['{"a":', 'file: none of it can be read as JSON objects.'],
    ['', 'file is empty (0 bytes).'],
    ['\n \n', 'file holds nothing but blanks.'],
  ])('%j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
    await expect(read(text)).rejects.toMatchObject({ name: 'ImportRefusal' });
  });
});

it('says what it decided', async () => {
  const { notices, detected } = await read('{"created_at":1767225600,"idle_days":2}');
  expect(detected.timeUnits).toEqual({ created_at: 's' });
  expect(notices).toEqual([
    'created_at was read as seconds, judged by the size of most of its numbers.',
    'age_days and idle_days were counted back from 2026-01-01T00:00:00.000Z.',
  ]);
});

it('tells of its progress, and gives the same from a slow pipe', async () => {
  const text = Array.from(
    { length: 3000 },
    (_, i) => `{"id":"m${i}",${created},"text":"é${'x'.repeat(i % 70)}"}`,
  ).join('\n');
  const bytes: number[] = [];
  const whole = await read(text);
  const piecewise = await importSource('jsonl', piecewiseSource(text, [1, 7, 60_001]));
  expect(piecewise.rows).toEqual(whole.rows);
  const { default: jsonLines } = await import('../../src/importers/json-lines.ts');
  const result = await jsonLines.parse(piecewiseSource(text, [20_000]), { clockMs }, (progress) => {
    bytes.push(progress.bytes);
    expect(progress.rows).toBeLessThanOrEqual(3000);
  });
  expect(result.table.rowCount).toBe(3000);
  expect(bytes.length).toBeGreaterThan(1);
  expect(bytes).toEqual([...bytes].sort((a, b) => a - b));
  expect(bytes.at(-1)).toBe(Buffer.byteLength(text));
});

it('reads a line of 10 MB', async () => {
  const text = 'é"\\n'.repeat(2_500_000);
  const { rows } = await read(`{"id":"a",${created},"text":${JSON.stringify(text)}}\n{"id":"b",${created}}`);
  expect(rows.map((row) => [row.id, row.text.length])).toEqual([
    ['a', text.length],
    ['b', 0],
  ]);
});
