import { expect, test } from 'vitest';
import toward from '../../src/modifiers/toward-floor.ts';
import { modify } from './apply-modifier.ts';

const through = (start: number, left: number) => {
  const [height] = modify(toward, 'fillHeight', { floor: 0.08 }, [start]);
  return modify(toward, 'fillStrength', { floor: 0.08 }, [height! * left])[0]!;
};

test('s = 0.8 with 0.637628 left: 0.8·r + 0.08·(1 − r) = 0.539092', () => {
  expect(through(0.8, 0.637628)).toBeCloseTo(0.539092, 6);
});

test('long after, the floor is left, also of what started under it', () => {
  expect(through(0.8, 0)).toBe(0.08);
  expect(through(0.02, 0.5)).toBeCloseTo(0.05, 14);
});
