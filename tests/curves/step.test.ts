import { expect, test } from 'vitest';
import step from '../../src/curves/step.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';

test('T = 30 d: whole on day 30, nothing just after; every level is crossed there', () => {
  const params = { lifetimeDays: 30 };
  expect(retentionAt(step, 30, params)).toBe(1);
  expect(retentionAt(step, 30.000_001, params)).toBe(0);
  for (const level of [0.001, 0.25, 0.999]) expect(findCrossingDays(step, level, params)).toBe(30);
});
