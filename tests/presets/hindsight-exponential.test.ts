import { expect, test } from 'vitest';
import hindsightExponential from '../../src/presets/hindsight-exponential.ts';
import { tracePreset } from './run-preset.ts';

test('recency 0.5 after 90 days, where the factor is 1', async () => {
  const [report] = await tracePreset(hindsightExponential, [{ created: 90 }]);
  expect(report!.terms!.recency).toBeCloseTo(0.5, 14);
  expect(report!.strength).toBeCloseTo(1, 14);
});
