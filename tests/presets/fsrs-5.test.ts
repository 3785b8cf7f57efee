import { expect, test } from 'vitest';
import fsrs5 from '../../src/presets/fsrs-5.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('the published vectors', async () => {
  const [{ S, t, R }] = vectorsOf<{ S: number; t: number[]; R: number[] }>('fsrs-5');
  const curve = curveOf(fsrs5, t);
  for (const [i, days] of t.entries()) {
    expect(curve[i]).toBeCloseTo(R[i]!, 6);
    expect(await strengthUnder(fsrs5, { created: days, stability: S })).toBeCloseTo(R[i]!, 6);
  }
});

test('a stability of its own is in days: 0.9 after as many', async () => {
  expect(await strengthUnder(fsrs5, { created: 25, stability: 25 })).toBeCloseTo(0.9, 12);
  expect(await strengthUnder(fsrs5, { created: 90, read: 25, stability: 25 })).toBeCloseTo(0.9, 12);
});
