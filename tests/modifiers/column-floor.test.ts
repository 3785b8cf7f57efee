import { expect, test } from 'vitest';
import floor from '../../src/modifiers/column-floor.ts';
import { modify } from './apply-modifier.ts';

test('importance 0.8 at a share of 0.3: never under 0.24', () => {
  const params = { column: 'importance', missing: 0.5, most: 1, share: 0.3 };
  const [low, high, missing] = modify(
    floor,
    'fillStrength',
    params,
    [0.1, 0.9, 0.1],
    [{ columns: [0.8] }, { columns: [0.8] }, {}],
  );
  expect(low).toBeCloseTo(0.24, 14);
  expect(high).toBe(0.9);
  expect(missing).toBeCloseTo(0.15, 14);
});
