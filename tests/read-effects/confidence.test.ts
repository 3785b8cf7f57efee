import { expect, test } from 'vitest';
import confidence from '../../src/read-effects/confidence.ts';
import { strengthOnDay } from './strength-by-day.ts';

const documented = { amount: 0.05, over: 0.3, test: 'before the reset' };
const coded = { ...documented, test: 'after the reset' };
const from = { initialStrength: 0.8 };

test('h = 30 d, initial 0.8, read at 0.4: 0.85 from then on, as documented and as coded', () => {
  for (const params of [documented, coded]) {
    expect(strengthOnDay(confidence, params, [30], 30, from)).toBeCloseTo(0.85, 14);
    expect(strengthOnDay(confidence, params, [30], 60, from)).toBeCloseTo(0.425, 14);
  }
});

test('read at 0.2: documented it starts again at 0.8, coded at 0.85', () => {
  expect(strengthOnDay(confidence, documented, [60], 60, from)).toBeCloseTo(0.8, 14);
  expect(strengthOnDay(confidence, coded, [60], 60, from)).toBeCloseTo(0.85, 14);
});

test('the test is strict, and the initial confidence stops at 1', () => {
  expect(strengthOnDay(confidence, { ...documented, over: 0.4 }, [30], 30, from)).toBeCloseTo(0.8, 14);
  expect(strengthOnDay(confidence, documented, [1, 2, 3, 4, 5, 6], 6, from)).toBe(1);
});
