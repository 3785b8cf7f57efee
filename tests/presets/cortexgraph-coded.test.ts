import { expect, test } from 'vitest';
import cortexgraphCoded from '../../src/presets/cortexgraph-coded.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { strengthUnder, tracePreset } from './run-preset.ts';

test('the published vector, above 1', async () => {
  const [{ n, d, strength, score }] = vectorsOf<{ n: number; d: number; strength: number; score: number }>(
    'cortexgraph',
  );
  const memory = { created: 30, read: d, read_count: n, strength };
  expect(await strengthUnder(cortexgraphCoded, memory)).toBeCloseTo(score, 6);
  expect(await strengthUnder(cortexgraphCoded, { ...memory, strength: 2 })).toBeCloseTo(2 * score, 5);
});

test('forgotten under 0.05', async () => {
  const reports = await tracePreset(cortexgraphCoded, [{ created: 12.9 }, { created: 13 }]);
  expect(reports.map(({ verdict }) => verdict)).toEqual(['kept', 'strength']);
});
