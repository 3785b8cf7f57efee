import { describe, expect, it } from 'vitest';
import { isBarInside, nudgeRange, pixelsOf, rangeBetween } from '../../src/charts/histogram-brush-data.ts';
import { createScale, linearTicks, logTicks, niceStep } from '../../src/charts/plot-scale.ts';

const idle = createScale(true, [0.1, 1000], [0, 400]);
const importance = createScale(false, [0, 1], [200, 0]);

describe('rangeBetween', () => {
  it('gives ordered, rounded ends whichever way the drag went', () => {
    expect(rangeBetween(200, 300, idle)).toEqual([10, 100]);
    expect(rangeBetween(300, 200, idle)).toEqual([10, 100]);
    expect(rangeBetween(150, 50, importance)).toEqual([0.25, 0.75]);
  });

  it('is open at the edges of the axis and nothing for a click', () => {
    expect(rangeBetween(0, 200, idle)).toEqual([0, 10]);
    expect(rangeBetween(300, 400, idle)).toEqual([100, Number.POSITIVE_INFINITY]);
    expect(rangeBetween(100, 102, idle)).toBeNull();
  });
});

describe('nudgeRange', () => {
  it('always changes the value, and never lets the ends pass', () => {
    expect(nudgeRange([10, 100], 'low', 1, idle)[0]).toBeGreaterThan(10);
    expect(nudgeRange([10, 100], 'high', -1, idle)[1]).toBeLessThan(100);
    expect(nudgeRange([0.4, 0.41], 'low', -20, importance)).toEqual([0.4, 0.41]);
  });
});

describe('pixelsOf and isBarInside', () => {
  it('clips to the axis', () => {
    expect(pixelsOf([0, Number.POSITIVE_INFINITY], idle)).toEqual([0, 400]);
    expect(pixelsOf([0, 0.5], importance)).toEqual([100, 200]);
    const bar = { at: 0, span: 4, size: 1, from: 10, to: 12, count: 3 };
    expect(isBarInside(bar, [10, 12])).toBe(true);
    expect(isBarInside(bar, [12, 20])).toBe(false);
    expect(isBarInside(bar, null)).toBe(false);
  });
});

describe('plot scales', () => {
  it('invert themselves', () => {
    for (const value of [0.1, 3, 1000]) expect(idle.toValue(idle.toPixel(value))).toBeCloseTo(value, 9);
    expect(importance.toValue(importance.toPixel(0.25))).toBeCloseTo(0.25, 12);
  });

  it('tick at 1, 2 and 5', () => {
    expect(niceStep(200, 10)).toBe(20);
    expect(linearTicks(0.3, 3)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(logTicks(0.1, 100, true)).toEqual([0.1, 0.3, 1, 3, 10, 30, 100]);
  });
});
