import { expect, test } from 'vitest';
import hyperbolic from '../../src/curves/hyperbolic.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';

test('h = 30 d: half after 30 days, a quarter only after 90', () => {
  const params = { halfLifeDays: 30 };
  expect(retentionAt(hyperbolic, 30, params)).toBe(0.5);
  expect(retentionAt(hyperbolic, 90, params)).toBe(0.25);
  expect(findCrossingDays(hyperbolic, 0.25, params)).toBe(90);
});
