import { expect, test } from 'vitest';
import generativeAgentsDocumented from '../../src/presets/generative-agents-documented.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('24 hours after the last access: 0.995^24', async () => {
  const [{ documented, hours }] = vectorsOf<{ documented: number; hours: number }>('generative-agents');
  expect(await strengthUnder(generativeAgentsDocumented, { created: 9, read: hours / 24 })).toBeCloseTo(
    documented,
    6,
  );
  expect(curveOf(generativeAgentsDocumented, [hours / 24])[0]).toBeCloseTo(documented, 6);
});

test('relevance and importance are added with equal weights', async () => {
  const memory = { created: 1, similarity: 0.7, importance: 0.4 };
  expect(await strengthUnder(generativeAgentsDocumented, memory)).toBeCloseTo(0.886654 + 1.1, 6);
});
