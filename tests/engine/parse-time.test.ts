import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  epochToMs,
  parseCompactTime,
  parsePlainNumber,
  parseTime,
  parseTimeText,
  timeUnitOf,
  utcSettings,
} from '../../src/engine/parse-time.ts';

const read = (text: string, settings: Partial<typeof utcSettings> = {}) =>
  parseTimeText(text, { ...utcSettings, ...settings });

describe('parseTimeText', () => {
  test.each([
    ['2026-03-01T10:15:30Z', Date.UTC(2026, 2, 1, 10, 15, 30)],
    ['2026-03-01T10:15:30.123456+00:00', 1772360130123.456],
    ['2026-03-01T10:15:30,5Z', Date.UTC(2026, 2, 1, 10, 15, 30, 500)],
    ['2026-03-01T10:15Z', Date.UTC(2026, 2, 1, 10, 15)],
    ['2026-03-01t10:15:30z', Date.UTC(2026, 2, 1, 10, 15, 30)],
    ['2024-07-26T08:15:11.936340-07:00', Date.UTC(2024, 6, 26, 15, 15, 11, 936) + 0.34],
    ['2026-03-01T10:15:30+0530', Date.UTC(2026, 2, 1, 4, 45, 30)],
    ['2026-03-01T10:15:30+05', Date.UTC(2026, 2, 1, 5, 15, 30)],
    ['2026-03-01 10:15:30', Date.UTC(2026, 2, 1, 10, 15, 30)],
    ['2026-03-01 10:15:30 UTC', Date.UTC(2026, 2, 1, 10, 15, 30)],
    ['2026-03-01 10:15:30 +0200', Date.UTC(2026, 2, 1, 8, 15, 30)],
    ['2026-03-01', Date.UTC(2026, 2, 1)],
    ['2026/03/01', Date.UTC(2026, 2, 1)],
    ['20260301T101530Z', Date.UTC(2026, 2, 1, 10, 15, 30)],
    ['+012026-03-01', Date.UTC(12026, 2, 1)],
    ['-000001-03-01T00:00:00Z', Date.parse('-000001-03-01T00:00:00Z')],
    ['0050-03-01', Date.parse('0050-03-01T00:00:00Z')],
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    ['2000-02-29', Date.UTC(2000, 1, 29)],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    '2026-02-30',
    '2026-13-45',
    '2026-00-10',
    '2026-01-00',
    '2025-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-03-01T24:00:00Z',
    '2026-03-01T10:60:00Z',
    '2026-03-01T10:15:60Z',
    '2026-03-01T10:15:30+25:00',
    '2026-03-01T10:15:30+02:61',
    '2026-03-01T10:15:30.Z',
    '2026-03-01T',
    '2026-03-01T10',
    '2026-03-01 then',
    '2026-03-01T10:15:30Zz',
    '2026-03',
    '26-03-01',
    'yesterday',
    '',
    '03/04/2026',
    '+999999-01-01',
  ])('%s is no time', (text) => {
    expect(read(text)).toBeNaN();
  });

  test.each([
    ['11/3/2025 9:05', Date.UTC(2025, 10, 3, 9, 5)],
    ['11/3/2025, 9:05 PM', Date.UTC(2025, 10, 3, 21, 5)],
    ['11/3/2025 12:00 AM', Date.UTC(2025, 10, 3)],
    ['11/3/2025 12:00:30 pm', Date.UTC(2025, 10, 3, 12, 0, 30)],
    ['2025-11-03 9:05PM +01:00', Date.UTC(2025, 10, 3, 20, 5)],
    ['11/3/2025 13:00 PM', Number.NaN],
    ['11/3/2025 0:00 AM', Number.NaN],
    ['11/3/2025 9', Number.NaN],
    ['11/3/2025 9:05 XM', Number.NaN],
    ['11/3/2025,', Number.NaN],
  ])('%s, as spreadsheets write it', (text, expected) => {
    expect(read(text, { dayFirst: false })).toBe(expected);
  });

  it('takes naive times for UTC unless told otherwise, and leaves zoned ones alone', () => {
    expect(read('2026-03-01 10:00:00', { naiveOffsetMinutes: 120 })).toBe(Date.UTC(2026, 2, 1, 8));
    expect(read('2026-03-01', { naiveOffsetMinutes: -60 })).toBe(Date.UTC(2026, 2, 1, 1));
    expect(read('2026-03-01 10:00:00Z', { naiveOffsetMinutes: 120 })).toBe(Date.UTC(2026, 2, 1, 10));
  });

  it('reads day and month in the order the person says, and in none without a word', () => {
    expect(read('03/04/2026', { dayFirst: true })).toBe(Date.UTC(2026, 3, 3));
    expect(read('3.4.2026 07:30', { dayFirst: true })).toBe(Date.UTC(2026, 3, 3, 7, 30));
    expect(read('03/04/2026', { dayFirst: false })).toBe(Date.UTC(2026, 2, 4));
    expect(read('13/04/2026', { dayFirst: false })).toBeNaN();
    expect(read('31/02/2026', { dayFirst: true })).toBeNaN();
  });

  it('agrees with Date on every millisecond that Date can write', () => {
    const times = fc.integer({ min: -8.64e15, max: 8.64e15 });
    fc.assert(
      fc.property(times, (time) => {
        expect(read(new Date(time).toISOString())).toBe(time);
      }),
    );
  });

  it('accepts a calendar date exactly when Date does not roll it over', () => {
    const part = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), part, part, (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        const two = (n: number) => String(n).padStart(2, '0');
        expect(read(`${year}-${two(month)}-${two(day)}`)).toBe(isReal ? date.getTime() : Number.NaN);
      }),
    );
  });
});

