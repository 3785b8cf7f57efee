import { memo, useMemo } from 'react';
import { Scatter, ScatterChart, type ScatterShapeProps, ZIndexLayer } from 'recharts';
import { AxisTicks } from './AxisTicks.tsx';
import type { IdleImportance, PlanePoint } from './idle-importance-data.ts';
import { Marker } from './Marker.tsx';
import { PlacedLabels } from './PlacedLabels.tsx';
import styles from './plot.module.css';
import { ScaleAxes } from './ScaleAxes.tsx';

export interface PlanePlotProps {
  readonly plane: IdleImportance;
  readonly width: number;
  readonly height: number;
  /** False: a canvas holds the points. */
  readonly hasMarkers: boolean;
}

/** Axes, limits, labels and (up to 200) the memories of the plane of idle time and importance. */
export const PlanePlot = memo(function PlanePlot({ plane, width, height, hasMarkers }: PlanePlotProps) {
  const { plot, idle } = plane;
  const right = width - plot.x - plot.width;
  const margin = useMemo(() => ({ top: plot.y, right, bottom: 0, left: 0 }), [plot.y, right]);
  return (
    <ScatterChart width={width} height={height} margin={margin} accessibilityLayer={false}>
      <ScaleAxes
        acrossKey="idleDays"
        upKey="importance"
        across={idle}
        up={plane.importance}
        left={plot.x}
        bottom={height - plot.y - plot.height}
      />
      <ZIndexLayer zIndex={50}>
        <PlaneGround plane={plane} />
      </ZIndexLayer>
      {hasMarkers && <PlanePoints points={plane.points} from={idle.from} />}
      <ZIndexLayer zIndex={700}>
        <PlaneMarks plane={plane} />
      </ZIndexLayer>
    </ScatterChart>
  );
});

function PlanePoints({ points, from }: { readonly points: readonly PlanePoint[]; readonly from: number }) {
  const data = points.map((point) => ({ ...point, idleDays: Math.max(point.idleDays, from) }));
  return <Scatter data={data} shape={PointMarker} isAnimationActive={false} />;
}

function PointMarker(props: ScatterShapeProps) {
  const point = props.payload as unknown as PlanePoint;
  return <Marker shape={point.mark.shape} colour={point.mark.colour} x={point.x} y={point.y} />;
}

function PlaneGround({ plane }: { readonly plane: IdleImportance }) {
  const { plot } = plane;
  const base = plot.y + plot.height;
  return (
    <>
      {plane.areas.map((area) => (
        <rect
          key={area.key}
          x={area.x}
          y={area.y}
          width={area.width}
          height={area.height}
          fill={area.colour}
          opacity={0.06}
        />
      ))}
      {plane.importanceTicks
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
      <AxisTicks ticks={plane.idleTicks} axis="x" at={base} />
      <AxisTicks ticks={plane.importanceTicks} axis="y" at={plot.x} />
    </>
  );
}

function PlaneMarks({ plane }: { readonly plane: IdleImportance }) {
  const selected = plane.points.find((point) => point.isSelected);
  return (
    <>
      {[...plane.ghosts, ...plane.lines].map((line) => (
        <line
          key={line.key}
          x1={line.x1}
          x2={line.x2}
          y1={line.y1}
          y2={line.y2}
          stroke={line.colour}
          strokeDasharray={line.dash}
          strokeWidth={line.dash && line.colour !== 'var(--lethe-n8)' ? 1.25 : 1}
          shapeRendering="crispEdges"
        />
      ))}
      {plane.extensions.map((extension) => (
        <path
          key={extension.row}
          d={`M${extension.x} ${extension.y}V${extension.top}m-3 0h6`}
          stroke="var(--lethe-protected)"
          strokeDasharray="1.5 2.5"
          fill="none"
        />
      ))}
      {selected && (
        <circle
          cx={selected.x}
          cy={selected.y}
          r={9}
          fill="none"
          stroke="var(--lethe-accent)"
          strokeWidth={1.5}
        />
      )}
      <PlacedLabels labels={plane.labels} />
    </>
  );
}
