import { expect, test } from 'vitest';
import linear from '../../src/curves/linear.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';
import systems from '../fixtures/systems.json' with { type: 'json' };

const params = { lifetimeDays: 365, floor: 0.1 };

test('T = 365 d with a floor of 0.1, the hindsight vector', () => {
  const [vector] = systems.systems.find(({ id }) => id === 'hindsight')!.vectors as {
    d: number;
    linear: number;
  }[];
  expect(retentionAt(linear, vector!.d, params)).toBeCloseTo(vector!.linear, 6);
  expect(retentionAt(linear, 10_000, params)).toBe(0.1);
});

test('crosses 0.25 after three quarters of its life, its floor never', () => {
  expect(findCrossingDays(linear, 0.25, params)).toBeCloseTo(273.75, 10);
  expect(findCrossingDays(linear, 0.1, params)).toBe(Number.POSITIVE_INFINITY);
});
