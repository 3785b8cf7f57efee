import { expect, test } from 'vitest';
import boost from '../../src/read-effects/boost.ts';
import { strengthOnDay } from './strength-by-day.ts';

const by = (amount: number) => ({ amount });

test('h = 30 d, amount 0.2, read on day 30: 0.5 becomes 0.7, and 0.35 on day 60', () => {
  expect(strengthOnDay(boost, by(0.2), [30], 29.999)).toBeCloseTo(0.5, 4);
  expect(strengthOnDay(boost, by(0.2), [30], 30)).toBeCloseTo(0.7, 14);
  expect(strengthOnDay(boost, by(0.2), [30], 60)).toBeCloseTo(0.35, 14);
});

test('two reads: 0.7 decays to 0.35, is lifted to 0.55, and half of that is left 30 days on', () => {
  expect(strengthOnDay(boost, by(0.2), [30, 60], 60)).toBeCloseTo(0.55, 14);
  expect(strengthOnDay(boost, by(0.2), [60, 30], 90)).toBeCloseTo(0.275, 14);
});

test('never over 1, and an amount of 0 only moves the clock', () => {
  expect(strengthOnDay(boost, by(0.2), [1, 1, 1], 1)).toBe(1);
  expect(strengthOnDay(boost, by(1), [30], 30)).toBe(1);
  expect(strengthOnDay(boost, by(0), [30], 60)).toBeCloseTo(0.25, 14);
});

test('without a log the last read counts as one read', () => {
  const at = (atDay: number) => strengthOnDay(boost, by(0.2), [], atDay, { lastReadDay: 30, readCount: 9 });
  expect(at(60)).toBeCloseTo(0.35, 14);
  expect(at(20)).toBeCloseTo(0.5 ** (20 / 30), 14);
});
