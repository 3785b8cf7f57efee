import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  besideFirst,
  boxesOverlap,
  type LabelRequest,
  placeLabels,
} from '../../src/charts/label-placement.ts';

const bounds = { x: 0, y: 0, width: 400, height: 200 };
const request = (id: string, x: number, y: number, text = 'Goal: retire at 55'): LabelRequest => ({
  id,
  lines: [{ text, size: 11, isBold: false, isMuted: false }],
  x,
  y,
  gap: 7,
  sides: besideFirst,
});

describe('placeLabels', () => {
  it('never lets two labels touch, nor one leave the plot or cover a marker', () => {
    const points = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 400 }),
        y: fc.integer({ min: 0, max: 200 }),
        text: fc.string({ minLength: 1, maxLength: 30 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(points, (list) => {
        const markers = list.map(({ x, y }) => ({ x: x - 5, y: y - 5, width: 10, height: 10 }));
        const placed = placeLabels(
          list.map(({ x, y, text }, i) => request(String(i), x, y, text)),
          bounds,
          markers,
        );
        placed.forEach((a, i) => {
          expect(a.x).toBeGreaterThanOrEqual(0);
          expect(a.x + a.width).toBeLessThanOrEqual(400);
          for (const b of placed.slice(i + 1)) expect(boxesOverlap(a, b)).toBe(false);
          for (const marker of markers) expect(boxesOverlap(a, marker)).toBe(false);
        });
      }),
    );
  });

  it('prefers the right, then takes the left at the right edge, and drops what does not fit', () => {
    const [first] = placeLabels([request('a', 100, 100)], bounds, []);
    expect(first).toMatchObject({ anchor: 'start', textX: 107 });
    expect(placeLabels([request('a', 395, 100)], bounds, [])[0]).toMatchObject({ anchor: 'end' });
    expect(placeLabels([request('a', 100, 100)], { ...bounds, width: 20 }, [])).toEqual([]);
  });

  it('keeps off lines where it can, crosses them where it must', () => {
    const line = { x: 100, y: 99, width: 300, height: 2 };
    expect(placeLabels([request('a', 100, 100)], bounds, [], [line])[0]!.anchor).toBe('end');
    const everywhere = { x: 0, y: 0, width: 400, height: 200 };
    expect(placeLabels([request('a', 100, 100)], bounds, [], [everywhere])).toHaveLength(1);
    expect(placeLabels([{ ...request('a', 100, 100), avoidsLines: true }], bounds, [], [everywhere])).toEqual(
      [],
    );
  });
});
