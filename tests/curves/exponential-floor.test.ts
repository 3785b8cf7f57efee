import { expect, test } from 'vitest';
import exponentialFloor from '../../src/curves/exponential-floor.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';
import systems from '../fixtures/systems.json' with { type: 'json' };

test('h = 30 d, floor 0.08: 0.54 after 30 days, never under 0.08', () => {
  const params = { halfLifeDays: 30, floor: 0.08 };
  expect(retentionAt(exponentialFloor, 30, params)).toBeCloseTo(0.54, 14);
  expect(retentionAt(exponentialFloor, 1e6, params)).toBe(0.08);
  expect(findCrossingDays(exponentialFloor, 0.08, params)).toBe(Number.POSITIVE_INFINITY);
});

test('MemOS ranks with a floor of 0.3 and 14 days', () => {
  const [vector] = systems.systems.find(({ id }) => id === 'memos')!.vectors as {
    d: number[];
    factor: number[];
  }[];
  vector!.d.forEach((days, i) => {
    const factor = retentionAt(exponentialFloor, days, { halfLifeDays: 14, floor: 0.3 });
    expect(factor).toBeCloseTo(vector!.factor[i]!, 12);
  });
});

test('a floor of 1 forgets nothing', () => {
  const params = { halfLifeDays: 1, floor: 1 };
  expect(retentionAt(exponentialFloor, 1e5, params)).toBe(1);
  expect(findCrossingDays(exponentialFloor, 0.5, params)).toBe(Number.POSITIVE_INFINITY);
});

test('the arithmetic shows 1 − f as a person would write it', () => {
  expect(exponentialFloor.arithmetic('75', { halfLifeDays: 30, floor: 0.9 })).toBe(
    '0.9 + 0.1 × 0.5^(75 / 30)',
  );
});
