import { useMemo } from 'react';
import type { DensityGrid, ScatterPoint } from '../engine/evaluation.ts';
import { useFollowing } from '../ui/use-following.ts';
import { CurveCursor } from './CurveCursor.tsx';
import styles from './plot.module.css';
import { rugHeight, StoreRug } from './StoreRug.tsx';
import { prepareStoreRug } from './store-rug-data.ts';
import { ThresholdCrossingsPlot } from './ThresholdCrossingsPlot.tsx';
import { type PlottedCurve, prepareThresholdCrossings } from './threshold-crossings-data.ts';
import { useChartWidth } from './use-chart-width.ts';
import type { MarkOf } from './verdict-marks.ts';

export interface ThresholdCrossingsChartProps {
  readonly curves: readonly PlottedCurve[];
  readonly ghost: PlottedCurve | null;
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
  const { curves, ghost, threshold, isReference, isTimeLog, isStrengthLog, points, density, markOf } = props;
  const { ref, width } = useChartWidth();
  const height = width < 560 ? 300 : 404 - rugHeight;
  const thresholdNote = isReference ? 'θ of importance, for reference' : 'θ: taken when under';
  const prepared = useMemo(
    () =>
      width > 0
        ? prepareThresholdCrossings({
            curves,
            ghost,
            threshold,
            thresholdNote,
            isTimeLog,
            isStrengthLog,
            width,
            height,
          })
        : null,
    [curves, ghost, threshold, thresholdNote, isTimeLog, isStrengthLog, width, height],
  );
  const drawn = useFollowing(prepared);
  const rug = useMemo(
    () => (prepared ? prepareStoreRug(points, density, prepared.time, markOf) : null),
    [prepared, points, density, markOf],
  );
  return (
    <div ref={ref} className={styles.plot} style={{ minHeight: height + rugHeight }}>
      {prepared && rug && (
        <>
          <div role="img" aria-label={prepared.sentence}>
            <ThresholdCrossingsPlot
              prepared={drawn ?? prepared}
              width={width}
              height={height}
              isReference={isReference}
            />
          </div>
          <CurveCursor
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
