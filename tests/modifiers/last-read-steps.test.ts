import { expect, test } from 'vitest';
import steps from '../../src/modifiers/last-read-steps.ts';
import { modify } from './apply-modifier.ts';

const params = { withinDay: 1.5, withinWeek: 1.2, withinMonth: 1.1 };

test('whole days since the last read: 1.5 to 1 day, 1.2 to 7, 1.1 to 30, then 1', () => {
  const days = [0, 1.9, 2, 7.9, 8, 30.9, 31];
  const factors = modify(
    steps,
    'fillStrength',
    params,
    days.map(() => 1),
    days.map((readDaysAgo) => ({ readDaysAgo })),
  );
  expect(factors).toEqual([1.5, 1.5, 1.2, 1.2, 1.1, 1.1, 1]);
});

test('never read it counts from the anchor', () => {
  expect(modify(steps, 'fillStrength', params, [1, 1], [{ idleDays: 5 }, { idleDays: 40 }])).toEqual([
    1.2, 1,
  ]);
});
