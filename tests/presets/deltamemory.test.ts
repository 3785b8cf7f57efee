import { expect, test } from 'vitest';
import deltamemory from '../../src/presets/deltamemory.ts';
import { curveOf, strengthUnder, tracePreset } from './run-preset.ts';

test('0.9048 after 1 day, 0.4966 after 7, 0.0498 after 30', () => {
  const strengths = curveOf(deltamemory, [1, 7, 30]).map((value) => value.toFixed(4));
  expect(strengths).toEqual(['0.9048', '0.4966', '0.0498']);
});

test('a read restarts the clock; a rate of its own replaces the rate', async () => {
  expect(curveOf(deltamemory, [37], [30])[0]).toBeCloseTo(0.496585, 6);
  expect(await strengthUnder(deltamemory, { created: 10, rate: 0.01 })).toBeCloseTo(Math.exp(-0.1), 12);
});

test('what is under the threshold gets a tombstone', async () => {
  const reports = await tracePreset(deltamemory, [{ created: 29 }, { created: 30 }]);
  expect(reports.map(({ verdict }) => verdict)).toEqual(['kept', 'strength']);
  expect(deltamemory.policy.removal.action).toBe('tombstone');
});
