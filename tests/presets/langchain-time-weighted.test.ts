import { expect, test } from 'vitest';
import langchainTimeWeighted from '../../src/presets/langchain-time-weighted.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('24 hours after the last retrieval: 0.99^24', async () => {
  const [{ hours, recency }] = vectorsOf<{ hours: number; recency: number }>('langchain-time-weighted');
  expect(await strengthUnder(langchainTimeWeighted, { created: 9, read: hours / 24 })).toBeCloseTo(
    recency,
    6,
  );
  expect(curveOf(langchainTimeWeighted, [hours / 24])[0]).toBeCloseTo(recency, 6);
});

test('the similarity of the query is added; alignment stands in for it', async () => {
  expect(await strengthUnder(langchainTimeWeighted, { created: 1, similarity: 0.8 })).toBeCloseTo(
    1.585678,
    6,
  );
  expect(await strengthUnder(langchainTimeWeighted, { created: 1, alignment: 0.8 })).toBeCloseTo(1.585678, 6);
});
