import type { ColumnRead } from './column-read.ts';
import type { ParamSpecs, ParamsOf } from './params.ts';

/** Every read of every memory: row r owns `timesMs[offsets[r]] … timesMs[offsets[r + 1] − 1]`, ascending. */
export interface ReadLog {
  /** Length rows + 1. A row without a log has an empty range. */
  readonly offsets: Uint32Array;
  /** ms since epoch, UTC. */
  readonly timesMs: Float64Array;
}

/** What the engine knows about time and reads at one as-of; NaN in a column = the row takes no part. */
export interface ReadHistory {
  readonly rowCount: number;
  readonly asOfMs: number;
  readonly createdMs: Float64Array;
  /** as-of − created. */
  readonly ageDays: Float64Array;
  /** as-of − last read; never read counts from created. */
  readonly idleDays: Float64Array;
  /** Last read ≤ as-of in ms, NaN where there is none. */
  readonly lastReadMs: Float64Array;
  /** Reads up to as-of. */
  readonly readCount: Float64Array;
  readonly log: ReadLog | null;
  /** What each memory starts with, for effects that act on the strength itself; absent = 1. */
  readonly startLevels?: Float64Array;
}

/** The policy's curve with its params (and each category's own) bound, divided by its value at 0. */
export interface BoundCurve {
  /** `rows[i]` says whose elapsed time `elapsedDays[i]` is; null when position and row are the same. */
  fill(out: Float64Array, elapsedDays: Float64Array, rows: Uint32Array | null): void;
}

/** What a read does to strength: one file in `read-effects/`. */
export interface ReadEffect<S extends ParamSpecs = ParamSpecs> {
  readonly id: string;
  readonly label: string;
  /** One sentence: what happens at a read. */
  readonly help: string;
  readonly source: string;
  readonly params: S;
  /** True: without a log the two columns are a stand-in, and rows that lean on it are flagged `estimated`. */
  readonly needsLog: boolean;
  /** Which elapsed time the curve sees when there is just one: shown in the arithmetic. */
  readonly anchor: 'last-read' | 'created';
  /**
   * True: a read changes the strength itself, not the share of it that is left, so that strength is worked out from the
   * initial height (`history.startLevels`) and is not recency times height.
   */
  readonly actsOnStrength?: boolean;
  /** True: the recency of a memory that is read often may exceed 1; it is shown so. */
  readonly mayExceedOne?: boolean;
  /** What the curve of a memory that was never read is multiplied by; absent = 1. */
  unreadFactor?(params: ParamsOf<S>): number;
  /** The columns of the memory file that it looks at, handed to `fillRecency` in this order. */
  reads?(params: ParamsOf<S>): readonly ColumnRead[];
  /** Fills `out` with the recency (height 1, or that of `history.startLevels`) of every row. */
  fillRecency(
    out: Float64Array,
    history: ReadHistory,
    curve: BoundCurve,
    params: ParamsOf<S>,
    columns: readonly Float64Array[],
  ): void;
}

/** Declares a read effect with its params inferred. */
export function defineReadEffect<const S extends ParamSpecs>(effect: ReadEffect<S>): ReadEffect<S> {
  return effect;
}
