import { expect, test } from 'vitest';
import actR from '../../src/presets/act-r.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, daysAgo, tracePreset } from './run-preset.ts';

const second = 1 / 86_400;

test('accesses 1, 10 and 100 s ago: activation 0.347997', async () => {
  const [{ activation }] = vectorsOf<{ activation: number }>('act-r');
  const [report] = await tracePreset(actR, [
    { created: 100 * second, reads: [daysAgo(10 * second), daysAgo(second)] },
  ]);
  expect(report!.activation).toBeCloseTo(activation, 6);
  expect(report!.strength).toBeCloseTo(1 / (1 + Math.exp((-2 - activation) / 0.4)), 6);
  expect(report!.flags).toEqual([]);
});

test('without a log it is estimated, and says so', async () => {
  const [report] = await tracePreset(actR, [{ created: 1, read: 0.5, read_count: 4 }]);
  expect(report!.flags).toEqual(['estimated']);
});

test('an access adds to those before: two reads leave more than one', () => {
  const once = curveOf(actR, [1], [0.5])[0]!;
  expect(curveOf(actR, [1], [0.25, 0.5])[0]).toBeGreaterThan(once);
  expect(once).toBeGreaterThan(curveOf(actR, [1])[0]!);
});
