import { describe, expect, it, test } from 'vitest';
import type { ImportOptions } from '../../src/engine/contracts/importer.ts';
import { type CanonicalField, fieldNumber } from '../../src/engine/import/canonical-fields.ts';
import type { Cell } from '../../src/engine/import/read-cell.ts';
import { TableBuilder } from '../../src/engine/table-builder.ts';
import { type PlainRow, plainRows } from '../importers/import-rows.ts';

const clockMs = Date.UTC(2027, 0, 1);
const day = 86_400_000;
type Cells = Partial<Record<CanonicalField, Cell>>;

function build(rows: readonly Cells[], given: Partial<ImportOptions> = {}, isDecimalComma = false) {
  const options = { clockMs, ...given };
  const builder = new TableBuilder(options, isDecimalComma);
  rows.forEach((cells, i) => {
    builder.startRow(i + 2);
    for (const [field, cell] of Object.entries(cells))
      builder.set(fieldNumber(field as CanonicalField), cell);
    builder.endRow();
  });
  const built = builder.finish(options);
  return { ...built, rows: plainRows(built.table) };
}

/** One row with a good time of creation and these cells. */
function one(cells: Cells, options: Partial<ImportOptions> = {}): PlainRow {
  return build([{ created_at: '2026-01-01', ...cells }], options).rows[0]!;
}

describe('what is missing', () => {
  it('gets its default without a flag', () => {
    expect(one({})).toEqual({
      id: 'row-2',
      text: '',
      category: 'uncategorised',
      subject: '',
      source: '',
      createdMs: Date.UTC(2026, 0, 1),
      lastReadMs: Number.NaN,
      readCount: 0,
      isProtected: false,
      initialStrength: 1,
      alignment: 0,
      tokens: 0,
      bytes: 0,
      isTokensEstimated: true,
      reads: [],
      flags: [],
      line: 2,
      extras: '',
    });
  });

  test.each([
    [undefined],
    [null],
    [''],
    ['  '],
    ['None'],
    ['null'],
    ['NULL'],
    ['NaN'],
    ['NaT'],
    [Number.NaN],
  ])('a last read of %s is no read', (cell) => {
    expect(one({ last_read_at: cell })).toMatchObject({ lastReadMs: Number.NaN, flags: [] });
  });

  test.each([[undefined], [null], [''], ['None'], ['NaN']])('a creation of %s is flagged', (cell) => {
    expect(one({ created_at: cell })).toMatchObject({ createdMs: Number.NaN, flags: ['bad-created'] });
  });

  test.each([[null], [''], ['None']])('numbers of %s', (cell) => {
    expect(
      one({ read_count: cell, initial_strength: cell, alignment: cell, tokens: cell, protected: cell }),
    ).toMatchObject({
      readCount: 0,
      initialStrength: 1,
      alignment: 0,
      isProtected: false,
      flags: [],
    });
  });

  test.each([[null], ['']])('an id of %s is the line', (cell) => {
    expect(one({ id: cell }).id).toBe('row-2');
  });
});

