import { expect, test } from 'vitest';
import filter from '../../src/passes/recency-filter.ts';
import { passInput } from './pass-input.ts';

const idle = { idleDays: [5, 90, 40] };

test('keep 2 of three: the one idle 90 days goes, 50 longer than the next', () => {
  const input = passInput(idle);
  const outcome = filter.take(input, { keep: 2 });
  expect(Array.from(outcome.taken)).toEqual([0, 1, 0]);
  expect(filter.find(input, { keep: 2 }, outcome, 1)).toMatchObject({
    value: 90,
    limit: 40,
    margin: 50,
    rank: 1,
    reason: 'Recency filter: idle 90 days, not among the 2 last read, 50 longer than the next',
  });
});

test('protected ones count, and are not taken; what stays over is no budget', () => {
  const input = { ...passInput(idle), candidates: Uint8Array.of(1, 0, 1) };
  const outcome = filter.take(input, { keep: 1 });
  expect(Array.from(outcome.taken)).toEqual([1, 0, 1]);
  expect(filter.find(input, { keep: 1 }, outcome, 2).rank).toBe(1);
  expect(filter.take(input, { keep: 0 }).overBy).toBe(0);
});

test('ties go from the top of the store; enough room takes nothing', () => {
  const input = passInput({ idleDays: [7, 7, 7] });
  expect(Array.from(filter.take(input, { keep: 1 }).taken)).toEqual([1, 1, 0]);
  expect(filter.take(input, { keep: 3 }).takenCount).toBe(0);
});
