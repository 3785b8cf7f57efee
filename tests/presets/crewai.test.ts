import { expect, test } from 'vitest';
import crewai from '../../src/presets/crewai.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('similarity 0.8, 30 days old, importance 0.5: 0.65; a last access changes nothing', async () => {
  const memory = { created: 30, similarity: 0.8, importance: 0.5 };
  expect(await strengthUnder(crewai, memory)).toBeCloseTo(0.65, 12);
  expect(await strengthUnder(crewai, { ...memory, read: 1, read_count: 9 })).toBeCloseTo(0.65, 12);
});

test('missing columns: similarity 0, importance 0.5', () => {
  expect(curveOf(crewai, [30])[0]).toBeCloseTo(0.15 + 0.1, 12);
});
