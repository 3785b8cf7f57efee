import { Marker } from './Marker.tsx';
import styles from './plot.module.css';
import type { StoreRug as PreparedRug } from './store-rug-data.ts';

export interface StoreRugProps {
  readonly rug: PreparedRug;
  readonly left: number;
  readonly width: number;
  readonly selectedRow: number | null;
}

const lane = 12;
export const rugHeight = 36;

/** The store's own memories under the curves, on the same time axis. */
export function StoreRug({ rug, left, width, selectedRow }: StoreRugProps) {
  const sentence = `The store on the same axis: ${rug.caption}. ${rug.beyond}`;
  const selected = rug.markers.find((marker) => marker.row === selectedRow);
  return (
    <svg width={width} height={rugHeight} role="img" aria-label={sentence}>
      <title>{rug.caption}</title>
      <text x={0} y={lane + 4} className={styles.muted}>
        Store
      </text>
      <line className={styles.grid} x1={left} x2={width - 2} y1={lane} y2={lane} />
      {rug.cells.map((cell) => (
        <rect
          key={cell.x}
          x={cell.x}
          y={lane - 6}
          width={cell.width}
          height={12}
          fill={cell.colour}
          opacity={cell.opacity}
        />
      ))}
      {rug.markers.map((marker) => (
        <g key={marker.row}>
          <title>{marker.words}</title>
          <Marker shape={marker.mark.shape} colour={marker.mark.colour} x={marker.x} y={lane} />
        </g>
      ))}
      {selected && (
        <circle cx={selected.x} cy={lane} r={9} fill="none" stroke="var(--lethe-accent)" strokeWidth={1.5} />
      )}
      <text x={left} y={rugHeight - 4} className={styles.muted}>
        {width >= 520 ? rug.caption : ''}
      </text>
      <text x={width - 2} y={rugHeight - 4} textAnchor="end" className={styles.muted}>
        {rug.beyond}
      </text>
    </svg>
  );
}
