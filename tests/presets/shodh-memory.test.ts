import { expect, test } from 'vitest';
import shodhMemory from '../../src/presets/shodh-memory.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('the published vectors', async () => {
  const [{ d, R }] = vectorsOf<{ d: number[]; R: number[] }>('shodh-memory');
  const curve = curveOf(shodhMemory, d);
  for (const [i, days] of d.entries()) {
    expect(curve[i]).toBeCloseTo(R[i]!, 6);
    expect(await strengthUnder(shodhMemory, { created: 99, read: days })).toBeCloseTo(R[i]!, 6);
  }
});
