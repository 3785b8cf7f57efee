import { expect, test } from 'vitest';
import memorybankDocumented from '../../src/presets/memorybank-documented.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('the published vectors: S from the counted reads, or from a column of its own', async () => {
  for (const { t, S, documented } of vectorsOf<{ t: number; S: number; documented: number }>('memorybank')) {
    const counted = { created: 30, read: t, read_count: S - 1 };
    expect(await strengthUnder(memorybankDocumented, counted)).toBeCloseTo(documented, 4);
    expect(await strengthUnder(memorybankDocumented, { created: t, stability: S })).toBeCloseTo(
      documented,
      4,
    );
  }
});

test('a recall restarts the clock', () => {
  expect(curveOf(memorybankDocumented, [5], [])[0]).toBeCloseTo(0.3679, 4);
  expect(curveOf(memorybankDocumented, [15], [10])[0]).toBeCloseTo(0.6065, 4);
});
