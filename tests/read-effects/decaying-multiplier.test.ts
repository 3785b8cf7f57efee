import { expect, test } from 'vitest';
import multiplier from '../../src/read-effects/decaying-multiplier.ts';
import { strengthOnDay } from './strength-by-day.ts';

const params = { lift: 0.5, ratePerDay: 0.1 };

test('60 days old at h = 30 d, read 10 days ago: 0.25 · 1.18394 = 0.295985', () => {
  expect(strengthOnDay(multiplier, params, [50], 60)).toBeCloseTo(0.295985, 6);
  expect(strengthOnDay(multiplier, params, [], 60, { lastReadDay: 50 })).toBeCloseTo(0.295985, 6);
});

test('never read it is the curve; just after a read it may exceed 1', () => {
  expect(strengthOnDay(multiplier, params, [], 60)).toBe(0.25);
  expect(strengthOnDay(multiplier, params, [0], 0)).toBe(1.5);
});
