import { expect, test } from 'vitest';
import cap from '../../src/modifiers/strength-cap.ts';
import { modify } from './apply-modifier.ts';

test('1.2 becomes 1, 0.4 stays', () => {
  expect(modify(cap, 'fillStrength', { limit: 1 }, [1.2, 0.4])).toEqual([1, 0.4]);
});
