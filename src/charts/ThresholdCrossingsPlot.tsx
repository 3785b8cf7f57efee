import { memo } from 'react';
import { ComposedChart, ReferenceLine, ZIndexLayer } from 'recharts';
import { AxisTicks } from './AxisTicks.tsx';
import { Marker } from './Marker.tsx';
import { PlacedLabels } from './PlacedLabels.tsx';
import styles from './plot.module.css';
import { ScaleAxes } from './ScaleAxes.tsx';
import { StillLine } from './StillLine.tsx';
import { plotMargin, type ThresholdCrossings } from './threshold-crossings-data.ts';

export interface ThresholdCrossingsPlotProps {
  readonly prepared: ThresholdCrossings;
  readonly width: number;
  readonly height: number;
  /** The threshold is nobody's limit here: drawn lighter. */
  readonly isReference: boolean;
}

const chartMargin = { top: plotMargin.top, right: plotMargin.right, bottom: 0, left: 0 };

/** The curves and all that stands still; the cursor is drawn over it so that moving it draws nothing of this again. */
export const ThresholdCrossingsPlot = memo(function ThresholdCrossingsPlot({
  prepared,
  width,
  height,
  isReference,
}: ThresholdCrossingsPlotProps) {
  const { plot, time, strength } = prepared;
  const base = plot.y + plot.height;
  return (
    <ComposedChart
      width={width}
      height={height}
      data={prepared.drawnRows}
      margin={chartMargin}
      accessibilityLayer={false}
    >
      <ScaleAxes
        acrossKey="days"
        across={time}
        up={strength}
        left={plotMargin.left}
        bottom={plotMargin.bottom}
      />
      <ZIndexLayer zIndex={50}>
        {prepared.strengthTicks
          .filter((tick) => !tick.isBold)
          .map((tick) => (
            <line
              key={tick.value}
              className={styles.grid}
              x1={plot.x}
              x2={plot.x + plot.width}
              y1={tick.at}
              y2={tick.at}
            />
          ))}
        <line className={styles.axis} x1={plot.x} x2={plot.x + plot.width} y1={base} y2={base} />
        <AxisTicks ticks={prepared.timeTicks} axis="x" at={base} />
        <AxisTicks ticks={prepared.strengthTicks} axis="y" at={plot.x} />
      </ZIndexLayer>
      {prepared.thresholdY !== null && (
        <ThresholdRule y={strength.toValue(prepared.thresholdY)} isReference={isReference} />
      )}
      {prepared.ghostPath !== '' && (
        <ZIndexLayer zIndex={350}>
          <path className={styles.ghost} d={prepared.ghostPath} />
        </ZIndexLayer>
      )}
      {prepared.curves.map(({ key, style }) => (
        <StillLine
          key={key}
          dataKey={key}
          stroke={style.colour}
          strokeWidth={2}
          strokeDasharray={style.dash}
        />
      ))}
      <ZIndexLayer zIndex={650}>
        <CurvePoints prepared={prepared} base={base} />
        <PlacedLabels labels={prepared.labels} />
      </ZIndexLayer>
    </ComposedChart>
  );
});

const ThresholdRule = memo(function ThresholdRule({
  y,
  isReference,
}: {
  readonly y: number;
  readonly isReference: boolean;
}) {
  return (
    <ReferenceLine
      y={y}
      stroke={isReference ? 'var(--lethe-n6)' : 'var(--lethe-n8)'}
      ifOverflow="extendDomain"
    />
  );
});

function CurvePoints({ prepared, base }: { readonly prepared: ThresholdCrossings; readonly base: number }) {
  return (
    <>
      {prepared.crossings.map(({ slot, x, y, style }) => (
        <line
          key={`drop-${slot}`}
          x1={x}
          x2={x}
          y1={y}
          y2={base}
          stroke={style.colour}
          strokeDasharray="2 2"
        />
      ))}
      {prepared.halves.map(({ slot, x, y, style }) => (
        <circle
          key={`half-${slot}`}
          cx={x}
          cy={y}
          r={3.5}
          fill="var(--lethe-n0)"
          stroke={style.colour}
          strokeWidth={1.75}
        />
      ))}
      {prepared.stabilities.map(({ slot, x, y, style }) => (
        <path
          key={`stability-${slot}`}
          transform={`translate(${x} ${y})`}
          d="M-4 0 0-4 4 0 0 4Z"
          fill="var(--lethe-n0)"
          stroke={style.colour}
          strokeWidth={1.75}
        />
      ))}
      {prepared.crossings.map(({ slot, x, y, style }) => (
        <Marker key={`crossing-${slot}`} shape={style.shape} colour={style.colour} x={x} y={y} r={6} hasRim />
      ))}
    </>
  );
}
