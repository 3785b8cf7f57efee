import { expect, test } from 'vitest';
import term from '../../src/modifiers/column-term.ts';
import { modify } from './apply-modifier.ts';

test('0.15 from the curve and a similarity of 0.8 at weight 0.5 make 0.55', () => {
  const params = { column: 'similarity', missing: 0, most: 1, weight: 0.5 };
  const [sum, alone] = modify(term, 'fillStrength', params, [0.15, 0.15], [{ columns: [0.8] }, {}]);
  expect(sum).toBeCloseTo(0.55, 14);
  expect(alone).toBe(0.15);
});
