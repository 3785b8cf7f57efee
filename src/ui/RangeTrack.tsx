import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './range-track.module.css';
import { nudge, positionOf, type SliderScale, trackLength, valueAtPosition } from './slider-scale.ts';
import { stepFactor } from './use-number-draft.ts';

export interface RangeTrackProps {
  readonly label: string;
  readonly scale: SliderScale;
  readonly value: number;
  /** Where the tick stands and the fill begins. */
  readonly preset: number;
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** A drag or a run of key presses is over. */
  readonly onChangeEnd?: (() => void) | undefined;
}

/** Key presses closer together than this are one step for undo. */
const runMs = 600;

function offset(position: number): string {
  return `calc(var(--thumb) / 2 + (100% - var(--thumb)) * ${(position / trackLength).toFixed(4)})`;
}

/** A native range input: every device's own way of sliding works, and so does a finger that only wants to scroll past. */
export function RangeTrack({ label, scale, value, preset, format, onChange, onChangeEnd }: RangeTrackProps) {
  const endRun = useRunEnd(onChangeEnd);
  const at = positionOf(value, scale);
  const presetAt = positionOf(preset, scale);
  const isMoved = value !== preset;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = valueAfterKey(event, value, scale);
    if (next === null) return;
    // Alt with an arrow would go back in the browser's history.
    event.preventDefault();
    event.stopPropagation();
    if (next !== value) onChange(next);
    endRun();
  };

  return (
    <span className={`${styles.range} ${isMoved ? styles.moved : ''}`}>
      <span className={styles.preset} style={{ left: offset(presetAt) }} title={`preset ${format(preset)}`} />
      {isMoved ? (
        <span
          className={styles.fill}
          style={{
            left: offset(Math.min(at, presetAt)),
            right: `calc(100% - (${offset(Math.max(at, presetAt))}))`,
          }}
        />
      ) : null}
      <input
        type="range"
        min={0}
        max={trackLength}
        step="any"
        value={at}
        aria-label={label}
        aria-valuetext={format(value)}
        onChange={(event) => {
          const next = valueAtPosition(Number(event.currentTarget.value), scale);
          if (next !== value) onChange(next);
        }}
        onKeyDown={onKeyDown}
        onPointerUp={onChangeEnd}
        onPointerCancel={onChangeEnd}
        onBlur={onChangeEnd}
      />
    </span>
  );
}

function valueAfterKey(event: KeyboardEvent, value: number, scale: SliderScale): number | null {
  if (event.ctrlKey || event.metaKey) return null;
  const factor = stepFactor(event);
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return nudge(value, 1, factor, scale);
    case 'ArrowLeft':
    case 'ArrowDown':
      return nudge(value, -1, factor, scale);
    case 'PageUp':
      return nudge(value, 1, 10, scale);
    case 'PageDown':
      return nudge(value, -1, 10, scale);
    case 'Home':
      return scale.min;
    case 'End':
      return scale.max;
    default:
      return null;
  }
}

function useRunEnd(onChangeEnd: (() => void) | undefined): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChangeEnd?.(), runMs);
  };
}
