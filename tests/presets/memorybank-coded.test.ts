import { expect, test } from 'vitest';
import memorybankCoded from '../../src/presets/memorybank-coded.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('the published vectors: S from the counted reads, or from a column of its own', async () => {
  for (const { t, S, coded } of vectorsOf<{ t: number; S: number; coded: number }>('memorybank')) {
    const counted = { created: 30, read: t, read_count: S - 1 };
    expect(await strengthUnder(memorybankCoded, counted)).toBeCloseTo(coded, 4);
    expect(await strengthUnder(memorybankCoded, { created: t, stability: S })).toBeCloseTo(coded, 4);
  }
});

test('a recall restarts the clock', () => {
  expect(curveOf(memorybankCoded, [5], [])[0]).toBeCloseTo(0.3679, 4);
  expect(curveOf(memorybankCoded, [15], [10])[0]).toBeCloseTo(0.1353, 4);
});
