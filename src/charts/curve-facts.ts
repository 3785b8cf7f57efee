import type { DecayCurve } from '../engine/contracts/decay-curve.ts';
import type { ParamValues } from '../engine/contracts/params.ts';
import { findCrossingDays } from '../engine/curve-values.ts';

/** The three constants of a curve and its threshold crossing; Infinity = never. */
export interface CurveFacts {
  /** First day at 0.5. */
  readonly halfDays: number;
  /** First day at 1/e. */
  readonly stabilityDays: number;
  /** λ per day; null where no single rate holds for all times. */
  readonly ratePerDay: number | null;
  readonly crossingDays: number;
}

/** `h ↔ S ↔ λ` of one curve: half-life 30 gives S = 43.28 d and λ = 0.0231 per day. */
export function findCurveFacts(curve: DecayCurve, params: ParamValues, threshold: number): CurveFacts {
  const halfDays = findCrossingDays(curve, 0.5, params);
  const quarterDays = findCrossingDays(curve, 0.25, params);
  const eighthDays = findCrossingDays(curve, 0.125, params);
  const isSteady =
    Number.isFinite(eighthDays) &&
    halfDays > 0 &&
    Math.abs(quarterDays - 2 * halfDays) < 1e-9 * quarterDays &&
    Math.abs(eighthDays - 3 * halfDays) < 1e-9 * eighthDays;
  return {
    halfDays,
    stabilityDays: findCrossingDays(curve, Math.exp(-1), params),
    ratePerDay: isSteady ? Math.LN2 / halfDays : null,
    crossingDays: findCrossingDays(curve, threshold, params),
  };
}
