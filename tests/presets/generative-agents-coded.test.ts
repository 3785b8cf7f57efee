import { expect, test } from 'vitest';
import generativeAgentsCoded from '../../src/presets/generative-agents-coded.ts';
import { curveOf, tracePreset } from './run-preset.ts';

test('0.99 to the power of the place, the longest idle first, half of it', async () => {
  const reports = await tracePreset(generativeAgentsCoded, [
    { created: 10 },
    { created: 30 },
    { created: 20 },
  ]);
  const expected = [0.5 * 0.99 ** 3, 0.5 * 0.99, 0.5 * 0.99 ** 2];
  reports.forEach(({ strength }, i) => {
    expect(strength).toBeCloseTo(expected[i]!, 12);
  });
});

test('relevance counts 3, importance 2; alone it is number 1 whenever', async () => {
  const [report] = await tracePreset(generativeAgentsCoded, [
    { created: 3, similarity: 0.5, importance: 0.5 },
  ]);
  expect(report!.strength).toBeCloseTo(0.495 + 1.5 + 1, 12);
  for (const strength of curveOf(generativeAgentsCoded, [0, 7, 900])) expect(strength).toBeCloseTo(0.495, 12);
});
