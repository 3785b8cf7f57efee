import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatGiven } from '../ui/format-number.ts';
import type { HistogramBar } from './density-data.ts';
import styles from './histogram-brush.module.css';
import { isBarInside, nudgeRange, pixelsOf, rangeBetween, type ValueRange } from './histogram-brush-data.ts';
import { placeInElement } from './place-in-element.ts';
import type { PlotScale } from './plot-scale.ts';

export interface HistogramBrushProps {
  readonly label: string;
  readonly unit: string;
  readonly bars: readonly HistogramBar[];
  readonly scale: PlotScale;
  readonly isVertical: boolean;
  /** Where the strip begins on its axis, and how long and thick it is, px. */
  readonly start: number;
  readonly length: number;
  readonly thickness: number;
  readonly left: number;
  readonly top: number;
  readonly range: ValueRange | null;
  readonly onRange: (range: ValueRange | null) => void;
}

/** A histogram on the plot's edge that is also its brush: drag across it, or move its two ends by keys. */
export function HistogramBrush(props: HistogramBrushProps) {
  const { bars, scale, isVertical, start, length, thickness, range, onRange } = props;
  const [drag, setDrag] = useState<readonly [number, number] | null>(null);
  const at = (event: PointerEvent<HTMLDivElement>): number => {
    const { x, y } = placeInElement(event);
    return start + Math.min(Math.max(isVertical ? y : x, 0), length);
  };
  const shown = drag ? rangeBetween(drag[0], drag[1], scale) : range;
  const [width, height] = isVertical ? [thickness, length] : [length, thickness];
  return (
    <div className={styles.brush} style={{ left: props.left, top: props.top, width, height }}>
      <div
        className={styles.area}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag([at(event), at(event)]);
        }}
        onPointerMove={(event) => drag && setDrag([drag[0], at(event)])}
        onPointerUp={() => {
          if (drag) onRange(rangeBetween(drag[0], drag[1], scale));
          setDrag(null);
        }}
        onPointerCancel={() => setDrag(null)}
      >
        <Bars
          bars={bars}
          range={shown}
          isVertical={isVertical}
          start={start}
          length={length}
          thickness={thickness}
        />
      </div>
      {shown && <Selection {...props} range={shown} />}
    </div>
  );
}

interface BarsProps {
  readonly bars: readonly HistogramBar[];
  readonly range: ValueRange | null;
  readonly isVertical: boolean;
  readonly start: number;
  readonly length: number;
  readonly thickness: number;
}

function Bars({ bars, range, isVertical, start, length, thickness }: BarsProps) {
  const [width, height] = isVertical ? [thickness, length] : [length, thickness];
  // One path for all that look the same: two elements to change at a move, not one a bar.
  const pathOf = (isInside: boolean): string =>
    bars
      .filter((bar) => isBarInside(bar, range) === isInside)
      .map((bar) => {
        const size = bar.size * (thickness - 6);
        const along = bar.at - start;
        const span = Math.max(0.75, bar.span - 0.5);
        return isVertical
          ? `M0 ${along}h${size}v${span}h${-size}Z`
          : `M${along} ${thickness - size}h${span}v${size}h${-span}Z`;
      })
      .join('');
  return (
    <svg width={width} height={height} aria-hidden="true">
      <path d={pathOf(false)} fill="var(--lethe-kept)" opacity={0.45} />
      <path d={pathOf(true)} fill="var(--lethe-accent)" />
    </svg>
  );
}

/** The chosen range: a tint and two ends that take keys. */
function Selection({
  label,
  unit,
  scale,
  isVertical,
  start,
  thickness,
  range,
  onRange,
}: HistogramBrushProps & { readonly range: ValueRange }) {
  const [a, b] = pixelsOf(range, scale);
  const side = isVertical
    ? { top: a - start, height: b - a, width: thickness }
    : { left: a - start, width: b - a, height: thickness };
  const press = (end: 'low' | 'high') => (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (event.key === 'Delete' || event.key === 'Escape') onRange(null);
    else if (direction !== undefined)
      onRange(nudgeRange(range, end, direction * (isVertical ? -1 : 1) * (event.shiftKey ? 10 : 1), scale));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div className={styles.tint} style={side} />
      {(['low', 'high'] as const).map((end) => {
        const value = range[end === 'low' ? 0 : 1];
        const pixel = ((end === 'low') === !isVertical ? a : b) - start;
        return (
          <div
            key={end}
            role="slider"
            tabIndex={0}
            aria-label={`${label}, ${end === 'low' ? 'from' : 'below'}`}
            aria-valuemin={scale.from}
            aria-valuemax={scale.to}
            aria-valuenow={Math.min(Math.max(value, scale.from), scale.to)}
            aria-valuetext={`${formatGiven(value)} ${unit}`}
            aria-orientation={isVertical ? 'vertical' : 'horizontal'}
            className={isVertical ? styles.endVertical : styles.end}
            style={isVertical ? { top: pixel } : { left: pixel }}
            onKeyDown={press(end)}
          />
        );
      })}
    </>
  );
}
