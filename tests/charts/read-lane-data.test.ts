import { expect, test } from 'vitest';
import { createScale } from '../../src/charts/plot-scale.ts';
import { prepareLanePins, widenPin } from '../../src/charts/read-lane-data.ts';

const time = createScale(false, [0, 150], [44, 1044]);

test('pins with room say their day; they stop at their neighbours', () => {
  const pins = prepareLanePins([30, 60], time);
  expect(pins.map(({ label }) => label)).toEqual(['day 30', 'day 60']);
  expect(pins.map(({ from, to }) => [from, to])).toEqual([
    [0, 60],
    [30, 150],
  ]);
});

test('pins that stand close shrink, and never touch', () => {
  const pins = prepareLanePins([1, 3, 7, 14, 30, 60], time);
  for (let i = 1; i < pins.length; i += 1) {
    const gap = pins[i]!.x - pins[i - 1]!.x - pins[i]!.width / 2 - pins[i - 1]!.width / 2;
    expect(gap).toBeGreaterThanOrEqual(0);
  }
  expect(pins[0]!.label).toBe('');
  expect(widenPin(pins[0]!).label).toBe('day 1');
});
