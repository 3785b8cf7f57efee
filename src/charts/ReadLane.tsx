import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatDayNumber } from './format-elapsed.ts';
import type { Box } from './label-placement.ts';
import type { PlotScale } from './plot-scale.ts';
import styles from './read-lane.module.css';
import { type LanePin, prepareLanePins, widenPin } from './read-lane-data.ts';
import { moveDay, snapDay } from './read-timeline-data.ts';
import { estimateTextWidth } from './text-width.ts';
import { useDayDrag } from './use-day-drag.ts';

export interface ReadLaneProps {
  readonly pins: Float64Array;
  readonly time: PlotScale;
  readonly plot: Box;
  readonly width: number;
  readonly snapDays: number;
  /** Which pin is selected; null = none. */
  readonly active: number | null;
  readonly onActivate: (index: number | null) => void;
  readonly onAdd: (day: number) => void;
  readonly onMove: (index: number, day: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onHold: (isHeld: boolean) => void;
}

const hint = 'click to add a read, drag to move it, Delete removes it';

/** The control under the plot: one pin per read. */
export function ReadLane(props: ReadLaneProps) {
  const { pins, time, plot, width, snapDays, active } = props;
  const isNarrow = width < 560;
  const height = isNarrow ? 60 : 44;
  const middle = height - (isNarrow ? 22 : 15);
  const laneHeight = isNarrow ? 44 : 28;
  const prepared = prepareLanePins(pins, time);
  const last = prepared.at(-1);
  const hintStart = plot.x + plot.width - 10 - estimateTextWidth(hint);
  const hasHint = !isNarrow && (!last || last.x + 40 < hintStart);
  const lane = useRef<SVGSVGElement>(null);
  useFocusAfterRemoval(lane, pins.length, active);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset.
    <svg
      ref={lane}
      width={width}
      height={height}
      className={styles.lane}
      role="group"
      aria-label="Reads of the memory"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: "Add a read" does the same by keyboard. */}
      <rect
        className={styles.ground}
        x={plot.x}
        y={middle - laneHeight / 2}
        width={plot.width}
        height={laneHeight}
        onClick={(event) => {
          const left = event.currentTarget.ownerSVGElement!.getBoundingClientRect().left;
          props.onAdd(snapDay(time.toValue(event.clientX - left), snapDays, 0, time.to));
        }}
      >
        <title>Click to add a read</title>
      </rect>
      <text x={0} y={middle + 4} className={styles.title}>
        Reads
      </text>
      {hasHint && (
        <text
          x={plot.x + plot.width - 10}
          y={middle + 4}
          textAnchor="end"
          className={styles.hint}
          data-export="skip"
        >
          {hint}
        </text>
      )}
      {prepared.map((pin) => (
        <Pin key={pin.index} {...props} pin={pin} middle={middle} hitHeight={laneHeight} />
      ))}
      {active !== null && prepared[active] && (
        <PinShape pin={widenPin(prepared[active])} middle={middle} isActive />
      )}
    </svg>
  );
}

interface PinProps extends ReadLaneProps {
  readonly pin: LanePin;
  readonly middle: number;
  readonly hitHeight: number;
}

function Pin({ pin, middle, hitHeight, ...props }: PinProps) {
  const { time, snapDays, active } = props;
  const drag = useDayDrag({
    time,
    day: pin.day,
    onDay: (day) => props.onMove(pin.index, snapDay(day, snapDays, pin.from, Math.min(pin.to, time.to))),
    onHold: props.onHold,
  });
  const press = (event: KeyboardEvent<SVGGElement>): void => {
    if (event.ctrlKey || event.metaKey) return;
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    const next = isRemoval ? undefined : moveDay(event, pin.day, snapDays, [pin.from, pin.to]);
    if (!isRemoval && next === undefined) return;
    // Alt with an arrow would go back in the browser's history.
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) props.onMove(pin.index, next);
    else props.onRemove(pin.index);
  };
  const hit = Math.max(24, pin.width);
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={`Read ${pin.index + 1}, days after the memory was written`}
      aria-valuemin={pin.from}
      aria-valuemax={pin.to}
      aria-valuenow={pin.day}
      aria-valuetext={`day ${formatDayNumber(pin.day)}`}
      className={styles.pin}
      data-pin={pin.index}
      onFocus={() => props.onActivate(pin.index)}
      onKeyDown={press}
      {...drag.handlers}
    >
      <PinShape pin={pin} middle={middle} isActive={active === pin.index} />
      <rect
        x={pin.x - hit / 2}
        y={middle - hitHeight / 2}
        width={hit}
        height={hitHeight}
        fill="transparent"
      />
    </g>
  );
}

interface PinShapeProps {
  readonly pin: LanePin;
  readonly middle: number;
  readonly isActive: boolean;
}

function PinShape({ pin: { x, width, label }, middle, isActive }: PinShapeProps) {
  const arrow = width / 2 + 9;
  return (
    <g pointerEvents="none">
      <line className={styles.stem} x1={x} x2={x} y1={0} y2={middle - 10} />
      {isActive && (
        <rect
          className={styles.ring}
          x={x - width / 2 - 3}
          y={middle - 13}
          width={width + 6}
          height={26}
          rx={5}
        />
      )}
      {isActive && (
        <path className={styles.arrows} d={`M${x - arrow} ${middle}l5-4v8ZM${x + arrow} ${middle}l-5-4v8Z`} />
      )}
      <rect
        className={isActive ? styles.activePin : styles.plainPin}
        x={x - width / 2}
        y={middle - 10}
        width={width}
        height={20}
        rx={3}
      />
      <text x={x} y={middle + 4} textAnchor="middle" className={isActive ? styles.activeText : styles.text}>
        {label}
      </text>
    </g>
  );
}

/** A removed pin takes the focus along: its neighbour gets it. */
function useFocusAfterRemoval(
  lane: { current: SVGSVGElement | null },
  count: number,
  active: number | null,
): void {
  const last = useRef(count);
  useEffect(() => {
    const isRemoved = count < last.current;
    last.current = count;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isRemoved && isLost && active !== null)
      lane.current?.querySelector<SVGGElement>(`[data-pin="${active}"]`)?.focus();
  }, [lane, count, active]);
}
