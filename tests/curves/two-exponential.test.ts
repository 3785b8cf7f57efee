import { expect, test } from 'vitest';
import twoExponential from '../../src/curves/two-exponential.ts';
import { findCrossingDays, retentionAt, startingValue } from '../../src/engine/curve-values.ts';
import figures from '../fixtures/ebbinghaus.json' with { type: 'json' };

const [mu1, a1PerSecond, mu2, a2PerSecond] = figures.twoExponentialPerSecond.Ebbinghaus as [
  number,
  number,
  number,
  number,
];
const params = { mu1, a1PerSecond, mu2, a2PerSecond };

test('raw it starts at μ1 + μ2 and stands at 0.3161 after a day; in a policy it starts at 1', () => {
  const out = Float64Array.of(1);
  twoExponential.fillRetention(out, out, params);
  expect(out[0]).toBeCloseTo(0.3161, 4);
  expect(startingValue(twoExponential, params)).toBeCloseTo(0.704, 14);
  expect(retentionAt(twoExponential, 1, params)).toBeCloseTo(0.3161 / 0.704, 4);
});

test('it runs near the savings that it was fitted to', () => {
  figures.nominalSeconds.forEach((seconds, i) => {
    const out = Float64Array.of(seconds / 86_400);
    twoExponential.fillRetention(out, out, params);
    expect(Math.abs(out[0]! - figures.savings.Ebbinghaus[i]!)).toBeLessThan(0.06);
  });
});

test('two empty stores lose nothing, and a rate of 0 is a floor', () => {
  expect(retentionAt(twoExponential, 1e6, { ...params, mu1: 0, mu2: 0 })).toBe(1);
  const floor = { mu1: 0.5, a1PerSecond: 1e-5, mu2: 0.5, a2PerSecond: 0 };
  expect(findCrossingDays(twoExponential, 0.5, floor)).toBeGreaterThan(30);
  expect(findCrossingDays(twoExponential, 0.49, floor)).toBe(Number.POSITIVE_INFINITY);
});
