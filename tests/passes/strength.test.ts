import { expect, test } from 'vitest';
import strength from '../../src/passes/strength.ts';
import { passInput } from './pass-input.ts';

test('looks at strength alone: 0.031 against 0.05 goes, whatever its importance', () => {
  const input = passInput({ strength: [0.031, 0.05, 0.6], importance: [0.9, 0.1, 0.1] });
  const outcome = strength.take(input, { threshold: 0.05 });
  expect(Array.from(outcome.taken)).toEqual([1, 0, 0]);
  expect(strength.find(input, { threshold: 0.05 }, outcome, 0)).toMatchObject({ value: 0.031, limit: 0.05 });
});
