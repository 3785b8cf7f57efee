import { expect, test } from 'vitest';
import {
  formatDate,
  formatMoment,
  formatUtc,
  formatUtcInput,
  formatUtcTime,
  parseUtcInput,
} from '../../src/ui/format-date.ts';

const moment = Date.UTC(2026, 10, 29, 13, 5, 0);

test('moments are said in UTC', () => {
  expect(formatUtc(moment)).toBe('2026-11-29 13:05:00 UTC');
  expect(formatUtcTime(moment)).toBe('13:05 UTC');
  expect(formatUtcTime(moment + 7000)).toBe('13:05:07 UTC');
  expect(formatDate(moment)).toContain('2026');
});

test('a date input round-trips', () => {
  expect(parseUtcInput(formatUtcInput(moment))).toBe(moment);
  expect(parseUtcInput('2026-11-29T13:05')).toBe(moment);
  expect(parseUtcInput('')).toBeNaN();
  expect(parseUtcInput('yesterday')).toBeNaN();
});

test('what was done here is told by the clock of the person', () => {
  const local = new Date(2026, 10, 29, 17, 30);
  expect(formatMoment(local.getTime())).toMatch(/29.*2026.*\d:30|Nov 29, 2026.*\d:30/);
});

test('what is no date says so', () => {
  expect(formatDate(Number.NaN)).toBe('not recorded');
  expect(formatUtc(9e15)).toBe('not recorded');
  expect(formatMoment(Number.NaN)).toBe('not recorded');
});
