import { memo } from 'react';
import { ComposedChart, Line, ReferenceLine, XAxis, YAxis, ZIndexLayer } from 'recharts';
import { AxisTicks } from './AxisTicks.tsx';
import { Marker } from './Marker.tsx';
import { PlacedLabels } from './PlacedLabels.tsx';
import { PlainLineShape } from './PlainLineShape.tsx';
import styles from './plot.module.css';
import { plotMargin, type ThresholdCrossings } from './threshold-crossings-data.ts';

export interface ThresholdCrossingsPlotProps {
  readonly prepared: ThresholdCrossings;
  readonly width: number;
  readonly height: number;
  /** The threshold is nobody's limit here: drawn lighter. */
  readonly isReference: boolean;
}

/** The curves and all that stands still; the cursor is drawn over it so that moving it draws nothing of this again. */
export const ThresholdCrossingsPlot = memo(function ThresholdCrossingsPlot({
  prepared,
  width,
  height,
  isReference,
}: ThresholdCrossingsPlotProps) {
  const { plot, time, strength } = prepared;
  const base = plot.y + plot.height;
  const scaleOf = (isLog: boolean) => (isLog ? 'log' : 'linear');
  return (
    <ComposedChart
      width={width}
      height={height}
      data={prepared.drawnRows}
      margin={{ top: plotMargin.top, right: plotMargin.right, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis
        dataKey="days"
        type="number"
        scale={scaleOf(time.isLog)}
        domain={[time.from, time.to]}
        allowDataOverflow
        height={plotMargin.bottom}
        tick={false}
        axisLine={false}
      />
      <YAxis
        type="number"
        scale={scaleOf(strength.isLog)}
        domain={[strength.from, strength.to]}
        allowDataOverflow
        width={plotMargin.left}
        tick={false}
        axisLine={false}
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
        <ReferenceLine
          y={strength.toValue(prepared.thresholdY)}
          stroke={isReference ? 'var(--lethe-n6)' : 'var(--lethe-n8)'}
          ifOverflow="extendDomain"
        />
      )}
      {prepared.ghostPath !== '' && (
        <ZIndexLayer zIndex={350}>
          <path className={styles.ghost} d={prepared.ghostPath} />
        </ZIndexLayer>
      )}
      {prepared.curves.map(({ key, style }) => (
        <Line
          key={key}
          dataKey={key}
          type="linear"
          dot={false}
          activeDot={false}
          stroke={style.colour}
          strokeWidth={2}
          strokeDasharray={style.dash}
          shape={PlainLineShape}
          isAnimationActive={false}
        />
      ))}
      <ZIndexLayer zIndex={650}>
        <CurvePoints prepared={prepared} base={base} />
        <PlacedLabels labels={prepared.labels} />
      </ZIndexLayer>
    </ComposedChart>
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
