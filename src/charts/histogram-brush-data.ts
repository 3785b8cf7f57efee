import type { HistogramBar } from './density-data.ts';
import type { PlotScale } from './plot-scale.ts';

export type ValueRange = readonly [number, number];

/** A value as a person would say it: two significant digits on a log axis, hundredths on a linear one. */
function roundForAxis(value: number, scale: PlotScale): number {
  if (scale.isLog) return value <= 0 ? 0 : Number(value.toPrecision(2));
  return Math.round(value * 100) / 100;
}

/**
 * The range between two pixels, ends snapped and ordered; null for a mere click. An end at the edge of the axis is
 * open: what stands beyond it is drawn there too.
 */
export function rangeBetween(from: number, to: number, scale: PlotScale): ValueRange | null {
  if (Math.abs(to - from) < 4) return null;
  const [a, b] = [scale.toValue(from), scale.toValue(to)].sort((x, y) => x - y) as [number, number];
  const low = a <= scale.from * (scale.isLog ? 1.001 : 1) ? 0 : roundForAxis(a, scale);
  const high = b >= scale.to * 0.999 ? Number.POSITIVE_INFINITY : roundForAxis(b, scale);
  return high > low ? [low, high] : null;
}

/** Moves one end by a key press, as far as it takes to change the rounded value; the ends never pass each other. */
export function nudgeRange(
  [low, high]: ValueRange,
  end: 'low' | 'high',
  step: number,
  scale: PlotScale,
): ValueRange {
  const move = (value: number): number => {
    const inside = Math.min(Math.max(value, scale.from), scale.to);
    for (let pixels = 1; pixels <= 16; pixels += 1) {
      const next = roundForAxis(scale.toValue(scale.toPixel(inside) + step * pixels), scale);
      if (next !== roundForAxis(inside, scale)) return next;
    }
    return value;
  };
  const next: ValueRange = end === 'low' ? [move(low), high] : [low, move(high)];
  return next[1] > next[0] ? next : [low, high];
}

/** Pixels of a range inside the axis. */
export function pixelsOf(range: ValueRange, scale: PlotScale): ValueRange {
  const at = (value: number): number => scale.toPixel(Math.min(Math.max(value, scale.from), scale.to));
  const [a, b] = [at(range[0]), at(range[1])];
  return a < b ? [a, b] : [b, a];
}

export function isBarInside(bar: HistogramBar, range: ValueRange | null): boolean {
  if (range === null) return false;
  const middle = (bar.from + bar.to) / 2;
  return middle >= range[0] && middle < range[1];
}
