import { expect, test } from 'vitest';
import yourmemory from '../../src/presets/yourmemory.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, strengthUnder, tracePreset } from './run-preset.ts';

interface Vector {
  imp: number;
  category: string;
  d: number;
  n: number;
  strength: number;
}

test('the published vectors', async () => {
  for (const { imp, category, d, n, strength } of vectorsOf<Vector>('yourmemory')) {
    const memory = { created: d, category, importance: imp, read_count: n };
    expect(await strengthUnder(yourmemory, memory)).toBeCloseTo(strength, 6);
  }
});

test('a fact of importance 0.5 is under 0.05 after 23.99 days, a failure after 10.96', async () => {
  expect(curveOf(yourmemory, [23.98])[0]).toBeGreaterThan(0.05);
  expect(curveOf(yourmemory, [24])[0]).toBeLessThan(0.05);
  expect(await strengthUnder(yourmemory, { created: 10.95, category: 'failure' })).toBeGreaterThan(0.05);
  expect(await strengthUnder(yourmemory, { created: 10.97, category: 'failure' })).toBeLessThan(0.05);
});

test('three recalls add three fifths of the curve, at most to 1', async () => {
  const memory = { created: 40, read: 10, read_count: 3, importance: 0.5 };
  expect(await strengthUnder(yourmemory, memory)).toBeCloseTo(0.191446 * 1.6, 5);
  expect(await strengthUnder(yourmemory, { created: 40, read: 0, read_count: 9, importance: 0.9 })).toBe(1);
});

test('an importance that cannot be read is the default, flagged', async () => {
  const [report] = await tracePreset(yourmemory, [{ created: 10, importance: 'high' }]);
  expect(report!.strength).toBeCloseTo(0.191446, 6);
  expect(report!.flags).toEqual(['bad-number']);
});
