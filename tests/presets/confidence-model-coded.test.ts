import { expect, test } from 'vitest';
import confidenceModelCoded from '../../src/presets/confidence-model-coded.ts';
import { strengthUnder, tracePreset } from './run-preset.ts';

test('a preference of confidence 0.8 stands at 0.4 after 69.3147 days', async () => {
  const memory = { created: Math.LN2 / 0.01, category: 'preference', confidence: 0.8 };
  expect(await strengthUnder(confidenceModelCoded, memory)).toBeCloseTo(0.4, 9);
});

test('confirmed at 0.4 it starts again at 0.85; confirmed at 0.2 at 0.85', async () => {
  const memory = { created: 200, category: 'preference', confidence: 0.8 };
  const half = Math.LN2 / 0.01;
  expect(await strengthUnder(confidenceModelCoded, { ...memory, created: half, read: 0 })).toBeCloseTo(
    0.85,
    9,
  );
  expect(await strengthUnder(confidenceModelCoded, { ...memory, created: 2 * half, read: 0 })).toBeCloseTo(
    0.85,
    9,
  );
});

test('kinds have rates of their own, and a row may bring one', async () => {
  expect(await strengthUnder(confidenceModelCoded, { created: 100, category: 'user_name' })).toBeCloseTo(
    Math.exp(-0.01),
    12,
  );
  expect(await strengthUnder(confidenceModelCoded, { created: 10, category: 'trending_topic' })).toBeCloseTo(
    Math.exp(-0.5),
    12,
  );
  expect(await strengthUnder(confidenceModelCoded, { created: 10, rate: 0.02 })).toBeCloseTo(
    Math.exp(-0.2),
    12,
  );
});

test('episodes go after a year, others under 0.10, identifiers never', async () => {
  const reports = await tracePreset(confidenceModelCoded, [
    { created: 366, category: 'episodic', rate: 0 },
    { created: 400 },
    { created: 30_000, category: 'user_id' },
  ]);
  expect(reports.map(({ verdict }) => verdict)).toEqual(['ttl', 'strength', 'kept']);
});
