import type { MarkerShape } from '../ui/VerdictMarker.tsx';

/** One stroke or fill of a marker, as SVG path data round 0,0. */
export interface MarkerPart {
  readonly d: string;
  readonly isFilled: boolean;
  readonly strokeWidth: number;
  readonly dash: readonly number[];
}

const n = (value: number): string => String(Math.round(value * 100) / 100);
const filled = (d: string): MarkerPart => ({ d, isFilled: true, strokeWidth: 0, dash: [] });
const stroked = (d: string, strokeWidth: number, dash: readonly number[] = []): MarkerPart => ({
  d,
  isFilled: false,
  strokeWidth,
  dash,
});
const circle = (r: number): string =>
  `M${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0Z`;

const shapes: Readonly<Record<MarkerShape, (r: number) => readonly MarkerPart[]>> = {
  circle: (r) => [filled(circle(r * 0.86))],
  'ringed-dot': (r) => [filled(circle(r * 0.5)), stroked(circle(r * 0.98), 1.4)],
  'dashed-ring': (r) => [stroked(circle(r * 0.8), 1.3, [2, 1.6])],
  // A clock: its time has not come.
  'hollow-circle': (r) => [
    stroked(circle(r * 0.92), 1.3),
    stroked(`M0 ${n(-r * 0.48)}V${n(r * 0.08)}L${n(r * 0.4)} ${n(r * 0.32)}`, 1.2),
  ],
  triangle: (r) => [filled(`M0 ${n(-r)}L${n(r * 1.06)} ${n(r * 0.84)}H${n(-r * 1.06)}Z`)],
  square: (r) => [filled(`M${n(-r * 0.82)} ${n(-r * 0.82)}H${n(r * 0.82)}V${n(r * 0.82)}H${n(-r * 0.82)}Z`)],
  diamond: (r) => [filled(`M0 ${n(-r * 1.15)}L${n(r * 1.15)} 0 0 ${n(r * 1.15)} ${n(-r * 1.15)} 0Z`)],
  plus: (r) => [stroked(`M${n(-r)} 0H${n(r)}M0 ${n(-r)}V${n(r)}`, r * 0.62)],
  bar: (r) => [filled(`M${n(-r)} ${n(-r * 0.42)}H${n(r)}V${n(r * 0.42)}H${n(-r)}Z`)],
  hexagon: (r) => [
    filled(
      `M${n(r)} 0L${n(r * 0.5)} ${n(r * 0.87)}H${n(-r * 0.5)}L${n(-r)} 0 ${n(-r * 0.5)} ${n(-r * 0.87)}H${n(r * 0.5)}Z`,
    ),
  ],
  wye: (r) => [
    stroked(`M0 0V${n(r)}M0 0L${n(-r * 0.9)} ${n(-r * 0.75)}M0 0L${n(r * 0.9)} ${n(-r * 0.75)}`, r * 0.5),
  ],
  box: (r) => [
    stroked(`M${n(-r * 0.82)} ${n(-r * 0.82)}H${n(r * 0.82)}V${n(r * 0.82)}H${n(-r * 0.82)}Z`, 1.4),
  ],
  headstone: (r) => [
    stroked(
      `M${n(-r * 0.72)} ${n(r * 0.9)}V${n(-r * 0.2)}a${n(r * 0.72)} ${n(r * 0.72)} 0 0 1 ${n(r * 1.44)} 0V${n(r * 0.9)}Z`,
      1.4,
    ),
  ],
  cross: (r) => [
    stroked(
      `M${n(-r * 0.8)} ${n(-r * 0.8)}L${n(r * 0.8)} ${n(r * 0.8)}M${n(r * 0.8)} ${n(-r * 0.8)}L${n(-r * 0.8)} ${n(r * 0.8)}`,
      1.6,
    ),
  ],
};

/** What to draw for a marker of radius `r` px. */
export function markerParts(shape: MarkerShape, r: number): readonly MarkerPart[] {
  return shapes[shape](r);
}
