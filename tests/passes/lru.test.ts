import { expect, test } from 'vitest';
import lru from '../../src/passes/lru.ts';
import { passInput } from './pass-input.ts';

const idle = { idleDays: [75, 60, 0] };

test('idle 75 days against 60: 15 over; exactly 60 stays', () => {
  const input = passInput(idle);
  const outcome = lru.take(input, { maxIdleDays: 60 });
  expect(Array.from(outcome.taken)).toEqual([1, 0, 0]);
  expect(lru.find(input, { maxIdleDays: 60 }, outcome, 0).reason).toBe(
    'LRU: idle 75 days, limit 60 (15 over)',
  );
});

test("a limit of 0 takes what is idle at all; a category's own limit replaces it, null is never", () => {
  expect(Array.from(lru.take(passInput(idle), { maxIdleDays: 0 }).taken)).toEqual([1, 1, 0]);
  expect(lru.take(passInput(idle, { maxIdleDays: 80 }), { maxIdleDays: 0 }).takenCount).toBe(0);
  const never = passInput(idle, { maxIdleDays: Number.POSITIVE_INFINITY });
  expect(lru.take(never, { maxIdleDays: 0 }).takenCount).toBe(0);
  expect(lru.limitFor(never, { maxIdleDays: 0 }, 0)).toBeNull();
});
