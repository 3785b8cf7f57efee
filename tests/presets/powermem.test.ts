import { expect, test } from 'vitest';
import powermem from '../../src/presets/powermem.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder } from './run-preset.ts';

test('the published vectors: working and long-term memory', async () => {
  const vectors = vectorsOf<{ d: number; S: number; R: number }>('powermem');
  for (const { d, S, R } of vectors) {
    const category = S === 1.5 ? 'working' : 'long-term';
    expect(await strengthUnder(powermem, { created: d, category })).toBeCloseTo(R, 6);
  }
  expect(curveOf(powermem, [1])[0]).toBeCloseTo(vectors[0].R, 6);
});

test('a read adds three tenths of what is missing, and reads slow the decay', async () => {
  const slower = 1 + 0.3 * Math.log(2);
  const left = Math.exp(-1 / (1.5 * slower));
  expect(await strengthUnder(powermem, { created: 1, read: 0, read_count: 1 })).toBeCloseTo(
    left + 0.3 * (1 - left),
    12,
  );
});
