import { expect, test } from 'vitest';
import own from '../../src/modifiers/own-time-constant.ts';
import { modify } from './apply-modifier.ts';

test('10 days at a stability of 5 d on a curve of 1 d count as 2; without one as 10', () => {
  const params = { column: 'stability, days' };
  expect(modify(own, 'fillElapsed', params, [10, 10], [{ columns: [5] }, {}])).toEqual([2, 10]);
});

test('a lifetime in minutes: 30 minutes of an hour are half of a curve of 7 days', () => {
  const memory = { timeConstantDays: 7, columns: [60] };
  const [days] = modify(own, 'fillElapsed', { column: 'ttl_minutes, minutes' }, [30 / 1440], [memory]);
  expect(days).toBeCloseTo(3.5, 12);
});
