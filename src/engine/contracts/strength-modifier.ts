import type { ColumnRead } from './column-read.ts';
import type { ParamSpecs, ParamsOf } from './params.ts';
import type { ReadHistory } from './read-effect.ts';

/** What a modifier may look at; columns have one entry per memory, NaN where it takes no part. */
export interface ModifierInput {
  /** Ages and idle times as the policy's anchor counts them. */
  readonly history: ReadHistory;
  /** 1 = the memory's or its category's protection. */
  readonly isProtected: Uint8Array;
  /** The constant that scales the curve for each memory, days; NaN where the curve has none. */
  readonly timeConstantDays: Float64Array;
  /** False where the column is one memory at several moments: it has no neighbours. */
  readonly isStore: boolean;
}

/**
 * One step between a curve and the strength of a memory: one file in `modifiers/`. A policy lists its modifiers in the
 * order in which they run. Each hook changes a whole column in place, keeps NaN, and reads `columns[i]` as `reads(params)[i]`.
 * Height: what a memory starts with (`initial_strength` at first). Elapsed: the days that the curve sees. Strength: what
 * curve, reads and height gave, to begin with.
 */
export interface StrengthModifier<S extends ParamSpecs = ParamSpecs> {
  /** Stands in policy files and links; never changes. */
  readonly id: string;
  readonly label: string;
  /** The step as a formula: `× (base + slope·x)`. */
  readonly formula: string;
  readonly help: string;
  readonly source: string;
  readonly params: S;
  /** The columns of the memory file that it looks at. */
  reads?(params: ParamsOf<S>): readonly ColumnRead[];
  fillHeight?(
    heights: Float64Array,
    input: ModifierInput,
    params: ParamsOf<S>,
    columns: readonly Float64Array[],
  ): void;
  /** `rows[i]` says whose elapsed time `elapsedDays[i]` is; null when position and row are the same. Stays ≥ 0. */
  fillElapsed?(
    elapsedDays: Float64Array,
    rows: Uint32Array | null,
    input: ModifierInput,
    params: ParamsOf<S>,
    columns: readonly Float64Array[],
  ): void;
  fillStrength?(
    strength: Float64Array,
    input: ModifierInput,
    params: ParamsOf<S>,
    columns: readonly Float64Array[],
  ): void;
  /** Sets entries to 1: memories that no pass may touch. */
  fillProtected?(
    isProtected: Uint8Array,
    input: Pick<ModifierInput, 'history'>,
    params: ParamsOf<S>,
    columns: readonly Float64Array[],
  ): void;
}

/** Declares a modifier with its params inferred. */
export function defineModifier<const S extends ParamSpecs>(
  modifier: StrengthModifier<S>,
): StrengthModifier<S> {
  return modifier;
}
