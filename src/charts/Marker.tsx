import type { MarkerShape } from '../ui/VerdictMarker.tsx';
import { markerParts } from './marker-path.ts';

export interface MarkerProps {
  readonly shape: MarkerShape;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly r?: number;
  /** A rim in the surface colour, where it stands on lines. */
  readonly hasRim?: boolean;
}

/** A marker inside a drawing; outside of one use `VerdictMarker`. */
export function Marker({ shape, colour, x, y, r = 5, hasRim = false }: MarkerProps) {
  const parts = markerParts(shape, r);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {hasRim &&
        parts.map((part) => (
          <path
            key={`rim ${part.d}`}
            d={part.d}
            fill={part.isFilled ? 'var(--lethe-n0)' : 'none'}
            stroke="var(--lethe-n0)"
            strokeWidth={part.strokeWidth + 3}
            strokeLinejoin="round"
          />
        ))}
      {parts.map((part) => (
        <path
          key={part.d}
          d={part.d}
          fill={part.isFilled ? colour : 'none'}
          {...(part.isFilled
            ? {}
            : { stroke: colour, strokeWidth: part.strokeWidth, strokeDasharray: part.dash.join(' ') })}
        />
      ))}
    </g>
  );
}
