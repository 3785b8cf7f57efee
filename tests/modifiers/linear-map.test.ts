import { expect, test } from 'vitest';
import map from '../../src/modifiers/linear-map.ts';
import { modify } from './apply-modifier.ts';

test('base 0.9 and slope 0.2 make 1.045205 of 0.726027', () => {
  expect(modify(map, 'fillStrength', { base: 0.9, slope: 0.2 }, [0.726027])[0]).toBeCloseTo(1.045205, 6);
});
