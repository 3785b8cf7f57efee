import styles from './plot.module.css';
import type { AxisTick } from './threshold-crossings-data.ts';

export interface AxisTicksProps {
  readonly ticks: readonly AxisTick[];
  readonly axis: 'x' | 'y';
  /** Where the axis stands: its y (axis x) or x (axis y). */
  readonly at: number;
}

/** Prepared ticks: marks of 4 px below the base line, plain numbers beside the other axis. */
export function AxisTicks({ ticks, axis, at }: AxisTicksProps) {
  return ticks.map((tick) => (
    <g key={tick.value}>
      {axis === 'x' && <line className={styles.axis} x1={tick.at} x2={tick.at} y1={at} y2={at + 4} />}
      <text
        x={axis === 'x' ? tick.at : at - 7}
        y={axis === 'x' ? at + 16 : tick.at + 4}
        textAnchor={tick.anchor}
        className={tick.isBold ? styles.bold : styles.muted}
      >
        {tick.label}
      </text>
    </g>
  ));
}
