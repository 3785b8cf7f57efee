import { expect, test } from 'vitest';
import height from '../../src/modifiers/column-height.ts';
import { modify } from './apply-modifier.ts';

test('importance 0.5 starts at half the height; a missing one at what stands in', () => {
  const params = { column: 'importance', missing: 0.8, most: 1 };
  expect(
    modify(height, 'fillHeight', params, [1, 0.6, 1], [{ columns: [0.5] }, { columns: [0.5] }, {}]),
  ).toEqual([0.5, 0.3, 0.8]);
});
