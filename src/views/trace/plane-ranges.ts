import type { ValueRange } from '../../charts/histogram-brush-data.ts';

/** Above every idle time and score: a range that is open at its end. Finite, so that links can carry it. */
export const openEnd = 1e9;

/** A brushed range as the filter holds it. */
export function filterRange(range: ValueRange | null): ValueRange | null {
  return range && [range[0], Math.min(range[1], openEnd)];
}

/** "idle 45–60 d", "idle from 1,000 d", "importance under 0.25". */
export function rangeWords(
  name: string,
  [from, to]: ValueRange,
  unit: string,
  format: (value: number) => string,
): string {
  const end = unit === '' ? '' : ` ${unit}`;
  if (to >= openEnd) return `${name} from ${format(from)}${end}`;
  if (from <= 0) return `${name} under ${format(to)}${end}`;
  return `${name} ${format(from)}–${format(to)}${end}`;
}
