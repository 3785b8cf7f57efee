import { type OneMemoryRules, strengthByDay } from '../engine/one-memory.ts';
import type { Box, LabelRequest } from './label-placement.ts';
import type { PlotScale } from './plot-scale.ts';
import type { ReadTimeline } from './read-timeline-data.ts';
import type { PlotPoint, ReadRow } from './read-timeline-plot.ts';

/** The same memory, read on the same days, under the policy that was pinned. */
export interface ReadGhost {
  readonly path: string;
  /** Places along it where its name may stand, the likeliest first. */
  readonly places: readonly PlotPoint[];
}

/** Null where it does not stand a pixel away from the line of now anywhere. */
export function prepareReadGhost(
  baseline: OneMemoryRules | null,
  { pins }: Pick<ReadTimeline, 'pins'>,
  rows: readonly ReadRow[],
  plot: Box,
  time: PlotScale,
  strength: PlotScale,
): ReadGhost | null {
  if (!baseline) return null;
  const was = strengthByDay(
    baseline,
    rows.map(({ day }) => day),
    pins,
  );
  const points = rows.map(({ day }, i) => ({ x: time.toPixel(day), y: strength.toPixel(was[i]!) }));
  const apart = rows.map(({ past, future }, i) =>
    Math.abs(strength.toPixel(past ?? future ?? 0) - points[i]!.y),
  );
  // A read's own day has two values and the ghost but one of them.
  const differs = rows.some(({ day }, i) => apart[i]! >= 1 && !pins.includes(day));
  if (!differs) return null;
  const path = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const widest = apart.indexOf(Math.max(...apart.map((by, i) => (pins.includes(rows[i]!.day) ? 0 : by))));
  const right = plot.x + plot.width;
  const places = [widest, ...[0.9, 0.7, 0.5, 0.3].map((share) => Math.round((rows.length - 1) * share))];
  return { path, places: places.map((i) => points[i]!).filter(({ x }) => x < right - 50) };
}

/** Its name beside it, at the first place that is free. */
export function readGhostLabels(ghost: ReadGhost | null): LabelRequest[] {
  return (ghost?.places ?? []).map(({ x, y }) => ({
    id: 'baseline',
    lines: [{ text: 'baseline', size: 11, isBold: false, isMuted: true }],
    x,
    y,
    gap: 5,
    sides: ['right-above', 'left-below', 'right-below', 'left-above'],
    avoidsLines: true,
  }));
}
