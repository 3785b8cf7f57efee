import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { HistogramBrush } from './HistogramBrush.tsx';
import type { ValueRange } from './histogram-brush-data.ts';
import {
  findNearestPoint,
  hasHistograms,
  type IdleImportance,
  type IdleImportanceInput,
  prepareIdleImportance,
} from './idle-importance-data.ts';
import { PlaneCanvas } from './PlaneCanvas.tsx';
import { PlanePlot } from './PlanePlot.tsx';
import { placeInElement } from './place-in-element.ts';
import styles from './plot.module.css';
import { useChartWidth } from './use-chart-width.ts';

export interface IdleImportanceChartProps
  extends Omit<IdleImportanceInput, 'width' | 'height' | 'hoveredRow'> {
  readonly onSelect: (row: number) => void;
  readonly idleRange: ValueRange | null;
  readonly importanceRange: ValueRange | null;
  readonly onIdleRange: (range: ValueRange | null) => void;
  readonly onImportanceRange: (range: ValueRange | null) => void;
}

/** Up to this many points an element each is quick enough. */
const elementLimit = 200;

/** Idle time against importance, with the limits that decide. */
export function IdleImportanceChart(props: IdleImportanceChartProps) {
  const { points, density, limits, cutoff, baseline, markOf, selectedRow, onSelect } = props;
  const { ref, width } = useChartWidth();
  const [hoveredRow, setHovered] = useState<number | null>(null);
  const isJoint = hasHistograms({ points, density });
  const height = isJoint ? 326 : width < 500 ? 260 : 240;
  const plane = useMemo(
    () =>
      width > 0
        ? prepareIdleImportance({
            points,
            density,
            limits,
            cutoff,
            baseline,
            markOf,
            selectedRow,
            hoveredRow,
            width,
            height,
          })
        : null,
    [points, density, limits, cutoff, baseline, markOf, selectedRow, hoveredRow, width, height],
  );
  const count = points?.length ?? Number.POSITIVE_INFINITY;
  return (
    <div ref={ref} className={styles.plot} style={{ minHeight: height }}>
      {plane && (
        <>
          {count > elementLimit && (
            <PlaneCanvas plane={plane} density={density} markOf={markOf} width={width} height={height} />
          )}
          <div role="img" aria-label={plane.sentence}>
            <PlanePlot plane={plane} width={width} height={height} hasMarkers={count <= elementLimit} />
          </div>
          {plane.points.length > 0 && (
            <PointPicker plane={plane} selectedRow={selectedRow} onHover={setHovered} onSelect={onSelect} />
          )}
          {isJoint && <EdgeBrushes {...props} plane={plane} />}
        </>
      )}
    </div>
  );
}

interface PointPickerProps {
  readonly plane: IdleImportance;
  readonly selectedRow: number | null;
  readonly onHover: (row: number | null) => void;
  readonly onSelect: (row: number) => void;
}

/** Picks memories in the plot: by pointer the nearest, by arrow keys the next by idle time. */
function PointPicker({ plane, selectedRow, onHover, onSelect }: PointPickerProps) {
  const { plot, points } = plane;
  const order = useMemo(() => [...points].sort((a, b) => a.x - b.x || a.y - b.y), [points]);
  const place = order.findIndex((point) => point.row === selectedRow);
  const nearest = (event: MouseEvent<HTMLDivElement>) => {
    const { x, y } = placeInElement(event);
    return findNearestPoint(points, plot.x + x, plot.y + y);
  };
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    const next =
      event.key === 'Home'
        ? order[0]
        : event.key === 'End'
          ? order.at(-1)
          : by === undefined
            ? undefined
            : order[Math.min(Math.max(place + by, 0), order.length - 1)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.row);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Memory in the plot, by idle time"
      aria-valuemin={0}
      aria-valuemax={order.length}
      aria-valuenow={place + 1}
      aria-valuetext={order[place]?.words ?? 'none selected'}
      className={styles.grip}
      style={{ left: plot.x, top: plot.y, width: plot.width, height: plot.height, cursor: 'default' }}
      onPointerMove={(event) => onHover(nearest(event)?.row ?? null)}
      onPointerLeave={() => onHover(null)}
      onClick={(event) => {
        const point = nearest(event);
        if (point) onSelect(point.row);
      }}
      onKeyDown={step}
    />
  );
}

function EdgeBrushes({
  plane,
  idleRange,
  importanceRange,
  onIdleRange,
  onImportanceRange,
}: IdleImportanceChartProps & { readonly plane: IdleImportance }) {
  const { plot } = plane;
  const room = plot.x + plot.width > 420 ? 72 : 38;
  return (
    <>
      <HistogramBrush
        label="Idle days"
        unit="d"
        bars={plane.idleBars}
        scale={plane.idle}
        isVertical={false}
        start={plot.x}
        length={plot.width}
        thickness={46}
        left={plot.x}
        top={plot.y - 52}
        range={idleRange}
        onRange={onIdleRange}
      />
      <HistogramBrush
        label="Importance"
        unit=""
        bars={plane.importanceBars}
        scale={plane.importance}
        isVertical
        start={plot.y}
        length={plot.height}
        thickness={room}
        left={plot.x + plot.width + 6}
        top={plot.y}
        range={importanceRange}
        onRange={onImportanceRange}
      />
    </>
  );
}
