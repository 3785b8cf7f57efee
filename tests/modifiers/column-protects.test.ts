import { expect, test } from 'vitest';
import protects from '../../src/modifiers/column-protects.ts';
import { protectedOnes } from './apply-modifier.ts';

test('importance from 0.7 on is protected, 0.69 is not, nor is a missing one', () => {
  const params = { column: 'importance', missing: 0.5, most: 1, from: 0.7 };
  const memories = [{ columns: [0.7] }, { columns: [0.69] }, {}];
  expect(protectedOnes(protects, params, memories)).toEqual([true, false, false]);
});
