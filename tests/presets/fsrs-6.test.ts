import { expect, test } from 'vitest';
import fsrs6 from '../../src/presets/fsrs-6.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('the published vectors', async () => {
  const [{ S, t, R }] = vectorsOf<{ S: number; t: number[]; R: number[] }>('fsrs-6');
  const curve = curveOf(fsrs6, t);
  for (const [i, days] of t.entries()) {
    expect(curve[i]).toBeCloseTo(R[i]!, 8);
    expect(await strengthUnder(fsrs6, { created: days, stability: S })).toBeCloseTo(R[i]!, 8);
  }
});

test('a stability of its own is in days: 0.9 after as many', async () => {
  expect(await strengthUnder(fsrs6, { created: 25, stability: 25 })).toBeCloseTo(0.9, 12);
  expect(await strengthUnder(fsrs6, { created: 90, read: 25, stability: 25 })).toBeCloseTo(0.9, 12);
});
