import { expect, test } from 'vitest';
import factor from '../../src/modifiers/column-factor.ts';
import { modify } from './apply-modifier.ts';

const params = { column: 'quality', missing: 0.5, most: 1, base: 1, slope: 0.5, form: 'linear' };

test('quality 0.5 with base 1 and slope 0.5 multiplies by 1.25, and may exceed 1', () => {
  expect(modify(factor, 'fillStrength', params, [0.4, 1], [{}, { columns: [1] }])).toEqual([0.5, 1.5]);
});

test('three relations with slope 0.3 as a logarithm multiply by 1.415888', () => {
  const log = { ...params, column: 'relations', missing: 0, most: 1e9, slope: 0.3, form: 'logarithmic' };
  expect(modify(factor, 'fillStrength', log, [1], [{ columns: [3] }])[0]).toBeCloseTo(1.415888, 6);
});
