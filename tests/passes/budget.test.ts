import { expect, test } from 'vitest';
import budget from '../../src/passes/budget.ts';
import { passInput } from './pass-input.ts';

const inMemories = (cap: number) => ({ unit: 'memories', cap });

test('six left for a budget of five: the lowest goes, next to the one that stays', () => {
  const input = passInput({ importance: [0.9, 0.416359, 0.42248, 0.6, 0.7, 0.8] });
  const outcome = budget.take(input, inMemories(5));
  expect(Array.from(outcome.taken)).toEqual([0, 1, 0, 0, 0, 0]);
  expect(budget.find(input, inMemories(5), outcome, 1)).toMatchObject({
    value: 0.416359,
    limit: 0.42248,
    rank: 1,
    reason: 'Budget: 6 left for a budget of 5, lowest unprotected importance 0.416',
  });
});

test('ties go from the top of the store; a cap of 0 takes everything that it may', () => {
  const tied = passInput({ importance: [0.5, 0.5, 0.5, 0.5] });
  expect(Array.from(budget.take(tied, inMemories(2)).taken)).toEqual([1, 1, 0, 0]);
  tied.candidates[3] = 0;
  const all = budget.take(tied, inMemories(0));
  expect(Array.from(all.taken)).toEqual([1, 1, 1, 0]);
  expect(all.overBy).toBe(1);
  expect(all.cutoff).toBeNull();
});

test('what is protected or exempt counts against the cap and is never taken', () => {
  const input = passInput({ importance: [0.1, 0.2, 0.3], tokens: [100, 10, 10] });
  input.candidates[0] = 0;
  const outcome = budget.take(input, { unit: 'tokens', cap: 105 });
  expect(Array.from(outcome.taken)).toEqual([0, 1, 1]);
  expect(outcome.overBy).toBe(0);
  expect(budget.take(input, { unit: 'tokens', cap: 40 }).overBy).toBe(60);
});

test('ranks run from the first to go', () => {
  const input = passInput({ importance: [0.3, 0.1, 0.2, 0.9], bytes: [10, 10, 10, 10] });
  const params = { unit: 'bytes', cap: 10 };
  const outcome = budget.take(input, params);
  expect([1, 2, 0].map((row) => budget.find(input, params, outcome, row).rank)).toEqual([1, 2, 3]);
  expect(budget.find(input, params, outcome, 0).reason).toBe(
    'Budget: 40 bytes left for a budget of 10, 3rd lowest unprotected importance 0.300',
  );
});
