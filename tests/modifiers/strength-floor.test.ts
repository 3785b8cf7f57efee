import { expect, test } from 'vitest';
import floor from '../../src/modifiers/strength-floor.ts';
import { modify } from './apply-modifier.ts';

const memories = [{ isProtected: true }, { isProtected: true }, {}];

test('0.329 becomes 0.5 for protected memories, or for all', () => {
  const values = [0.329, 0.7, 0.329];
  expect(modify(floor, 'fillStrength', { floor: 0.5, scope: 'protected' }, values, memories)).toEqual([
    0.5, 0.7, 0.329,
  ]);
  expect(modify(floor, 'fillStrength', { floor: 0.5, scope: 'all' }, values, memories)).toEqual([
    0.5, 0.7, 0.5,
  ]);
});
