import { expect, test } from 'vitest';
import whole from '../../src/modifiers/whole-days.ts';
import { modify } from './apply-modifier.ts';

test('40.9 days count as 40, 0.9 as 0', () => {
  expect(modify(whole, 'fillElapsed', {}, [40.9, 0.9, 7])).toEqual([40, 0, 7]);
});
