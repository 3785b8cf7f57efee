import { expect, test } from 'vitest';
import caviraossOpenmemory from '../../src/presets/caviraoss-openmemory.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { strengthUnder } from './run-preset.ts';

test('the published vector, by its sector or by a rate of its own', async () => {
  const [{ s, L, d, strength }] = vectorsOf<{ s: number; L: number; d: number; strength: number }>(
    'caviraoss-openmemory',
  );
  const memory = { created: d, initial_strength: s };
  expect(await strengthUnder(caviraossOpenmemory, { ...memory, category: 'episodic' })).toBeCloseTo(
    strength,
    6,
  );
  expect(await strengthUnder(caviraossOpenmemory, { ...memory, rate: L })).toBeCloseTo(strength, 6);
});

test('a read adds 18 percent of what is missing to 1 and restarts the clock', async () => {
  const memory = { created: 30, category: 'episodic', initial_strength: 0.8 };
  const lifted = 0.539092 + 0.18 * (1 - 0.539092);
  expect(await strengthUnder(caviraossOpenmemory, { ...memory, read: 0 })).toBeCloseTo(lifted, 5);
  const later = lifted * Math.exp(-0.15) + 0.08 * (1 - Math.exp(-0.15));
  expect(await strengthUnder(caviraossOpenmemory, { ...memory, created: 40, read: 10 })).toBeCloseTo(
    later,
    5,
  );
});
