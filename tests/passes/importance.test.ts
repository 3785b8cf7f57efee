import { expect, test } from 'vitest';
import importance from '../../src/passes/importance.ts';
import { passInput } from './pass-input.ts';

test('0.240 against 0.25 goes, exactly 0.25 stays', () => {
  const input = passInput({ importance: [0.239729, 0.25, 0.9] });
  const outcome = importance.take(input, { threshold: 0.25 });
  expect(Array.from(outcome.taken)).toEqual([1, 0, 0]);
  expect(importance.find(input, { threshold: 0.25 }, outcome, 0).reason).toBe(
    'Importance: 0.240, under 0.25 (0.010 under)',
  );
});

test('a threshold of 0 takes nothing, not even a 0', () => {
  expect(importance.take(passInput({ importance: [0, 0.1] }), { threshold: 0 }).takenCount).toBe(0);
});
