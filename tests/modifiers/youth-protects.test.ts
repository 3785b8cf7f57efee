import { expect, test } from 'vitest';
import youth from '../../src/modifiers/youth-protects.ts';
import { protectedOnes } from './apply-modifier.ts';

test('89.9 days old with a grace of 90 is protected, 90 is not, nor is what takes no part', () => {
  const memories = [{ ageDays: 89.9 }, { ageDays: 90 }, { ageDays: Number.NaN }];
  expect(protectedOnes(youth, { graceDays: 90 }, memories)).toEqual([true, false, false]);
});
