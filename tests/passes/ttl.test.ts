import { expect, test } from 'vitest';
import ttl from '../../src/passes/ttl.ts';
import { passInput } from './pass-input.ts';

test('540 days old in a category that lives 180: 360 over; exactly 180 stays', () => {
  const input = passInput({ ageDays: [540, 180, 180.001] });
  const outcome = ttl.take(input, {});
  expect(Array.from(outcome.taken)).toEqual([1, 0, 1]);
  expect(ttl.find(input, {}, outcome, 0)).toEqual({
    value: 540,
    limit: 180,
    margin: 360,
    reason: 'TTL: 540 days old, salary lives 180 days (360 over)',
  });
});

test('a lifetime of 0 takes what has any age at all; never takes none', () => {
  const ages = { ageDays: [0, 1e-9, 100_000] };
  expect(Array.from(ttl.take(passInput(ages, { ttlDays: 0 }), {}).taken)).toEqual([0, 1, 1]);
  const never = passInput(ages, { ttlDays: Number.POSITIVE_INFINITY });
  expect(ttl.take(never, {}).takenCount).toBe(0);
  expect(ttl.limitFor(never, {}, 0)).toBeNull();
});
