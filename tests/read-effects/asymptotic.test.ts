import { expect, test } from 'vitest';
import asymptotic from '../../src/read-effects/asymptotic.ts';
import { strengthOnDay } from './strength-by-day.ts';

const params = { amount: 0.18, ceiling: 1 };

test('h = 30 d, share 0.18, read on day 30: 0.5 becomes 0.59, and 0.295 on day 60', () => {
  expect(strengthOnDay(asymptotic, params, [30], 30)).toBeCloseTo(0.59, 14);
  expect(strengthOnDay(asymptotic, params, [30], 60)).toBeCloseTo(0.295, 14);
});

test('it is the strength itself that is lifted: from 0.8, 0.4 becomes 0.508', () => {
  const change = { initialStrength: 0.8 };
  expect(strengthOnDay(asymptotic, params, [30], 30, change)).toBeCloseTo(0.508, 14);
});

test('never over 1; a share of 1 reaches the ceiling, which lowers nothing', () => {
  expect(strengthOnDay(asymptotic, { amount: 1, ceiling: 1 }, [1, 1], 1)).toBe(1);
  expect(strengthOnDay(asymptotic, { amount: 1, ceiling: 0.9 }, [30], 30)).toBeCloseTo(0.9, 14);
  expect(strengthOnDay(asymptotic, { amount: 1, ceiling: 0.9 }, [0], 0)).toBe(1);
});

test('without a log the last read counts as one read', () => {
  expect(strengthOnDay(asymptotic, params, [], 60, { lastReadDay: 30, readCount: 4 })).toBeCloseTo(0.295, 14);
});
