import { expect, test } from 'vitest';
import count from '../../src/read-effects/count-multiplier.ts';
import { strengthOnDay } from './strength-by-day.ts';

const by = (form: string, amount: number, cap = 'none') => ({ form, amount, cap });
const read = { lastReadDay: 30, readCount: 3 };

test('read 3 times, 30 days ago at h = 30 d: 0.5 · 1.6, 0.5 · 2.2974, 0.5 · 1.4159', () => {
  expect(strengthOnDay(count, by('1 + a·n', 0.2), [], 60, read)).toBeCloseTo(0.8, 14);
  expect(strengthOnDay(count, by('(n + 1)^a', 0.6), [], 60, read)).toBeCloseTo(1.1487, 4);
  expect(strengthOnDay(count, by('1 + a·ln(1 + n)', 0.3), [], 60, read)).toBeCloseTo(0.5 * 1.415888, 6);
});

test('a plain power scores what was never read 0', () => {
  expect(strengthOnDay(count, by('n^a', 0.6), [], 30)).toBe(0);
  expect(strengthOnDay(count, by('n^a', 0.6), [30], 60)).toBeCloseTo(0.5, 14);
});

test('the cap holds where it is asked for', () => {
  expect(strengthOnDay(count, by('1 + a·n', 2), [], 60, read)).toBeCloseTo(3.5, 14);
  expect(strengthOnDay(count, by('1 + a·n', 2, 'at 1'), [], 60, read)).toBe(1);
});
