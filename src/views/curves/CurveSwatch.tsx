import { curveStyle } from '../../charts/curve-style.ts';
import { Marker } from '../../charts/Marker.tsx';

/** Colour, dash and marker of a slot, as beside its line in the plot. */
export function CurveSwatch({ slot }: { readonly slot: number }) {
  const { colour, dash, shape } = curveStyle(slot);
  return (
    <svg width={34} height={12} viewBox="0 0 34 12" aria-hidden="true" style={{ flex: 'none' }}>
      <path d="M0 6H34" stroke={colour} strokeWidth={2} strokeDasharray={dash} />
      <Marker shape={shape} colour={colour} x={17} y={6} r={4.4} />
    </svg>
  );
}
