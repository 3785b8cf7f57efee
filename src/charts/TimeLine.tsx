import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from 'react';
import { formatDate, formatUtcTime } from '../ui/format-date.ts';
import { placeInElement } from './place-in-element.ts';
import styles from './time-line.module.css';
import {
  momentAfterKey,
  momentAtPixel,
  prepareTimeLine,
  type TimeLineInput,
  type TimeLinePicture,
} from './time-line-data.ts';
import { useChartWidth } from './use-chart-width.ts';

export interface TimeLineProps extends Omit<TimeLineInput, 'width'> {
  readonly asOfMs: number;
  /** What is played again and again; null = its ends are not shown. */
  readonly range: readonly [number, number] | null;
  /** A drag or a click. */
  readonly onScrub: (ms: number) => void;
  readonly onScrubEnd: () => void;
  readonly onKey: (ms: number) => void;
  /** Space and Enter on the thumb. */
  readonly onToggle: () => void;
  readonly onRange: (range: readonly [number, number]) => void;
}

/** px from the top: the line that bars stand on, and the foot of the tick labels. */
const baseY = 26;
const barHeight = 20;
const readHeight = 5;
const labelY = 45;
const height = 48;
/** A pointer this near to the thumb takes hold of it where it is. */
const gripPx = 9;

/** The store's time with when it was written and read; the thumb is the moment that everything is worked out at. */
export function TimeLine(props: TimeLineProps) {
  const { fromMs, toMs, span, newestMs, nowMs, asOfMs, range, onScrub, onScrubEnd, onRange } = props;
  const { ref, width } = useChartWidth();
  const picture = useMemo(
    () => (width > 0 ? prepareTimeLine({ fromMs, toMs, span, newestMs, nowMs, width }) : null),
    [fromMs, toMs, span, newestMs, nowMs, width],
  );
  const grip = useRef<number | null>(null);
  const thumb = useRef<HTMLDivElement>(null);
  const drag = useDrag(onScrubEnd, (event) => {
    if (!picture) return;
    const { x } = placeInElement(event);
    const thumbX = picture.scale.toPixel(asOfMs);
    grip.current ??= Math.abs(x - thumbX) <= gripPx ? x - thumbX : 0;
    const next = momentAtPixel(x - grip.current, picture.scale);
    if (next !== asOfMs && !(event.type === 'pointerdown' && grip.current !== 0)) onScrub(next);
  });
  return (
    <div
      ref={ref}
      className={styles.line}
      style={{ height }}
      {...drag}
      onPointerDown={(event) => {
        grip.current = null;
        drag.onPointerDown(event);
        thumb.current?.focus({ preventScroll: true });
      }}
    >
      {picture ? (
        <>
          <Backdrop picture={picture} width={width} />
          {range ? <RangeEnds picture={picture} range={range} onRange={onRange} /> : null}
          <Thumb {...props} ref={thumb} x={picture.scale.toPixel(asOfMs)} />
        </>
      ) : null}
    </div>
  );
}

