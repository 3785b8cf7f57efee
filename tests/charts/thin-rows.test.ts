import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thinRows } from '../../src/charts/thin-rows.ts';

const numbers = (values: readonly number[]) => Float64Array.from(values);

/** Height of the polyline through the kept rows at row i; NaN where i lies in a gap between two of them. */
function heightAt(i: number, kept: readonly number[], xs: Float64Array, ys: Float64Array): number {
  const after = kept.findIndex((row) => row >= i);
  const [a, b] = [kept[Math.max(after - 1, 0)]!, kept[after]!];
  if (b === i || a === b) return ys[b]!;
  const share = (xs[i]! - xs[a]!) / (xs[b]! - xs[a]!);
  return ys[a]! + (ys[b]! - ys[a]!) * share;
}

describe('thinRows', () => {
  it('keeps the two ends of a straight line', () => {
    const rows = [0, 1, 2, 3, 4];
    expect(thinRows(rows, { xs: numbers(rows), ys: [numbers([9, 7, 5, 3, 1])] })).toEqual([0, 4]);
  });

  it('keeps the corner, and both rows of a jump', () => {
    const rows = [0, 1, 2, 3, 4, 5];
    expect(thinRows(rows, { xs: numbers(rows), ys: [numbers([0, 0, 0, 8, 16, 24])] })).toEqual([0, 2, 5]);
    const xs = numbers([0, 1, 2, 2, 3, 4]);
    expect(thinRows(rows, { xs, ys: [numbers([0, 0, 0, 9, 9, 9])] })).toEqual([0, 2, 3, 5]);
  });

  it('keeps the last row before a gap and the first after it', () => {
    const rows = [0, 1, 2, 3, 4, 5, 6];
    const gap = Number.NaN;
    const ys = [numbers([0, 0, 0, gap, gap, 0, 0]), numbers([1, 1, 1, 1, 1, 1, 1])];
    expect(thinRows(rows, { xs: numbers(rows), ys })).toEqual([0, 2, 3, 4, 5, 6]);
  });

  it('passes every row that it leaves out within a twentieth of a pixel, and needs few for a curve', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ half: fc.double({ min: 1, max: 4000, noNaN: true }) }), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 3, maxLength: 30 }),
        (halves, bends) => {
          const xs = Float64Array.from({ length: 900 }, (_, i) => i);
          const smooth = halves.map(({ half }) => xs.map((x) => 300 * (1 - 0.5 ** (x / half))));
          const rough = xs.map((x) => bends[Math.floor(x / 31) % bends.length]!);
          const rows = Array.from(xs, (_, i) => i);
          expect(thinRows(rows, { xs, ys: smooth }).length).toBeLessThan(300);
          const ys = [...smooth, rough];
          const kept = thinRows(rows, { xs, ys });
          for (const y of ys)
            for (const i of rows) expect(Math.abs(heightAt(i, kept, xs, y) - y[i]!)).toBeLessThan(0.0501);
        },
      ),
      { numRuns: 50 },
    );
  });
});