describe('times', () => {
  it('decides the unit of a column by the magnitude of most of its numbers', () => {
    const { rows, timeUnits } = build([
      { created_at: 1767225600000 },
      { created_at: '1767225600000' },
      { created_at: 1767225600 },
      { created_at: '2026-01-01T00:00:00Z' },
    ]);
    expect(timeUnits).toEqual({ created_at: 'ms' });
    expect(rows.map((row) => row.createdMs)).toEqual([
      1767225600000, 1767225600000, 1767225600, 1767225600000,
    ]);
    expect(rows[2]!.flags).toEqual(['before-1980']);
  });

  test.each([
    ['s', 1767225600.25, 1767225600250],
    ['ms', 1767225600123.5, 1767225600123.5],
    ['us', 1767225600123456, 1767225600123.456],
    ['ns', 1767225600000000000, 1767225600000],
  ] as const)('%s', (unit, epoch, expected) => {
    const built = build([{ created_at: epoch, last_read_at: String(epoch) }]);
    expect(built.timeUnits).toEqual({ created_at: unit, last_read_at: unit });
    expect(built.rows[0]).toMatchObject({ createdMs: expected, lastReadMs: expected, flags: [] });
  });

  it('decides each column by itself', () => {
    const built = build([{ created_at: 1767225600, last_read_at: 1767225600000, reads: [1767225600000000] }]);
    expect(built.timeUnits).toEqual({ created_at: 's', last_read_at: 'ms', reads: 'us' });
    expect(built.rows[0]).toMatchObject({
      createdMs: 1767225600000,
      lastReadMs: 1767225600000,
      reads: [1767225600000],
    });
  });

  it('does not let zeros vote', () => {
    expect(build([{ created_at: 0 }, { created_at: 0 }, { created_at: 1767225600000 }]).timeUnits).toEqual({
      created_at: 'ms',
    });
  });

  it('follows the person, also where a number looks like a date', () => {
    const { rows } = build([{ created_at: 20260301 }, { created_at: 1767225600000 }], { timeUnit: 's' });
    expect(rows.map((row) => row.createdMs)).toEqual([20260301000, 1767225600000000]);
    expect(build([{ created_at: 20260301 }]).rows[0]!.createdMs).toBe(Date.UTC(2026, 2, 1));
  });

  it('flags an epoch that no date can hold', () => {
    const row = build([{ created_at: 1e14 }, { created_at: 1767225600 }, { created_at: 1767225600 }])
      .rows[0]!;
    expect(row).toMatchObject({ createdMs: Number.NaN, flags: ['bad-created'] });
  });

  test.each(['2026-02-30', '2026-13-45', 'yesterday', 20260230, true, Number.POSITIVE_INFINITY, '{"at":1}'])(
    'a creation of %s cannot be read',
    (cell) => {
      expect(one({ created_at: cell })).toMatchObject({ createdMs: Number.NaN, flags: ['bad-created'] });
    },
  );

  test.each(['2026-02-30', 'never', false])('a last read of %s cannot be read', (cell) => {
    expect(one({ last_read_at: cell })).toMatchObject({ lastReadMs: Number.NaN, flags: ['bad-last-read'] });
  });

  it('keeps what could not be read, to be written back', () => {
    expect(one({ created_at: '2026-02-30' }).extras).toBe('{"created_at":"2026-02-30"}');
    expect(one({ protected: 'perhaps', alignment: 7 }).extras).toBe('{"alignment":7,"protected":"perhaps"}');
  });

  it('flags everything before 1980', () => {
    expect(one({ created_at: '1979-12-31T23:59:59Z' }).flags).toEqual(['before-1980']);
    expect(one({ created_at: '1980-01-01' }).flags).toEqual([]);
    expect(one({ last_read_at: '1970-01-01' }).flags).toEqual(['before-1980']);
    expect(one({ reads: ['1970-01-01', '2026-02-01'] }).flags).toEqual(['before-1980']);
  });

  it('takes naive times for what the person says', () => {
    expect(one({ created_at: '2026-01-01 12:00:00' }, { naiveOffsetMinutes: 60 }).createdMs).toBe(
      Date.UTC(2026, 0, 1, 11),
    );
  });
});

