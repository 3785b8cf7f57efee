import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCanonicalLines } from '../../../src/engine/export/canonical-json-lines.ts';
import { importRows } from '../../importers/import-rows.ts';

const lines = (pieces: Iterable<string>) => [...pieces].join('');

/** Imports, writes, imports again. */
async function roundTrip(formatId: string, text: string) {
  const first = await importRows(formatId, text);
  const written = lines(writeCanonicalLines(first.table));
  const second = await importRows('jsonl', written);
  return { first, written, second };
}

describe('a line', () => {
  it('has the canonical names in their order, defaults left out', async () => {
    const { written } = await roundTrip('csv', 'id,text,created_at\na,tea,2026-01-01\n');
    expect(written).toBe(
      '{"id":"a","text":"tea","category":"uncategorised","created_at":"2026-01-01T00:00:00.000Z","last_read_at":null,"read_count":0,"protected":false}\n',
    );
  });

  it('has everything that a row has', async () => {
    const line =
      '{"id":"9007199254740993","text":"é","category":"goal","created_at":"2026-03-01T10:15:30.123456Z","last_read_at":"2026-04-01T00:00:00.000Z","read_count":2,"protected":true,"initial_strength":0.5,"alignment":0.25,"tokens":3,"bytes":9,"subject":"s","source":"o","reads":["2026-04-01T00:00:00.000Z"],"x":{"y":[1.0,12345678901234567890]},"__proto__":1}';
    expect((await roundTrip('jsonl', line)).written).toBe(`${line}\n`);
  });

  it('gives back what could not be read, in its place', async () => {
    const text =
      '{"id":"a","created_at":"soon","read_count":-2,"protected":"perhaps","reads":["x","2026-01-01",null],"tokens":"many"}';
    const { written, first, second } = await roundTrip('jsonl', text);
    expect(JSON.parse(written)).toMatchObject({
      created_at: 'soon',
      read_count: -2,
      protected: 'perhaps',
      reads: ['2026-01-01T00:00:00.000Z', 'x', null],
      tokens: 'many',
    });
    expect(second.rows).toEqual(first.rows);
  });

  it('keeps a time that days stood in for, and what stood there beside it', async () => {
    const { written, first, second } = await roundTrip(
      'jsonl',
      '{"id":"a","created_at":"soon","age_days":2}',
    );
    expect(JSON.parse(written)).toMatchObject({
      created_at: '2026-12-30T00:00:00.000Z',
      'created_at (2)': 'soon',
    });
    expect(second.rows[0]!.createdMs).toBe(first.rows[0]!.createdMs);
  });

  it('is JSON also for a line that was none', async () => {
    const { written } = await roundTrip('jsonl', '{"id":"a"}\n{"id":"b\n');
    expect(
      written
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ id: 'a' }, { id: 'row-2', text: '{"id":"b' }]);
  });
});

const timeText = fc.oneof(
  fc
    .date({ min: new Date('1981-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc
    .integer({ min: 0, max: 999_999_999 })
    .map((ns) => `2026-05-05T01:02:03.${String(ns).padStart(9, '0')}+02:00`),
  fc.constantFrom(null, '', 'garbage', '2026-02-30', '1975-01-01 00:00:00', 1767225600, 1767225601.25, true),
);
const isReadable = (time: unknown) =>
  typeof time === 'number' || (typeof time === 'string' && /^\d{4}-(?!02-30)/.test(time));
const number = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(-1, 7, 'x', '0.5', null));
const memory = fc.record(
  {
    id: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('dup', null, '__proto__')),
    text: fc.string({ unit: 'grapheme' }),
    category: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('constructor', '__proto__')),
    created_at: timeText,
    last_read_at: timeText,
    read_count: fc.oneof(fc.nat(), number),
    age_days: fc.constantFrom(3, 1.5, 'x', undefined),
    protected: fc.constantFrom(true, false, 'yes', 'perhaps', undefined),
    initial_strength: number,
    alignment: number,
    tokens: fc.oneof(fc.nat(), number),
    bytes: fc.oneof(fc.nat(), number),
    subject: fc.string({ unit: 'grapheme' }),
    source: fc.string({ unit: 'grapheme' }),
    reads: fc.array(timeText, { maxLength: 4 }),
    extra: fc.jsonValue(),
    createdAt: fc.constantFrom('2020-01-01', undefined),
  },
  { requiredKeys: [] },
);

it('imported again gives the same rows, flags and extras', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(memory, { minLength: 1, maxLength: 6 }), async (memories) => {
      const isStoodIn = (one: (typeof memories)[number]) =>
        one.age_days !== undefined && !isReadable(one.created_at);
      fc.pre(!memories.some(isStoodIn));
      const all = [{ id: 'first', created_at: '2026-06-01' }, ...memories];
      const { first, second, written } = await roundTrip('json-array', JSON.stringify(all));
      const without = (rows: typeof first.rows) => rows.map(({ line, ...row }) => row);
      expect(without(second.rows)).toEqual(without(first.rows));
      expect(lines(writeCanonicalLines(second.table))).toBe(written);
    }),
    { numRuns: 200 },
  );
});

it('comes in pieces that join to the whole', async () => {
  const text = Array.from({ length: 2500 }, (_, i) => `{"id":"m${i}","created_at":"2026-01-01"}`).join('\n');
  const { table } = await importRows('jsonl', text);
  const pieces = [...writeCanonicalLines(table)];
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((piece) => piece.endsWith('\n'))).toBe(true);
  expect(
    pieces
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual(Array.from({ length: 2500 }, (_, i) => `m${i}`));
});
