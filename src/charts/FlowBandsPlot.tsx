import { FlowLevels } from './FlowLevels.tsx';
import styles from './flow.module.css';
import type { FlowBand, FlowBands } from './flow-bands-data.ts';
import { Marker } from './Marker.tsx';
import plotStyles from './plot.module.css';

/** Many memories: a band as high as their count, and what each pass takes off it. */
export function FlowBandsPlot({ bands: prepared }: { readonly bands: FlowBands }) {
  const { start, end, top } = prepared;
  return (
    <svg width={prepared.width} height={prepared.height} role="img" aria-label={prepared.sentence}>
      <text x={0} y={15} className={styles.title}>
        {start.title}
      </text>
      <text x={0} y={31} className={plotStyles.muted}>
        {start.detail}
      </text>
      <rect
        x={0}
        y={top}
        width={prepared.startWidth}
        height={prepared.startHeight}
        fill="var(--lethe-kept)"
        opacity={0.8}
      />
      {prepared.bands.map((band) => (
        <Band key={band.passIndex} band={band} top={top} />
      ))}
      <FlowLevels levels={prepared.levels} />
      <rect x={end.x} y={top} width={5} height={end.height} fill="var(--lethe-kept)" />
      <text x={end.x + 12} y={15} className={styles.title}>
        {end.title}
      </text>
      <text x={end.x + 12} y={31} className={plotStyles.muted}>
        {end.detail}
      </text>
      {end.lines.map((line, i) => (
        <text key={line} x={end.x + 12} y={top + 11 + i * 14} className={plotStyles.muted}>
          {line}
        </text>
      ))}
    </svg>
  );
}

function Band({ band, top }: { readonly band: FlowBand; readonly top: number }) {
  const { mark, foot } = band;
  return (
    <>
      <rect
        x={band.x}
        y={top}
        width={Math.max(0, band.nextX - band.x)}
        height={Math.max(0.5, band.afterY - top)}
        fill="var(--lethe-kept)"
        opacity={0.8}
      />
      <g className={band.isOff || band.isAhead ? styles.dim : undefined}>
        <line
          className={plotStyles.axis}
          x1={band.x}
          x2={band.x}
          y1={36}
          y2={band.beforeY}
          strokeDasharray="2 2"
        />
        <Marker shape={mark.shape} colour={mark.colour} x={band.x + 5} y={11} r={4.6} />
        <text x={band.x + 15} y={15} className={styles.title}>
          {band.title}
        </text>
        <text x={band.x} y={31} className={plotStyles.muted}>
          {band.rule}
        </text>
      </g>
      {band.drop && (
        <>
          <path d={band.drop} fill={mark.colour} opacity={0.85} />
          <rect x={foot.x} y={foot.y} width={5} height={foot.height} fill={mark.colour} />
        </>
      )}
      <text x={foot.x + 12} y={foot.y + 10} className={styles.title}>
        {band.count}
      </text>
      <text x={foot.x + 12} y={foot.y + 24} className={plotStyles.muted}>
        {band.size}
      </text>
    </>
  );
}
