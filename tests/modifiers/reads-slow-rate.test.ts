import { expect, test } from 'vitest';
import slow from '../../src/modifiers/reads-slow-rate.ts';
import { modify } from './apply-modifier.ts';

test('10 days after 3 reads, a = 0.3, count as 7.0627; unread they count as 10', () => {
  const [read, unread] = modify(slow, 'fillElapsed', { amount: 0.3 }, [10, 10], [{ reads: 3 }, {}]);
  expect(read).toBeCloseTo(7.0627, 4);
  expect(unread).toBe(10);
});
