import { describe, expect, test } from 'vitest';
import exponential from '../../src/curves/exponential.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';
import {
  halfLifeOfRate,
  halfLifeOfStability,
  rateOfHalfLife,
  stabilityOfHalfLife,
} from '../../src/engine/units.ts';
import figures from '../fixtures/notebook.json' with { type: 'json' };

const at = (days: number, halfLifeDays: number) => retentionAt(exponential, days, { halfLifeDays });

describe('the exponential', () => {
  test.each(figures.crossings)('h = $h crosses $theta on day $day exactly', ({ h, theta, day }) => {
    expect(findCrossingDays(exponential, theta, { halfLifeDays: h })).toBe(day);
  });

  test('a whole number of half-lives is exact: two of them leave 0.25, which is not under 0.25', () => {
    for (const halfLifeDays of [0.0005, 0.1, 1, 7, 30, 90, 36_525]) {
      for (const count of [0, 1, 2, 3, 10]) {
        expect(at(count * halfLifeDays, halfLifeDays)).toBe(0.5 ** ((count * halfLifeDays) / halfLifeDays));
      }
      expect(at(2 * halfLifeDays, halfLifeDays)).toBe(0.25);
    }
  });

  test.each(Object.entries(figures.conversions.strengthAt))(
    'after %s days at h = 30: %f',
    (days, strength) => {
      expect(at(Number(days), 30)).toBeCloseTo(strength, 4);
    },
  );

  test('a half-life of 24 hours after 1, 2, 3 and 7 days', () => {
    expect([1, 2, 3].map((days) => at(days, 1))).toEqual([0.5, 0.25, 0.125]);
    expect(at(7, 1)).toBeCloseTo(0.0078, 4);
  });

  test('half-life, stability and rate are three names of one constant', () => {
    const { S, lambda, afterOneStability } = figures.conversions;
    expect(stabilityOfHalfLife(30)).toBeCloseTo(S, 6);
    expect(rateOfHalfLife(30)).toBeCloseTo(lambda, 9);
    expect(halfLifeOfStability(30)).toBeCloseTo(figures.conversions['halfLifeOf_e^(-t/30)'], 4);
    expect(halfLifeOfRate(0.01)).toBeCloseTo(69.3147, 4);
    expect(at(stabilityOfHalfLife(30), 30)).toBeCloseTo(afterOneStability, 5);
    expect(halfLifeOfStability(stabilityOfHalfLife(30))).toBeCloseTo(30, 12);
    expect(halfLifeOfRate(rateOfHalfLife(30))).toBeCloseTo(30, 12);
  });

  test('a rate of 0.1 a day leaves what the DeltaMemory article says', () => {
    const halfLifeDays = halfLifeOfRate(0.1);
    expect(at(1, halfLifeDays)).toBeCloseTo(0.9048, 4);
    expect(at(7, halfLifeDays)).toBeCloseTo(0.4966, 4);
    expect(at(30, halfLifeDays)).toBeCloseTo(0.0498, 4);
  });
});
