import type { DecayCurve } from './contracts/decay-curve.ts';
import type { ParamValues } from './contracts/params.ts';

/** Longest time that anything here looks at: 100 years times the slowest tail that still means something. */
const farthestDays = 1e12;

/** A curve whose params are checked elsewhere: what registries hold. */
export type AnyCurve = DecayCurve;

/**
 * Fills `out[i]` with the retention after `elapsedDays[i]`, divided by the curve's value at 0, so that fresh is 1.
 * `out` may be `elapsedDays`.
 */
export function fillNormalised(
  curve: AnyCurve,
  out: Float64Array,
  elapsedDays: Float64Array,
  params: ParamValues,
): void {
  const start = startingValue(curve, params);
  curve.fillRetention(out, elapsedDays, params);
  if (start === 1) return;
  for (let i = 0; i < out.length; i += 1) out[i] = out[i]! / start;
}

/** The raw value of a curve at 0; 1 for most. */
export function startingValue(curve: AnyCurve, params: ParamValues): number {
  const at = new Float64Array(1);
  curve.fillRetention(at, at, params);
  return at[0]!;
}

/** Retention (fresh = 1) after one elapsed time in days. */
export function retentionAt(curve: AnyCurve, elapsedDays: number, params: ParamValues): number {
  const at = Float64Array.of(elapsedDays);
  fillNormalised(curve, at, at, params);
  return at[0]!;
}

/**
 * Days until the normalised curve first stands at `level`, to 1e-12 relative; 0 for level ≥ 1, Infinity = never.
 * `findCrossingDays(exponential, 0.25, {halfLifeDays: 30})` is 60.
 */
export function findCrossingDays(curve: AnyCurve, level: number, params: ParamValues): number {
  if (!(level > 0)) return Number.POSITIVE_INFINITY;
  if (level >= 1) return 0;
  if (curve.crossingDays) return curve.crossingDays(level, params);
  return bisectCrossing((days) => retentionAt(curve, days, params), level);
}

/** First day at which a falling function is no longer above `level`: bracketed by doubling, then bisected. */
export function bisectCrossing(valueAt: (days: number) => number, level: number): number {
  let low = 0;
  let high = 1e-6;
  while (valueAt(high) > level) {
    low = high;
    high *= 2;
    if (high > farthestDays) return Number.POSITIVE_INFINITY;
  }
  for (let i = 0; i < 200 && high - low > 1e-13 * high; i += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) > level) low = middle;
    else high = middle;
  }
  return high;
}
