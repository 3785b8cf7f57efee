import { expect, test } from 'vitest';
import ownRate from '../../src/modifiers/own-rate.ts';
import { modify } from './apply-modifier.ts';

const halfLife = { timeConstantDays: Math.LN2 / 0.01 };

test('10 days at 0.02 per day on a curve of 0.01 per day count as 20; without a rate as 10, at rate 0 not at all', () => {
  const memories = [0.02, undefined, 0].map((rate) => ({ ...halfLife, columns: [rate] }));
  const [double, own, never] = modify(ownRate, 'fillElapsed', { unit: 'per day' }, [10, 10, 10], memories);
  expect(double).toBeCloseTo(20, 12);
  expect(own).toBe(10);
  expect(never).toBe(0);
});

test('rates per hour and per second are the same rates in other units', () => {
  const at = (unit: string, rate: number) =>
    modify(ownRate, 'fillElapsed', { unit }, [10], [{ ...halfLife, columns: [rate] }])[0];
  expect(at('per hour', 0.02 / 24)).toBeCloseTo(20, 10);
  expect(at('per second', 0.02 / 86_400)).toBeCloseTo(20, 10);
});
