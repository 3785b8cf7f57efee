import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import { retentionAt } from '../engine/curve-values.ts';
import type { DensityGrid, ScatterPoint } from '../engine/evaluation.ts';
import { formatScore } from '../ui/format-number.ts';
import { placeCursorLabels } from './crossing-labels.ts';
import { moveCursor } from './cursor-step.ts';
import { formatElapsed } from './format-elapsed.ts';
import { PlacedLabels } from './PlacedLabels.tsx';
import styles from './plot.module.css';
import { StoreRug } from './StoreRug.tsx';
import { prepareStoreRug } from './store-rug-data.ts';
import { ThresholdCrossingsPlot } from './ThresholdCrossingsPlot.tsx';
import {
  type PlottedCurve,
  prepareThresholdCrossings,
  type ThresholdCrossings,
} from './threshold-crossings-data.ts';
import { useChartWidth } from './use-chart-width.ts';
import type { MarkOf } from './verdict-marks.ts';

export interface ThresholdCrossingsChartProps {
  readonly curves: readonly PlottedCurve[];
  readonly threshold: number;
  readonly isReference: boolean;
  readonly isTimeLog: boolean;
  readonly isStrengthLog: boolean;
  /** Where the cursor stands, days. */
  readonly cursorDays: number;
  /** Nobody has moved the cursor yet: a narrow plot leaves it out. */
  readonly isCursorResting: boolean;
  readonly onCursor: (days: number) => void;
  readonly points: readonly ScatterPoint[] | null;
  readonly density: DensityGrid | null;
  readonly selectedRow: number | null;
  readonly markOf: MarkOf;
}

/** Strength against idle time: every curve, every crossing, and the store below. */
export function ThresholdCrossingsChart(props: ThresholdCrossingsChartProps) {
  const { curves, threshold, isReference, isTimeLog, isStrengthLog, points, density, markOf } = props;
  const { ref, width } = useChartWidth();
  const height = width < 560 ? 300 : 404 - 36;
  const thresholdNote = isReference ? 'θ of importance, for reference' : 'θ: taken when under';
  const prepared = useMemo(
    () =>
      width > 0
        ? prepareThresholdCrossings({
            curves,
            threshold,
            thresholdNote,
            isTimeLog,
            isStrengthLog,
            width,
            height,
          })
        : null,
    [curves, threshold, thresholdNote, isTimeLog, isStrengthLog, width, height],
  );
  const rug = useMemo(
    () => (prepared ? prepareStoreRug(points, density, prepared.time, markOf) : null),
    [prepared, points, density, markOf],
  );
  return (
    <div ref={ref} className={styles.plot} style={{ minHeight: height + 36 }}>
      {prepared && rug && (
        <>
          <div role="img" aria-label={prepared.sentence}>
            <ThresholdCrossingsPlot
              prepared={prepared}
              width={width}
              height={height}
              isReference={isReference}
            />
          </div>
          <Cursor
            prepared={prepared}
            width={width}
            height={height}
            days={props.cursorDays}
            isHidden={props.isCursorResting && width < 560}
            onCursor={props.onCursor}
          />
          <StoreRug rug={rug} left={prepared.plot.x} width={width} selectedRow={props.selectedRow} />
        </>
      )}
    </div>
  );
}

interface CursorProps {
  readonly prepared: ThresholdCrossings;
  readonly width: number;
  readonly height: number;
  readonly days: number;
  readonly isHidden: boolean;
  readonly onCursor: (days: number) => void;
}

/** One hairline that reads every curve at once; pointer or arrow keys move it. */
function Cursor({ prepared, width, height, days, isHidden, onCursor }: CursorProps) {
  const { plot, time, strength, curves } = prepared;
  const at = Math.min(Math.max(days, time.from), time.to);
  const values = curves.map(({ slot, name, curve, params }) => {
    const value = retentionAt(curve, at, params);
    return { slot, name, value, text: formatScore(value) };
  });
  const x = time.toPixel(at);
  const isRight = x < plot.x + plot.width - 60;
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onCursor(Math.min(Math.max(time.toValue(plot.x + event.clientX - box.left), time.from), time.to));
  };
  const step = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = moveCursor(
      event.key,
      at,
      time,
      event.shiftKey,
      curves.map(({ facts }) => facts.crossingDays),
    );
    if (next === undefined) return;
    event.preventDefault();
    onCursor(next);
  };
  return (
    <>
      <svg
        className={styles.overlay}
        width={width}
        height={height}
        aria-hidden="true"
        style={isHidden ? { visibility: 'hidden' } : undefined}
      >
        <line
          x1={x}
          x2={x}
          y1={plot.y}
          y2={plot.y + plot.height}
          stroke="var(--lethe-accent)"
          shapeRendering="crispEdges"
        />
        <text
          x={isRight ? x + 5 : x - 5}
          y={plot.y + 13}
          textAnchor={isRight ? 'start' : 'end'}
          className={`${styles.halo} ${styles.bold}`}
        >
          {formatElapsed(at)}
        </text>
        {values.map(({ slot, value }) => (
          <circle
            key={slot}
            cx={x}
            cy={strength.toPixel(Math.max(value, strength.from))}
            r={3}
            fill="var(--lethe-accent)"
          />
        ))}
        <PlacedLabels labels={placeCursorLabels(prepared, at, values)} />
      </svg>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Cursor on the curves, days since the last read"
        aria-valuemin={time.from}
        aria-valuemax={time.to}
        aria-valuenow={at}
        aria-valuetext={`${formatElapsed(at)}: ${values.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
        className={styles.grip}
        style={{ left: plot.x, top: plot.y, width: plot.width, height: plot.height }}
        onPointerMove={follow}
        onPointerDown={follow}
        onKeyDown={step}
      />
    </>
  );
}