describe('age and idle days', () => {
  it('count back from the as-of given', () => {
    const asOfMs = Date.UTC(2026, 5, 1) + 0.25;
    const built = build([{ age_days: 10.5, idle_days: '2' }], { asOfMs });
    expect(built.rows[0]).toMatchObject({
      createdMs: asOfMs - 10.5 * day,
      lastReadMs: asOfMs - 2 * day,
      flags: [],
    });
    expect(built.daysAnchorMs).toBe(asOfMs);
    expect(built.newestMs).toBeNull();
  });

  it('count back from the newest time in the file that is not after the clock', () => {
    const built = build([
      { age_days: 1 },
      { created_at: '2026-05-01' },
      { created_at: '2030-01-01' },
      { age_days: -3 },
    ]);
    expect(built.newestMs).toBe(Date.UTC(2026, 4, 1));
    expect(built.rows[0]!.createdMs).toBe(Date.UTC(2026, 3, 30));
    expect(built.rows[3]!.createdMs).toBe(Date.UTC(2026, 4, 4));
  });

  it('see last reads and read logs as times of the file', () => {
    expect(build([{ created_at: '2026-01-01', last_read_at: '2026-02-01' }]).newestMs).toBe(
      Date.UTC(2026, 1, 1),
    );
    expect(build([{ created_at: '2026-01-01', reads: ['2026-03-01'] }]).newestMs).toBe(Date.UTC(2026, 2, 1));
  });

  it('count back from the clock where the file has no time', () => {
    expect(build([{ age_days: 2 }]).rows[0]!.createdMs).toBe(clockMs - 2 * day);
  });

  it('give way to readable times, flagged', () => {
    expect(one({ age_days: 5 })).toMatchObject({ createdMs: Date.UTC(2026, 0, 1), flags: ['both-times'] });
    expect(one({ last_read_at: '2026-02-01', idle_days: 5 })).toMatchObject({
      lastReadMs: Date.UTC(2026, 1, 1),
      flags: ['both-times'],
    });
  });

  it('stand in for times that are missing or unreadable', () => {
    const asOfMs = Date.UTC(2026, 5, 1);
    expect(one({ created_at: null, age_days: 1 }, { asOfMs })).toMatchObject({
      createdMs: asOfMs - day,
      flags: [],
    });
    expect(one({ created_at: 'x', age_days: 1 }, { asOfMs })).toMatchObject({
      createdMs: asOfMs - day,
      flags: ['bad-created'],
    });
    expect(one({ last_read_at: 'x', idle_days: 1 }, { asOfMs })).toMatchObject({
      lastReadMs: asOfMs - day,
      flags: ['bad-last-read'],
    });
  });

  test.each(['old', 'NaN', Number.POSITIVE_INFINITY, true])('of %s cannot be read', (cell) => {
    expect(one({ created_at: null, age_days: cell })).toMatchObject({ createdMs: Number.NaN });
    expect(one({ created_at: null, age_days: cell }).flags).toContain('bad-created');
    expect(one({ age_days: cell }).flags).toEqual(['bad-number']);
    expect(one({ idle_days: cell })).toMatchObject({ lastReadMs: Number.NaN, flags: ['bad-last-read'] });
  });
});

describe('read logs', () => {
  const log = ['2026-03-01', '2026-01-15', '2026-02-01'];
  const sorted = [Date.UTC(2026, 0, 15), Date.UTC(2026, 1, 1), Date.UTC(2026, 2, 1)];

  it('are sorted, as lists and as text', () => {
    expect(one({ reads: log })).toMatchObject({ reads: sorted, flags: [] });
    expect(one({ reads: log.join(';') })).toMatchObject({ reads: sorted, flags: [] });
    expect(one({ reads: ` ${log.join(' ; ')};` })).toMatchObject({ reads: sorted, flags: [] });
  });

  it('drop entries that cannot be read, flagged and kept', () => {
    const row = one({ reads: [log[0], 'x', null, { at: 1 }, '2026-02-30', log[2]] });
    expect(row).toMatchObject({ reads: [sorted[1], sorted[2]], flags: ['bad-last-read'] });
    expect(row.extras).toBe('{"reads":["x",null,{"at":1},"2026-02-30"]}');
  });

  it('with nothing readable are no log', () => {
    const { table, rows } = build([{ created_at: '2026-01-01', last_read_at: '2026-02-01', reads: ['x'] }]);
    expect(table.readLog).toBeNull();
    expect(rows[0]!.flags).toEqual(['bad-last-read']);
  });

  test.each([[[]], [null], [''], [undefined]])('of %s are none, unflagged', (cell) => {
    const { table, rows } = build([{ created_at: '2026-01-01', reads: cell }]);
    expect(table.readLog).toBeNull();
    expect(rows[0]!.flags).toEqual([]);
  });

  it('belong to their rows', () => {
    const { rows } = build([
      { created_at: '2026-01-01', reads: [log[0]] },
      { created_at: '2026-01-01' },
      { created_at: '2026-01-01', reads: [log[1], log[2]] },
    ]);
    expect(rows.map((row) => row.reads)).toEqual([[sorted[2]], [], [sorted[0], sorted[1]]]);
  });

  it('disagree with a last read that is more than 1 ms away', () => {
    const off = (ms: number) =>
      one({ reads: log, last_read_at: new Date(sorted[2]! + ms).toISOString() }).flags;
    expect(off(0)).toEqual([]);
    expect(off(1)).toEqual([]);
    expect(off(2)).toEqual(['log-disagrees']);
    expect(off(-2)).toEqual(['log-disagrees']);
  });

  it('disagree with a count below their length, not with one above, which means they were cut', () => {
    const flags = (read_count: Cell) => one({ reads: log, read_count }).flags;
    expect(flags(2)).toEqual(['log-disagrees']);
    expect(flags(3)).toEqual([]);
    expect(flags(30)).toEqual([]);
    expect(flags(undefined)).toEqual([]);
  });
});

