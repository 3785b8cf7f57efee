import { memo } from 'react';
import { ComposedChart, ZIndexLayer } from 'recharts';
import { AxisTicks } from './AxisTicks.tsx';
import { curveStyle } from './curve-style.ts';
import { PlacedLabels } from './PlacedLabels.tsx';
import styles from './plot.module.css';
import { type ReadPlot, readPlotMargin } from './read-timeline-plot.ts';
import { ScaleAxes } from './ScaleAxes.tsx';
import { StillLine } from './StillLine.tsx';

export interface ReadTimelinePlotProps {
  readonly prepared: ReadPlot;
  readonly width: number;
  readonly height: number;
  /** The threshold is nobody's limit here: drawn lighter. */
  readonly isReference: boolean;
}

const chartMargin = { top: readPlotMargin.top, right: readPlotMargin.right, bottom: 0, left: 0 };
const own = curveStyle(1).colour;
const lines = [
  { dataKey: 'never', stroke: 'var(--lethe-n6)', strokeWidth: 1.5, strokeDasharray: '1.5 3' },
  { dataKey: 'past', stroke: own, strokeWidth: 2.25, strokeDasharray: '' },
  { dataKey: 'future', stroke: own, strokeWidth: 2.25, strokeDasharray: '6 4' },
] as const;

/** Strength with the reads (solid, then dashed after as-of) over the ghost without. */
export const ReadTimelinePlot = memo(function ReadTimelinePlot(props: ReadTimelinePlotProps) {
  const { prepared, width, height } = props;
  const { time, strength } = prepared;
  return (
    <ComposedChart
      width={width}
      height={height}
      data={prepared.drawnRows}
      margin={chartMargin}
      accessibilityLayer={false}
    >
      <ScaleAxes
        acrossKey="day"
        across={time}
        up={strength}
        left={readPlotMargin.left}
        bottom={readPlotMargin.bottom}
      />
      <ZIndexLayer zIndex={50}>
        <Ground {...props} />
      </ZIndexLayer>
      {prepared.ghost && (
        <ZIndexLayer zIndex={350}>
          <path className={styles.ghost} d={prepared.ghost.path} />
        </ZIndexLayer>
      )}
      {lines.map((line) => (
        <StillLine key={line.dataKey} {...line} />
      ))}
      <ZIndexLayer zIndex={650}>
        <Points prepared={prepared} />
        <PlacedLabels labels={prepared.labels} />
      </ZIndexLayer>
    </ComposedChart>
  );
});

function Ground({ prepared, isReference }: ReadTimelinePlotProps) {
  const { plot, gap, thresholdY, asOfX } = prepared;
  const [left, right, base] = [plot.x, plot.x + plot.width, plot.y + plot.height];
  return (
    <>
      {gap && <rect {...gap} fill="var(--lethe-n2)" />}
      {prepared.strengthTicks
        .filter((tick) => !tick.isBold)
        .map((tick) => (
          <line key={tick.value} className={styles.grid} x1={left} x2={right} y1={tick.at} y2={tick.at} />
        ))}
      <line className={styles.axis} x1={left} x2={right} y1={base} y2={base} />
      <AxisTicks ticks={prepared.dayTicks} axis="x" at={base} />
      <AxisTicks ticks={prepared.strengthTicks} axis="y" at={left} />
      {thresholdY !== null && (
        <line
          x1={left}
          x2={right}
          y1={thresholdY}
          y2={thresholdY}
          stroke={isReference ? 'var(--lethe-n6)' : 'var(--lethe-n8)'}
          shapeRendering="crispEdges"
        />
      )}
      <line x1={asOfX} x2={asOfX} y1={plot.y} y2={base} stroke="var(--lethe-n8)" strokeDasharray="1 2" />
    </>
  );
}

function Points({ prepared: { crossing, neverCrossing, now, neverNow } }: { readonly prepared: ReadPlot }) {
  return (
    <>
      {neverCrossing && (
        <circle
          cx={neverCrossing.x}
          cy={neverCrossing.y}
          r={4}
          fill="var(--lethe-n0)"
          stroke="var(--lethe-n5)"
          strokeWidth={1.5}
        />
      )}
      {neverNow && <circle cx={neverNow.x} cy={neverNow.y} r={3} fill="var(--lethe-n5)" />}
      <circle cx={now.x} cy={now.y} r={4} fill={own} />
      {crossing && (
        <circle cx={crossing.x} cy={crossing.y} r={5} fill={own} stroke="var(--lethe-n0)" strokeWidth={1.5} />
      )}
    </>
  );
}
