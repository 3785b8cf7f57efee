import { expect, test } from 'vitest';
import slows from '../../src/modifiers/column-slows-rate.ts';
import { modify } from './apply-modifier.ts';

const params = { column: 'importance', missing: 0.5, most: 1, share: 0.8 };

test('10 days at importance 0.5 and share 0.8 count as 6, at 1 as 2', () => {
  const [half, full, none] = modify(
    slows,
    'fillElapsed',
    params,
    [10, 10, 10],
    [{}, { columns: [1] }, { columns: [0] }],
  );
  expect(half).toBeCloseTo(6, 12);
  expect(full).toBeCloseTo(2, 12);
  expect(none).toBe(10);
});

test('time never runs backwards', () => {
  const strong = { ...params, most: 10, share: 1 };
  expect(modify(slows, 'fillElapsed', strong, [10], [{ columns: [5] }])).toEqual([0]);
});
