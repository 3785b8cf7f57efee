import type { LastMove } from './app-state.ts';
import type { PlayUnit } from './play-position.ts';

/** First and last moment, ms. */
export type TimeRange = readonly [fromMs: number, toMs: number];

/** One run of play, from its start until it is paused. */
export interface PlayRun {
  /** Where it counts from, and what the clock said there: both ms. The position is worked out from them at each frame. */
  readonly fromMs: number;
  readonly startedMs: number;
  /** The as-of that it set last; another one is somebody else's, and ends the run. */
  readonly atMs: number;
  /** Rounds of the loop so far. */
  readonly round: number;
  /** What it is told as; null before its first move. */
  readonly move: LastMove | null;
}

/** The time line, and time that moves on it. */
export interface TimeState {
  readonly isOpen: boolean;
  /** A step, and what passes in a second of play. */
  readonly unit: PlayUnit;
  readonly isLooping: boolean;
  /** What a loop plays; null = the whole line. */
  readonly range: TimeRange | null;
  /** How far a person went past the store's own line; null = nowhere. */
  readonly reach: TimeRange | null;
  /** null = time stands. */
  readonly run: PlayRun | null;
}

export interface TimeActions {
  setTimeOpen(isOpen: boolean): void;
  /** From as-of on; from the start where as-of is at the end. The whole run is one undo step. */
  play(): void;
  pause(): void;
  /** Moves as-of to where the clock says that play is by now. The screen asks for it when it has drawn the last reply. */
  advancePlay(): void;
  /** One unit earlier or later; pauses. */
  stepTime(direction: 1 | -1): void;
  /** A drag: one undo step until `endGesture`. */
  scrubTo(asOfMs: number): void;
  setPlayUnit(unit: PlayUnit): void;
  setLooping(isLooping: boolean): void;
  setPlayRange(range: TimeRange | null): void;
  /** One more year at the end of the line. */
  extendTime(): void;
}
