import { describe, expect, test } from 'vitest';
import {
  formatChange,
  formatCount,
  formatCountOf,
  formatDaysDerived,
  formatDaysGiven,
  formatDuration,
  formatGiven,
  formatRate,
  formatScore,
  formatSize,
} from '../../src/ui/format-number.ts';

// The separators are the locale's; the tests say which digits and words stand there.
const local = (value: number, digits = 0) =>
  value.toLocaleString(undefined, { minimumFractionDigits: digits, maximumFractionDigits: digits });

describe('scores and strengths', () => {
  test('three decimals, never 0.000 for what is not 0', () => {
    expect(formatScore(0.415711)).toBe(local(0.416, 3));
    expect(formatScore(1)).toBe(local(1, 3));
    expect(formatScore(0)).toBe('0');
    expect(formatScore(0.0004)).toBe('< 0.001');
    expect(formatScore(Number.NaN)).toBe('–');
  });
});

describe('days', () => {
  test('as given', () => {
    expect(formatDaysGiven(75)).toBe('75 d');
    expect(formatDaysGiven(0.5)).toBe(`${local(0.5, 1)} d`);
    expect(formatDaysGiven(Number.POSITIVE_INFINITY)).toBe('never');
  });

  test('derived: one decimal, whole from 100', () => {
    expect(formatDaysDerived(33.94)).toBe(`${local(33.9, 1)} d`);
    expect(formatDaysDerived(129.84)).toBe('130 d');
    expect(formatDaysDerived(99.97)).toBe('100 d');
    expect(formatDaysDerived(0.01)).toBe('< 0.1 d');
    expect(formatDaysDerived(Number.POSITIVE_INFINITY)).toBe('never');
  });

  test('spans in the unit a person would say', () => {
    expect(formatDuration(1 / 1440)).toBe('1 min');
    expect(formatDuration(0.0005)).toBe('43 s');
    expect(formatDuration(1 / 24)).toBe('1 h');
    expect(formatDuration(30)).toBe('30 d');
    expect(formatDuration(365)).toBe('365 d');
    expect(formatDuration(36_525)).toBe('100 y');
  });
});

describe('rates, counts, changes, sizes', () => {
  test('three significant digits', () => {
    expect(formatRate(0.023104906)).toBe(`${local(0.0231, 4)} /d`);
    expect(formatRate(0.0077)).toBe(`${local(0.0077, 5)} /d`);
    expect(formatRate(0.000963, 'h')).toBe('9.63 × 10⁻⁴ /h');
  });

  test('counts', () => {
    expect(formatCount(226_536)).toBe(local(226_536));
    expect(formatCountOf(1, 'memory', 'memories')).toBe('1 memory');
    expect(formatCountOf(2, 'memory', 'memories')).toBe('2 memories');
  });

  test('a true minus, and ±0', () => {
    expect(formatChange(-43_473)).toBe(`−${local(43_473)}`);
    expect(formatChange(3)).toBe('+3');
    expect(formatChange(0)).toBe('±0');
    expect(formatGiven(-2)).toBe('−2');
  });

  test('sizes', () => {
    expect(formatSize(294)).toBe('294 B');
    expect(formatSize(7_940_000)).toBe(`${local(7.9, 1)} MB`);
    expect(formatSize(999_600)).toBe(`${local(1, 1)} MB`);
  });
});

test('from 10¹⁵ on a power, whatever is counted', () => {
  expect(formatGiven(1e21)).toBe('1.00 × 10²¹');
  expect(formatScore(7.5e20)).toBe('7.50 × 10²⁰');
  expect(formatCount(-2e16)).toBe('−2.00 × 10¹⁶');
  expect(formatDaysDerived(1e18)).toBe('1.00 × 10¹⁸ d');
  expect(formatGiven(1e14)).toBe(local(1e14));
});
