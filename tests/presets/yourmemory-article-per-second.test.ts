import { expect, test } from 'vitest';
import yourmemoryArticlePerSecond from '../../src/presets/yourmemory-article-per-second.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('half-life 69.3 s: 60 s after it was written e^(−0.6) = 0.548812', () => {
  expect(curveOf(yourmemoryArticlePerSecond, [60 / 86_400])[0]).toBeCloseTo(0.548812, 6);
  expect(curveOf(yourmemoryArticlePerSecond, [1 / 24])[0]).toBeLessThan(1e-15);
});

test('read 30 s ago: × (1 + 0.5·e^(−0.03))', () => {
  const strength = curveOf(yourmemoryArticlePerSecond, [60 / 86_400], [30 / 86_400])[0];
  expect(strength).toBeCloseTo(0.548812 * (1 + 0.5 * Math.exp(-0.03)), 5);
});

test('a rate of its own is per second', async () => {
  expect(await strengthUnder(yourmemoryArticlePerSecond, { created: 1, rate: 1e-5 })).toBeCloseTo(
    Math.exp(-0.864),
    10,
  );
});
