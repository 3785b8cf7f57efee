import type { PlotScale } from './plot-scale.ts';

/**
 * Where a key takes the cursor: arrows by a two-hundredth of the axis (Shift: ten of them), Page Up and Page Down to
 * the next crossing, Home and End to the ends; undefined = not a key of the cursor.
 */
export function moveCursor(
  key: string,
  days: number,
  time: PlotScale,
  isFast: boolean,
  crossings: readonly number[],
): number | undefined {
  const [start, end] = [time.toPixel(time.from), time.toPixel(time.to)];
  const by = ((end - start) / 200) * (isFast ? 10 : 1);
  const clamp = (value: number): number => Math.min(Math.max(value, time.from), time.to);
  const shift = (pixels: number): number =>
    clamp(Number(time.toValue(time.toPixel(days) + pixels).toPrecision(6)));
  const seen = crossings.filter((value) => value >= time.from && value <= time.to).sort((a, b) => a - b);
  if (key === 'ArrowRight' || key === 'ArrowUp') return shift(by);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return shift(-by);
  if (key === 'Home') return time.from;
  if (key === 'End') return time.to;
  if (key === 'PageUp') return seen.find((value) => value > days * (1 + 1e-9)) ?? time.to;
  if (key === 'PageDown') return seen.reverse().find((value) => value < days * (1 - 1e-9)) ?? time.from;
  return undefined;
}
