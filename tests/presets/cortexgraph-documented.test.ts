import { expect, test } from 'vitest';
import cortexgraphDocumented from '../../src/presets/cortexgraph-documented.ts';
import { strengthUnder } from './run-preset.ts';

test('used once, half is left after three days; never used, nothing', async () => {
  expect(await strengthUnder(cortexgraphDocumented, { created: 30, read: 3, read_count: 1 })).toBeCloseTo(
    0.5,
    12,
  );
  expect(await strengthUnder(cortexgraphDocumented, { created: 30, read: 3, read_count: 4 })).toBeCloseTo(
    0.5 * 4 ** 0.6,
    12,
  );
  expect(await strengthUnder(cortexgraphDocumented, { created: 3 })).toBe(0);
});
