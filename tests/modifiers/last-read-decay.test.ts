import { expect, test } from 'vitest';
import decay from '../../src/modifiers/last-read-decay.ts';
import { modify } from './apply-modifier.ts';

const params = { base: 0.3, slope: 0.3, graceDays: 1, ratePerDay: 0.05 };

test('read 30 days ago: × 0.366939; within the grace × 0.6', () => {
  const [long, fresh, edge] = modify(
    decay,
    'fillStrength',
    params,
    [1, 1, 1],
    [{ idleDays: 30 }, { idleDays: 0.9 }, { idleDays: 1 }],
  );
  expect(long).toBeCloseTo(0.366939, 6);
  expect(fresh).toBe(0.6);
  expect(edge).toBeCloseTo(0.3 + 0.3 * Math.exp(-0.05), 14);
});
