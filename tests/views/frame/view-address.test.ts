import { expect, test } from 'vitest';
import { shiftMonth } from '../../../src/views/frame/shift-month.ts';
import { viewAddress } from '../../../src/views/frame/view-address.ts';

test('another view keeps the state in the address', () => {
  expect(viewAddress('#/trace/abc-_', 'curves')).toBe('#/curves/abc-_');
  expect(viewAddress('', 'curves')).toBe('#/curves');
  expect(viewAddress('#/trace', 'trace')).toBe('#/trace');
});

test('a month on is the same day, or the last one of a shorter month', () => {
  expect(shiftMonth(Date.UTC(2026, 0, 15, 13, 5), 1)).toBe(Date.UTC(2026, 1, 15, 13, 5));
  expect(shiftMonth(Date.UTC(2026, 0, 31), 1)).toBe(Date.UTC(2026, 1, 28));
  expect(shiftMonth(Date.UTC(2026, 2, 31, 8), -1)).toBe(Date.UTC(2026, 1, 28, 8));
  expect(shiftMonth(Date.UTC(2026, 0, 10), -1)).toBe(Date.UTC(2025, 11, 10));
});
