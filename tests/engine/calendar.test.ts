import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsOf, msOfMonths, shiftMonth, startOfMonth } from '../../src/engine/calendar.ts';

test('a month on is the same day, or the last one of a shorter month', () => {
  expect(shiftMonth(Date.UTC(2026, 0, 15, 13, 5), 1)).toBe(Date.UTC(2026, 1, 15, 13, 5));
  expect(shiftMonth(Date.UTC(2026, 0, 31), 1)).toBe(Date.UTC(2026, 1, 28));
  expect(shiftMonth(Date.UTC(2026, 2, 31, 8), -1)).toBe(Date.UTC(2026, 1, 28, 8));
  expect(shiftMonth(Date.UTC(2026, 0, 10), -1)).toBe(Date.UTC(2025, 11, 10));
});

test('the start of a month, of any year', () => {
  expect(startOfMonth(Date.UTC(2026, 10, 29, 5))).toBe(Date.UTC(2026, 10, 1));
  expect(startOfMonth(Date.UTC(2026, 10, 29), 2)).toBe(Date.UTC(2027, 0, 1));
  expect(new Date(startOfMonth(Date.parse('0050-06-15T00:00:00Z'))).toISOString()).toBe(
    '0050-06-01T00:00:00.000Z',
  );
});

test('noon of 16 January 2026 is half a month in', () => {
  const noon = Date.UTC(2026, 0, 16, 12);
  expect(monthsOf(noon)).toBe(24_312.5);
  expect(msOfMonths(24_312.5)).toBe(noon);
});

test('counting in months grows with time and leads back', () => {
  const moments = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 1e12 }), (ms, more) => {
      expect(Math.abs(msOfMonths(monthsOf(ms)) - ms)).toBeLessThan(2);
      expect(monthsOf(ms + more + 2)).toBeGreaterThan(monthsOf(ms));
    }),
  );
});