describe('numbers', () => {
  test.each([
    ['read_count', 'readCount', 7, '7', 7],
    ['initial_strength', 'initialStrength', 0, '1e-1', 0.1],
    ['alignment', 'alignment', 1, '.5', 0.5],
    ['tokens', 'tokens', 12, '0', 0],
    ['bytes', 'bytes', 5, ' 6 ', 6],
  ] as const)('%s is read from a number and from text', (field, column, number, text, value) => {
    expect(one({ [field]: number })).toMatchObject({ [column]: number, flags: [] });
    expect(one({ [field]: text })).toMatchObject({ [column]: value, flags: [] });
  });

  test.each([
    ['read_count', 'readCount', 0, [-1, 'many', 'NaN', Number.NaN, Number.POSITIVE_INFINITY, true]],
    ['initial_strength', 'initialStrength', 1, [-0.1, 1.1, 'x', '50%', Number.NaN]],
    ['alignment', 'alignment', 0, [-1, 2, 'x']],
    ['tokens', 'tokens', 0, [-1, 'x']],
    ['bytes', 'bytes', 0, [-1, 'x']],
  ] as const)('%s out of range is the default, flagged', (field, column, value, cells) => {
    for (const cell of cells)
      expect(one({ [field]: cell })).toMatchObject({ [column]: value, flags: ['bad-number'] });
  });

  it('estimates bytes by the UTF-8 length and tokens by a quarter of the bytes, rounded up', () => {
    expect(one({ text: 'naïve 🙂' })).toMatchObject({
      bytes: 11,
      tokens: 3,
      isTokensEstimated: true,
      flags: [],
    });
    expect(one({ text: 'naïve', bytes: 100 })).toMatchObject({
      bytes: 100,
      tokens: 25,
      isTokensEstimated: true,
    });
    expect(one({ text: 'naïve', tokens: 2 })).toMatchObject({
      bytes: 6,
      tokens: 2,
      isTokensEstimated: false,
    });
    expect(one({ text: 'naïve', tokens: 'x' })).toMatchObject({
      tokens: 2,
      isTokensEstimated: true,
      flags: ['bad-number'],
    });
  });

  it('reads decimal commas and grouped thousands where the file has them', () => {
    const cells = {
      created_at: '2026-01-01',
      initial_strength: '0,5',
      tokens: '1.234.567',
      bytes: '1.234,5',
    };
    expect(build([cells], {}, true).rows[0]).toMatchObject({
      initialStrength: 0.5,
      tokens: 1234567,
      bytes: 1234.5,
      flags: [],
    });
    expect(build([cells], {}, false).rows[0]!.flags).toEqual(['bad-number']);
  });
});

