import { expect, test } from 'vitest';
import expiry from '../../src/modifiers/expiry-date.ts';
import { modify } from './apply-modifier.ts';

test('1 until the day is over, 0 from that moment on, 1 for ever without a date', () => {
  const over = Date.UTC(2026, 10, 29);
  const memories = [{ columns: [over] }, { columns: [over + 1] }, {}];
  expect(modify(expiry, 'fillStrength', {}, [1, 1, 1], memories)).toEqual([0, 1, 1]);
});
