import type { ReactNode } from 'react';

export type MarkerShape =
  | 'circle'
  | 'ringed-dot'
  | 'dashed-ring'
  | 'hollow-circle'
  | 'triangle'
  | 'square'
  | 'diamond'
  | 'plus'
  | 'bar'
  | 'hexagon'
  | 'wye'
  | 'box'
  | 'headstone'
  | 'cross';

/** Radius in the marker's own units: the box is 12 wide. */
const r = 5;

const glyphs: Readonly<Record<MarkerShape, ReactNode>> = {
  circle: <circle r={r * 0.86} fill="currentColor" />,
  'ringed-dot': (
    <>
      <circle r={r * 0.5} fill="currentColor" />
      <circle r={r * 0.98} strokeWidth="1.4" />
    </>
  ),
  'dashed-ring': <circle r={r * 0.8} strokeWidth="1.3" strokeDasharray="2 1.6" />,
  // A clock: its time has not come.
  'hollow-circle': (
    <>
      <circle r={r * 0.92} strokeWidth="1.3" />
      <path d="M0 -2.4V0.4L2 1.6" strokeWidth="1.2" />
    </>
  ),
  triangle: <path d={`M0 ${-r}L${r * 1.06} ${r * 0.84}H${-r * 1.06}Z`} fill="currentColor" />,
  square: <rect x={-r * 0.82} y={-r * 0.82} width={r * 1.64} height={r * 1.64} fill="currentColor" />,
  diamond: <path d={`M0 ${-r * 1.15}L${r * 1.15} 0 0 ${r * 1.15} ${-r * 1.15} 0Z`} fill="currentColor" />,
  plus: <path d={`M${-r} 0H${r}M0 ${-r}V${r}`} strokeWidth={r * 0.62} />,
  bar: <rect x={-r} y={-r * 0.42} width={r * 2} height={r * 0.84} fill="currentColor" />,
  hexagon: (
    <path
      d={`M${r} 0L${r * 0.5} ${r * 0.87}H${-r * 0.5}L${-r} 0 ${-r * 0.5} ${-r * 0.87}H${r * 0.5}Z`}
      fill="currentColor"
    />
  ),
  wye: (
    <path d={`M0 0V${r}M0 0L${-r * 0.9} ${-r * 0.75}M0 0L${r * 0.9} ${-r * 0.75}`} strokeWidth={r * 0.5} />
  ),
  box: <rect x={-r * 0.82} y={-r * 0.82} width={r * 1.64} height={r * 1.64} strokeWidth="1.4" />,
  headstone: (
    <path
      d={`M${-r * 0.72} ${r * 0.9}V${-r * 0.2}a${r * 0.72} ${r * 0.72} 0 0 1 ${r * 1.44} 0V${r * 0.9}Z`}
      strokeWidth="1.4"
    />
  ),
  cross: (
    <path
      d={`M${-r * 0.8} ${-r * 0.8}L${r * 0.8} ${r * 0.8}M${r * 0.8} ${-r * 0.8}L${-r * 0.8} ${r * 0.8}`}
      strokeWidth="1.6"
    />
  ),
};

export interface VerdictMarkerProps {
  readonly shape: MarkerShape;
  /** A CSS colour, usually `var(--lethe-…)`. */
  readonly colour: string;
  readonly size?: number;
  /** Read out; without it the marker is decoration beside words. */
  readonly label?: string;
}

/** One shape per verdict, so that colour is never the only carrier. */
export function VerdictMarker({ shape, colour, size = 10, label }: VerdictMarkerProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-6 -6 12 12"
      fill="none"
      stroke="none"
      style={{
        color: colour,
        flex: 'none',
        display: 'inline-block',
        verticalAlign: '-1px',
        overflow: 'visible',
      }}
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined}
      aria-label={label}
    >
      <g stroke={isStroked(shape) ? 'currentColor' : 'none'}>{glyphs[shape]}</g>
    </svg>
  );
}

function isStroked(shape: MarkerShape): boolean {
  return (
    shape === 'ringed-dot' ||
    shape === 'dashed-ring' ||
    shape === 'hollow-circle' ||
    shape === 'plus' ||
    shape === 'wye' ||
    shape === 'box' ||
    shape === 'headstone' ||
    shape === 'cross'
  );
}
