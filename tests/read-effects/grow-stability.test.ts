import { expect, test } from 'vitest';
import grow from '../../src/read-effects/grow-stability.ts';
import { strengthOnDay } from './strength-by-day.ts';

const slows = { add: 1, factor: 1, sense: 'slows' };
const speeds = { ...slows, sense: 'speeds up' };

test('h = 30 d, read once, 30 days ago: S = 2, 0.5^(1/2); the slip of precedence makes 0.5^2 of it', () => {
  expect(strengthOnDay(grow, slows, [30], 60)).toBeCloseTo(Math.SQRT1_2, 14);
  expect(strengthOnDay(grow, speeds, [30], 60)).toBe(0.25);
  expect(strengthOnDay(grow, slows, [], 30)).toBe(0.5);
});

test('a factor multiplies: 3 reads at a factor of 2 and 1 added are 1 → 3 → 7 → 15', () => {
  const params = { add: 1, factor: 2, sense: 'slows' };
  expect(strengthOnDay(grow, params, [10, 20, 30], 60)).toBeCloseTo(0.5 ** (1 / 15), 14);
});

test('a column of the S of now wins over the count; what cannot be read does not', () => {
  expect(strengthOnDay(grow, slows, [30], 60, { extras: '{"stability":4}' })).toBeCloseTo(0.5 ** 0.25, 14);
  expect(strengthOnDay(grow, slows, [30], 60, { extras: '{"stability":"x"}' })).toBeCloseTo(0.5 ** 0.5, 14);
  expect(strengthOnDay(grow, slows, [30], 60, { extras: '{"stability":-1}' })).toBeCloseTo(0.5 ** 0.5, 14);
});
