import { expect, test } from 'vitest';
import memos from '../../src/presets/memos.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('the published factors', async () => {
  const [{ d, factor }] = vectorsOf<{ d: number[]; factor: number[] }>('memos');
  const curve = curveOf(memos, d);
  for (const [i, days] of d.entries()) {
    expect(curve[i]).toBeCloseTo(factor[i]!, 12);
    expect(await strengthUnder(memos, { created: days })).toBeCloseTo(factor[i]!, 12);
  }
});
