import { expect, test } from 'vitest';
import none from '../../src/read-effects/none.ts';
import reset from '../../src/read-effects/reset.ts';
import { strengthOnDay } from './strength-by-day.ts';

const days = [0, 15, 29, 30, 45, 59, 60, 61, 90];
const never = '1.000 0.707 0.512 0.500 0.354 0.256 0.250 0.244 0.125'.split(' ');
const read = '1.000 0.707 0.512 1.000 0.707 0.512 1.000 0.977 0.500'.split(' ');

test.each(days.map((day, i) => [day, never[i]!, read[i]!] as const))(
  'day %i: never read %s, read on days 30 and 60 %s',
  (day, withoutReads, withReads) => {
    expect(strengthOnDay(reset, {}, [], day).toFixed(3)).toBe(withoutReads);
    expect(strengthOnDay(reset, {}, [30, 60], day).toFixed(3)).toBe(withReads);
    expect(strengthOnDay(none, {}, [30, 60], day).toFixed(3)).toBe(withoutReads);
  },
);

test('a read at the very moment puts strength back to exactly 1', () => {
  expect(strengthOnDay(reset, {}, [30, 60], 60)).toBe(1);
});

test('without a log the last read alone decides', () => {
  expect(strengthOnDay(reset, {}, [], 90, { lastReadDay: 60, readCount: 2 })).toBe(0.5);
});