describe('parseCompactTime', () => {
  test.each([
    [20260301, Date.UTC(2026, 2, 1)],
    [202603011000, Date.UTC(2026, 2, 1, 10)],
    [20260301101530, Date.UTC(2026, 2, 1, 10, 15, 30)],
    [20260230, Number.NaN],
    [202613011000, Number.NaN],
    [202603012460, Number.NaN],
    [1767225600, undefined],
    [1767225600000, undefined],
    [20260301.5, undefined],
    [22010101, undefined],
    [-20260301, undefined],
    [20269901101530, undefined],
  ])('%d', (value, expected) => {
    expect(parseCompactTime(value, 0)).toBe(expected);
  });

  it('is naive', () => {
    expect(parseCompactTime(202603011000, 60)).toBe(Date.UTC(2026, 2, 1, 9));
  });
});

describe('epochs', () => {
  test.each([
    [99_999_999_999, 's'],
    [1e11, 'ms'],
    [-1e11, 'ms'],
    [1e14 - 1, 'ms'],
    [1e14, 'us'],
    [1e17, 'ns'],
    [0, 's'],
  ] as const)('%d is in %s', (epoch, unit) => {
    expect(timeUnitOf(epoch)).toBe(unit);
  });

  it('converts to ms and keeps fractions', () => {
    expect(epochToMs(1767225600.25, 's')).toBe(1767225600250);
    expect(epochToMs(1767225600123.5, 'ms')).toBe(1767225600123.5);
    expect(epochToMs(1767225600123456, 'us')).toBe(1767225600123.456);
    expect(epochToMs(1_767_225_600_123_456_800, 'ns')).toBeCloseTo(1767225600123.457, 3);
    expect(epochToMs(8.64e12 + 1, 's')).toBeNaN();
  });
});

describe('parseTime', () => {
  test.each([
    ['2026-11-29', Date.UTC(2026, 10, 29)],
    ['1767225600', 1767225600000],
    [1767225600000, 1767225600000],
    [' 20260301 ', Date.UTC(2026, 2, 1)],
    ['202603011000', Date.UTC(2026, 2, 1, 10)],
    ['', Number.NaN],
    ['soon', Number.NaN],
    [Number.POSITIVE_INFINITY, Number.NaN],
  ])('%s', (value, expected) => {
    expect(parseTime(value)).toBe(expected);
  });
});

test.each([
  ['1', 1],
  ['-2.5', -2.5],
  ['+.5e3', 500],
  ['7.', 7],
])('the plain number %s', (text, expected) => {
  expect(parsePlainNumber(text)).toBe(expected);
});

test.each(['', ' 1', '0x10', 'Infinity', 'NaN', '1,5', '1_000', '.', 'e5'])(
  '"%s" is no plain number',
  (text) => {
    expect(parsePlainNumber(text)).toBeNaN();
  },
);