describe('protected', () => {
  test.each([true, 'true', 'TRUE', 1, '1', 'yes', 'Y', 't'])('%s', (cell) => {
    expect(one({ protected: cell })).toMatchObject({ isProtected: true, flags: [] });
  });
  test.each([false, 'false', 0, '0', 'No', 'n', 'F'])('not %s', (cell) => {
    expect(one({ protected: cell })).toMatchObject({ isProtected: false, flags: [] });
  });
  test.each(['perhaps', 2, 'NaN'])('unreadable %s protects, flagged', (cell) => {
    expect(one({ protected: cell })).toMatchObject({ isProtected: true, flags: ['bad-number'] });
  });
});

describe('names', () => {
  it('lets ordinary words of the language be categories, subjects and sources', () => {
    const names = ['__proto__', 'constructor', 'toString', '', 'hasOwnProperty', '__proto__'];
    const { rows, table } = build(
      names.map((name) => ({ created_at: '2026-01-01', category: name, subject: name, source: name })),
    );
    expect(rows.map((row) => row.category)).toEqual(names.map((name) => name || 'uncategorised'));
    expect(rows.map((row) => row.subject)).toEqual(names);
    expect(rows.map((row) => row.source)).toEqual(names);
    expect(table.subject.names[0]).toBe('');
    expect(table.source.names[0]).toBe('');
    expect(new Set(table.category.names).size).toBe(table.category.names.length);
  });

  it('flags each of several rows with one id', () => {
    const { rows, problemCount } = build(
      ['a', 'b', 'a', 'c', 'a'].map((id) => ({ id, created_at: '2026-01-01' })),
    );
    expect(rows.map((row) => row.flags.includes('duplicate-id'))).toEqual([true, false, true, false, true]);
    expect(problemCount).toBe(3);
  });
});

describe('problems', () => {
  it('keeps the first thousand by line and counts all', () => {
    const rows = Array.from({ length: 1500 }, (_, i) => ({
      id: i < 2 ? 'same' : `m${i}`,
      created_at: i < 2 ? '2026-01-01' : 'x',
    }));
    const { problems, problemCount } = build(rows);
    expect(problemCount).toBe(1500);
    expect(problems).toHaveLength(1000);
    expect(problems.map((problem) => problem.line)).toEqual(Array.from({ length: 1000 }, (_, i) => i + 2));
    expect(problems[0]!.flag).toBe('duplicate-id');
  });

  it('says what stood where, cut at 120 characters', () => {
    const { problems } = build([{ created_at: 'y'.repeat(500) }]);
    expect(problems).toEqual([
      { line: 2, field: 'created_at', value: 'y'.repeat(120), flag: 'bad-created', message: 'Not a time.' },
    ]);
  });

  it('counts flagged rows once', () => {
    const options = { clockMs };
    const builder = new TableBuilder(options, false);
    builder.startRow(1);
    builder.set(fieldNumber('created_at'), 'x');
    builder.set(fieldNumber('tokens'), 'x');
    builder.endRow();
    builder.addUnparseable(2, 'junk', 'Not JSON.');
    builder.startRow(3);
    builder.set(fieldNumber('created_at'), '2026-01-01');
    builder.endRow();
    expect([builder.rowCount, builder.flaggedCount]).toEqual([3, 2]);
    const rows = plainRows(builder.finish(options).table);
    expect(rows[1]).toMatchObject({
      id: 'row-2',
      text: 'junk',
      flags: ['unparseable'],
      createdMs: Number.NaN,
      bytes: 4,
    });
  });
});

it('builds an empty table', () => {
  const { table, problems, newestMs } = build([]);
  expect(table.rowCount).toBe(0);
  expect([...table.ids.offsets]).toEqual([0]);
  expect(problems).toEqual([]);
  expect(newestMs).toBeNull();
});

it('holds more rows than its columns start with', () => {
  const { rows } = build(
    Array.from({ length: 5000 }, (_, i) => ({
      id: `m${i}`,
      created_at: '2026-01-01',
      read_count: i,
      text: 'é'.repeat(i % 90),
    })),
  );
  expect(
    rows.every((row, i) => row.id === `m${i}` && row.readCount === i && row.bytes === 2 * (i % 90)),
  ).toBe(true);
});
