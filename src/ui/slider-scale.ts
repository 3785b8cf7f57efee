/** How a slider's track maps to values. */
export interface SliderScale {
  /** Ends of the track. */
  readonly min: number;
  readonly max: number;
  readonly scale: 'linear' | 'log';
  /** One arrow key on a linear scale; a whole step on a log scale means whole numbers (counts). */
  readonly step: number;
  /** Values are counts: never a fraction. */
  readonly isWhole: boolean;
}

/** Positions run from 0 to this. */
export const trackLength = 1000;

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

// A log track that starts at 0 has its logarithm of 1 + value: 0 stays reachable and large values stay apart.
function compress(value: number, scale: SliderScale): number {
  if (scale.scale === 'linear') return value;
  return scale.min > 0 ? Math.log(value) : Math.log1p(value);
}

function expand(level: number, scale: SliderScale): number {
  if (scale.scale === 'linear') return level;
  return scale.min > 0 ? Math.exp(level) : Math.expm1(level);
}

/** Where a value stands on the track, 0–1000; values beyond an end stand at the end. */
export function positionOf(value: number, scale: SliderScale): number {
  const from = compress(scale.min, scale);
  const to = compress(scale.max, scale);
  if (!(to > from)) return 0;
  const at = compress(clamp(value, scale.min, scale.max), scale);
  return ((at - from) / (to - from)) * trackLength;
}

/** The value at a position, rounded to what a person would type: a step, or three significant digits on a log scale. */
export function valueAtPosition(position: number, scale: SliderScale): number {
  const share = clamp(position / trackLength, 0, 1);
  if (share === 0) return scale.min;
  if (share === 1) return scale.max;
  const from = compress(scale.min, scale);
  const to = compress(scale.max, scale);
  const raw = expand(from + share * (to - from), scale);
  return clamp(round(raw, scale, 3), scale.min, scale.max);
}

function round(value: number, scale: SliderScale, digits: number): number {
  if (scale.isWhole)
    return Math.round(scale.scale === 'log' ? Number(value.toPrecision(Math.max(digits, 3))) : value);
  return scale.scale === 'log' ? Number(value.toPrecision(digits)) : roundToStep(value, scale.step);
}

/** The nearest multiple of a step, without the dust of binary fractions: 0.30000000000000004 → 0.3. */
export function roundToStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}

/**
 * One arrow key: one step on a linear scale, 1 % of the value on a log scale; `factor` 10 with Shift, 0.1 with Alt.
 * Up and down undo each other; whole numbers move by at least 1. Stays within the track.
 */
export function nudge(value: number, direction: 1 | -1, factor: number, scale: SliderScale): number {
  const next =
    scale.scale === 'log'
      ? nudgeLog(value, direction, factor, scale)
      : value + direction * factor * scale.step;
  const clean = scale.isWhole ? roundWhole(value, next, direction) : Number(next.toPrecision(12));
  return clamp(clean, scale.min, scale.max);
}

function nudgeLog(value: number, direction: 1 | -1, factor: number, scale: SliderScale): number {
  // From 0 no percentage leads away.
  if (value <= 0) return direction > 0 ? (scale.isWhole ? 1 : Math.max(scale.step, 0.001)) : 0;
  const ratio = 1 + 0.01 * factor;
  const next = direction > 0 ? value * ratio : value / ratio;
  return Number(next.toPrecision(factor < 1 ? 5 : 4));
}

function roundWhole(value: number, next: number, direction: 1 | -1): number {
  const rounded = Math.round(next);
  return rounded === Math.round(value) ? Math.round(value) + direction : rounded;
}
