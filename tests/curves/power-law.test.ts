import { expect, test } from 'vitest';
import powerLaw from '../../src/curves/power-law.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';

test('t0 = 1 d, α = 0.5: half is left after 3 days', () => {
  const params = { timescaleDays: 1, exponent: 0.5 };
  expect(retentionAt(powerLaw, 3, params)).toBeCloseTo(0.5, 14);
  expect(findCrossingDays(powerLaw, 0.5, params)).toBeCloseTo(3, 12);
});
