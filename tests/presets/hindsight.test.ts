import { expect, test } from 'vitest';
import hindsight from '../../src/presets/hindsight.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, daysAgo, tracePreset } from './run-preset.ts';

test('100 days: recency 0.726027 beside a factor of 1.045205', async () => {
  const [{ d, linear, factor }] = vectorsOf<{ d: number; linear: number; factor: number }>('hindsight');
  const [report] = await tracePreset(hindsight, [{ created: d }]);
  expect(report!.strength).toBeCloseTo(factor, 6);
  expect(report!.terms!.recency).toBeCloseTo(linear, 6);
  expect(curveOf(hindsight, [d])[0]).toBeCloseTo(factor, 6);
});

test('it counts from the event, and ten years later the factor is 0.92', async () => {
  const memory = { created: 1, event_at: daysAgo(100) };
  expect((await tracePreset(hindsight, [memory]))[0]!.strength).toBeCloseTo(1.045205, 6);
  expect(curveOf(hindsight, [3650])[0]).toBeCloseTo(0.92, 12);
});
