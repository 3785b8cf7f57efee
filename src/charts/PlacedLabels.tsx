import type { PlacedLabel } from './label-placement.ts';
import styles from './plot.module.css';

export interface PlacedLabelsProps {
  readonly labels: readonly PlacedLabel[];
}

/** Labels where `placeLabels` put them, with a halo of the surface colour. */
export function PlacedLabels({ labels }: PlacedLabelsProps) {
  return labels.map((label) => (
    <g key={label.id}>
      {label.lines.map((line, i) => (
        <text
          key={line.text}
          x={label.textX}
          y={label.baselines[i]}
          textAnchor={label.anchor}
          className={[styles.halo, line.isBold ? styles.bold : '', line.isMuted ? styles.muted : ''].join(
            ' ',
          )}
          style={line.size === 11 ? undefined : { fontSize: `calc(${line.size / 11} * var(--lethe-fs1))` }}
        >
          {line.text}
        </text>
      ))}
    </g>
  ));
}
