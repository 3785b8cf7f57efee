import type { ParamSpecs, ParamsOf } from './params.ts';
import type { ReadHistory } from './read-effect.ts';

/** The rule of a curve that looks at every access of a memory and needs no read effect. */
export interface CurveOverReads<S extends ParamSpecs = ParamSpecs> {
  /** Fills `out` with the recency of every row. */
  fillRecency(out: Float64Array, history: ReadHistory, params: ParamsOf<S>): void;
  /** The quantity behind it, under its own name in reports: "activation". */
  readonly rawName: string;
  fillRaw(out: Float64Array, history: ReadHistory, params: ParamsOf<S>): void;
}

/**
 * Retention as a function of elapsed days: one file in `curves/`.
 * The plug-in owns the loop, so that a plotted curve is just a column of elapsed times.
 */
export interface DecayCurve<S extends ParamSpecs = ParamSpecs> {
  /** Stands in policy files and links; never changes. */
  readonly id: string;
  readonly label: string;
  /** As a person reads it, e.g. `0.5^(t/h)`. */
  readonly formula: string;
  readonly source: string;
  readonly params: S;
  /**
   * Fills `out[i]` with the raw retention after `elapsedDays[i]`.
   * Elapsed times are ≥ 0 or NaN (NaN stays NaN); `out` may be the same array as `elapsedDays`.
   */
  fillRetention(out: Float64Array, elapsedDays: Float64Array, params: ParamsOf<S>): void;
  /**
   * Days until the curve, divided by its value at 0, first stands at `level` (0–1).
   * Infinity = never (a floor at or above the level, or level 0). Without it the crossing is bracketed and bisected.
   */
  crossingDays?(level: number, params: ParamsOf<S>): number;
  /** `0.5^(75 / 30)`: the formula with the numbers put in. */
  arithmetic(elapsedDays: string, params: ParamsOf<S>): string;
  /**
   * The one time constant that scales the curve: sliders link it and log axes start at 1 % of it. Empty = there is none.
   */
  readonly timeParam: (keyof S & string) | '';
  /** Where the curve is a sum over all accesses: its own rule, in place of idle time and read effect. */
  readonly overReads?: CurveOverReads<S>;
}

/** Declares a curve with its params inferred. */
export function defineCurve<const S extends ParamSpecs>(curve: DecayCurve<S>): DecayCurve<S> {
  return curve;
}