/** Pointer capture from press to release. */
function useDrag(onEnd: () => void, onAt: (event: PointerEvent<HTMLDivElement>) => void) {
  const isHeld = useRef(false);
  const end = () => {
    if (isHeld.current) onEnd();
    isHeld.current = false;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      isHeld.current = true;
      onAt(event);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (isHeld.current) onAt(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

interface BackdropProps {
  readonly picture: TimeLinePicture;
  readonly width: number;
}

/** What stands still while time plays. */
const Backdrop = memo(function Backdrop({ picture, width }: BackdropProps) {
  const { scale, ticks, births, reads, marks, namesAt } = picture;
  return (
    <svg width={width} height={height} className={styles.picture} aria-hidden="true">
      {births.map(({ x, width: across, size }) => (
        <rect
          key={x}
          x={x}
          y={baseY - size * barHeight}
          width={Math.max(1, across - 0.75)}
          height={size * barHeight}
          fill="var(--lethe-kept)"
        />
      ))}
      {reads.map(({ x, width: across, size }) => (
        <rect
          key={x}
          x={x}
          y={baseY + 1}
          width={Math.max(1, across - 0.75)}
          height={size * readHeight}
          fill="var(--lethe-n5)"
        />
      ))}
      <line
        x1={scale.toPixel(scale.from)}
        x2={scale.toPixel(scale.to)}
        y1={baseY + 0.5}
        y2={baseY + 0.5}
        stroke="var(--lethe-n5)"
      />
      {ticks.map(({ ms, x, label, isYear }) => (
        <g key={ms}>
          <line
            x1={x}
            x2={x}
            y1={baseY + 1}
            y2={baseY + (isYear ? 8 : label ? 6 : 4)}
            stroke={isYear ? 'var(--lethe-n7)' : 'var(--lethe-n5)'}
          />
          {label ? (
            <text x={x} y={labelY} textAnchor="middle" className={isYear ? styles.year : styles.month}>
              {label}
            </text>
          ) : null}
        </g>
      ))}
      {namesAt === null ? null : (
        <text x={namesAt} y={baseY - 3} className={styles.name}>
          written
        </text>
      )}
      {marks.map(({ x, label, anchor }) => (
        <g key={x}>
          <line x1={x} x2={x} y1={2} y2={baseY} stroke="var(--lethe-n8)" strokeDasharray="1 2" />
          <text x={anchor === 'start' ? x + 4 : x - 4} y={9} textAnchor={anchor} className={styles.name}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
});

interface ThumbProps extends TimeLineProps {
  readonly x: number;
  readonly ref: React.Ref<HTMLDivElement>;
}

function Thumb({ x, ref, asOfMs, fromMs, toMs, onKey, onToggle }: ThumbProps) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const isToggle = event.key === ' ' || event.key === 'Enter';
    const next = isToggle ? null : momentAfterKey(event, asOfMs, fromMs, toMs);
    if (!isToggle && next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) onToggle();
    else if (next !== asOfMs) onKey(next);
  };
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label="Date on the time line"
      aria-valuemin={fromMs}
      aria-valuemax={toMs}
      aria-valuenow={asOfMs}
      aria-valuetext={`${formatDate(asOfMs)}, ${formatUtcTime(asOfMs)}`}
      className={styles.thumb}
      style={{ transform: `translateX(${x.toFixed(2)}px)` }}
      onKeyDown={press}
    />
  );
}

interface RangeEndsProps {
  readonly picture: TimeLinePicture;
  readonly range: readonly [number, number];
  readonly onRange: (range: readonly [number, number]) => void;
}

/** What the loop plays, between two ends that can be dragged and take keys. */
function RangeEnds({ picture, range, onRange }: RangeEndsProps) {
  const { scale } = picture;
  const [from, to] = range;
  return (
    <>
      <div
        className={styles.range}
        style={{ left: scale.toPixel(from), width: Math.max(1, scale.toPixel(to) - scale.toPixel(from)) }}
      />
      <RangeEnd
        label="Loop from"
        at={from}
        low={scale.from}
        high={to}
        scale={scale}
        onAt={(ms) => onRange([ms, to])}
      />
      <RangeEnd
        label="Loop to"
        at={to}
        low={from}
        high={scale.to}
        scale={scale}
        onAt={(ms) => onRange([from, ms])}
      />
    </>
  );
}

interface RangeEndProps {
  readonly label: string;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly scale: TimeLinePicture['scale'];
  readonly onAt: (ms: number) => void;
}

function RangeEnd({ label, at, low, high, scale, onAt }: RangeEndProps) {
  const [isHeld, setHeld] = useState(false);
  const end = () => setHeld(false);
  const put = (ms: number) => onAt(Math.min(Math.max(ms, low), high));
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={low}
      aria-valuemax={high}
      aria-valuenow={at}
      aria-valuetext={formatDate(at)}
      title={`${label} ${formatDate(at)}`}
      className={styles.end}
      style={{ left: scale.toPixel(at) }}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        const box = event.currentTarget.parentElement;
        if (isHeld && box)
          put(momentAtPixel(placeInElement({ ...pointOf(event), currentTarget: box }).x, scale));
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => {
        const next = momentAfterKey(event, at, low, high);
        if (next === null) return;
        event.preventDefault();
        event.stopPropagation();
        put(next);
      }}
    />
  );
}

function pointOf({ clientX, clientY }: PointerEvent): { clientX: number; clientY: number } {
  return { clientX, clientY };
}
