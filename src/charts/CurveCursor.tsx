import type { KeyboardEvent, PointerEvent } from 'react';
import { retentionAt } from '../engine/curve-values.ts';
import { formatScore } from '../ui/format-number.ts';
import { placeCursorLabels } from './crossing-labels.ts';
import { moveCursor } from './cursor-step.ts';
import { formatElapsed } from './format-elapsed.ts';
import { PlacedLabels } from './PlacedLabels.tsx';
import { placeInElement } from './place-in-element.ts';
import styles from './plot.module.css';
import type { ThresholdCrossings } from './threshold-crossings-data.ts';

export interface CurveCursorProps {
  readonly prepared: ThresholdCrossings;
  readonly width: number;
  readonly height: number;
  readonly days: number;
  readonly isHidden: boolean;
  readonly onCursor: (days: number) => void;
}

interface CursorValue {
  readonly slot: number;
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

/** One hairline that reads every curve at once; pointer or arrow keys move it. */
export function CurveCursor(props: CurveCursorProps) {
  const { prepared, days, onCursor } = props;
  const { plot, time, curves } = prepared;
  const at = Math.min(Math.max(days, time.from), time.to);
  const values = curves.map(({ slot, name, curve, params }): CursorValue => {
    const value = retentionAt(curve, at, params);
    return { slot, name, value, text: formatScore(value) };
  });
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    onCursor(Math.min(Math.max(time.toValue(plot.x + placeInElement(event).x), time.from), time.to));
  };
  const step = (event: KeyboardEvent<HTMLDivElement>): void => {
    const crossings = curves.map(({ facts }) => facts.crossingDays);
    const next = moveCursor(event.key, at, time, event.shiftKey, crossings);
    if (next === undefined) return;
    event.preventDefault();
    onCursor(next);
  };
  return (
    <>
      <Hairline {...props} at={at} values={values} />
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

interface HairlineProps extends CurveCursorProps {
  readonly at: number;
  readonly values: readonly CursorValue[];
}

function Hairline({ prepared, width, height, isHidden, at, values }: HairlineProps) {
  const { plot, time, strength } = prepared;
  const x = time.toPixel(at);
  const isRight = x < plot.x + plot.width - 60;
  return (
    <svg
      className={styles.overlay}
      width={width}
      height={height}
      aria-hidden="true"
      data-export="skip"
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
  );
}
