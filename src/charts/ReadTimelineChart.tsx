import { type KeyboardEvent, useMemo } from 'react';
import { useFollowing } from '../ui/use-following.ts';
import { formatDayNumber } from './format-elapsed.ts';
import styles from './plot.module.css';
import { ReadLane, type ReadLaneProps } from './ReadLane.tsx';
import { ReadTimelinePlot } from './ReadTimelinePlot.tsx';
import laneStyles from './read-lane.module.css';
import { moveDay, type ReadTimeline, snapDay } from './read-timeline-data.ts';
import { prepareReadPlot, type ReadPlot, type ReadPlotInput } from './read-timeline-plot.ts';
import { useChartWidth } from './use-chart-width.ts';
import { useDayDrag } from './use-day-drag.ts';

export interface ReadTimelineChartProps
  extends Pick<ReadLaneProps, 'active' | 'onActivate' | 'onAdd' | 'onMove' | 'onRemove' | 'onHold'> {
  readonly timeline: ReadTimeline;
  readonly baseline: ReadPlotInput['baseline'];
  readonly asOfWords: string;
  readonly isReference: boolean;
  readonly onAsOf: (day: number) => void;
}

/** One memory's strength over its days, with the reads to be moved under it. */
export function ReadTimelineChart(props: ReadTimelineChartProps) {
  const { timeline, baseline, asOfWords, isReference } = props;
  const { ref, width } = useChartWidth();
  const height = width < 560 ? 280 : 340;
  const thresholdNote = isReference ? 'θ of importance, for reference' : 'θ: taken when under';
  const prepared = useMemo(
    () =>
      width > 0 ? prepareReadPlot({ timeline, baseline, width, height, asOfWords, thresholdNote }) : null,
    [timeline, baseline, width, height, asOfWords, thresholdNote],
  );
  const drawn = useFollowing(prepared);
  return (
    <div ref={ref} className={styles.plot} style={{ minHeight: height + 44 }}>
      {prepared && (
        <>
          <div role="img" aria-label={prepared.sentence}>
            <ReadTimelinePlot
              prepared={drawn ?? prepared}
              width={width}
              height={height}
              isReference={isReference}
            />
          </div>
          <AsOfHandle {...props} prepared={prepared} width={width} height={height} />
          <ReadLane
            {...props}
            pins={timeline.pins}
            snapDays={timeline.snapDays}
            time={prepared.time}
            plot={prepared.plot}
            width={width}
          />
        </>
      )}
    </div>
  );
}

interface AsOfHandleProps extends ReadTimelineChartProps {
  readonly prepared: ReadPlot;
  readonly width: number;
  readonly height: number;
}

/** The rule between past and future is movable. */
function AsOfHandle({ timeline, asOfWords, prepared, width, height, onAsOf, onHold }: AsOfHandleProps) {
  const { plot, time, asOfX } = prepared;
  const { asOfDay, snapDays } = timeline;
  const drag = useDayDrag({
    time,
    day: asOfDay,
    onDay: (day) => onAsOf(snapDay(day, snapDays, 0, time.to)),
    onHold,
  });
  const press = (event: KeyboardEvent<SVGGElement>): void => {
    if (event.ctrlKey || event.metaKey) return;
    const next = moveDay(event, asOfDay, snapDays, [0, time.to]);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onAsOf(next);
  };
  const base = plot.y + plot.height;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the slider in it has a name of its own.
    <svg className={styles.overlay} width={width} height={height} data-export="skip">
      <g
        role="slider"
        tabIndex={0}
        aria-label="As of, days after the memory was written"
        aria-valuemin={0}
        aria-valuemax={time.to}
        aria-valuenow={asOfDay}
        aria-valuetext={`day ${formatDayNumber(asOfDay)}`}
        className={laneStyles.handle}
        onKeyDown={press}
        {...drag.handlers}
      >
        <title>{asOfWords}: drag to move</title>
        <rect x={asOfX - 12} y={plot.y - 12} width={24} height={plot.height + 12} fill="transparent" />
        <line x1={asOfX} x2={asOfX} y1={plot.y} y2={base} />
        <circle cx={asOfX} cy={plot.y - 4} r={4} />
      </g>
    </svg>
  );
}
