import { expect, test } from 'vitest';
import yourmemoryArticlePerDay from '../../src/presets/yourmemory-article-per-day.ts';
import { curveOf } from './run-preset.ts';

test('10 days old, never read: e^(−0.1) = 0.904837; read at that moment 1.357256', () => {
  expect(curveOf(yourmemoryArticlePerDay, [10])[0]).toBeCloseTo(0.904837, 6);
  expect(curveOf(yourmemoryArticlePerDay, [10], [10])[0]).toBeCloseTo(1.357256, 6);
});

test('a read lifts, and the clock of age goes on', () => {
  expect(curveOf(yourmemoryArticlePerDay, [20], [10])[0]).toBeCloseTo(
    Math.exp(-0.2) * (1 + 0.5 * Math.exp(-0.01)),
    12,
  );
});
