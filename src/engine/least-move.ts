/** Rounding outwards, so that an offered number keeps the memory and one step less does not. */

const digits = 3;
/** Under this a step would underflow to 0. */
const finestStep = 1e-300;

/** The step at which a value is offered: one unit of its third digit; never finer than `finest`. */
export function stepOf(value: number, finest = 0): number {
  if (value === 0) return finest || 10 ** -digits;
  return Math.max(finest, finestStep, 10 ** (Math.floor(Math.log10(Math.abs(value))) - digits + 1));
}

/** Smallest offered value ≥ `needed`: 75 → 75, 75.31 → 75.4, 0.00123456 → 0.00124. */
export function roundUp(needed: number, finest = 0): number {
  return roundTo(needed, stepOf(needed, finest), Math.ceil);
}

/** Largest offered value ≤ `needed`: 0.23973 → 0.239. */
export function roundDown(needed: number, finest = 0): number {
  return roundTo(needed, stepOf(needed, finest), Math.floor);
}

function roundTo(needed: number, step: number, round: (value: number) => number): number {
  const units = needed / step;
  const nearest = Math.round(units);
  // A value that is on the grid already stays, whatever the division left.
  const whole = Math.abs(units - nearest) < 1e-9 ? nearest : round(units);
  return Number((whole * step).toPrecision(12));
}

/**
 * The least value between `from` (which does not keep) and `to` at which `keeps` holds: first a scan on `points`, then a
 * bisection between the last that does not and the first that does, to a millionth. undefined where none of them keeps.
 * On a log scale when both ends are positive and `isLog`.
 */
export function findLeast(
  from: number,
  to: number,
  keeps: (value: number) => boolean,
  { points = 12, isLog = false, steps = 22 } = {},
): number | undefined {
  const place = (share: number) => (isLog ? from * (to / from) ** share : from + (to - from) * share);
  const shares = Array.from({ length: points }, (_, i) => (i + 1) / points);
  const first = shares.findIndex((share) => keeps(place(share)));
  if (first < 0) return undefined;
  let low = first === 0 ? 0 : shares[first - 1]!;
  let high = shares[first]!;
  for (let i = 0; i < steps && Math.abs(place(high) - place(low)) > 1e-6 * Math.abs(place(high)); i += 1) {
    const middle = (low + high) / 2;
    if (keeps(place(middle))) high = middle;
    else low = middle;
  }
  return place(high);
}
