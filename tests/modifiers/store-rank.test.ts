import { expect, test } from 'vitest';
import rank from '../../src/modifiers/store-rank.ts';
import { modify } from './apply-modifier.ts';

test('idle 30, 10 and 20 days are numbers 1, 3 and 2; what takes no part has none', () => {
  expect(modify(rank, 'fillElapsed', {}, [30, 10, Number.NaN, 20])).toEqual([1, 3, Number.NaN, 2]);
});

test('ties are numbered from the top of the store', () => {
  expect(modify(rank, 'fillElapsed', {}, [5, 5, 9])).toEqual([2, 3, 1]);
});
