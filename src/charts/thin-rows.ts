/** Where the rows of a plot stand, px; NaN = a line has a gap there. */
export interface RowPlaces {
  readonly xs: Float64Array;
  /** One column per line, as long as `xs`. */
  readonly ys: readonly Float64Array[];
}

/** Less than anybody sees, px. */
const tolerance = 0.05;

/**
 * The rows that the lines need: those between two kept ones lie on the straight line there, within a twentieth of a
 * pixel. Where a line begins, ends or jumps both rows are kept.
 */
export function thinRows<Row>(rows: readonly Row[], places: RowPlaces): Row[] {
  const last = rows.length - 1;
  if (last < 2) return [...rows];
  const cone = createCone(places);
  const kept = [rows[0]!];
  cone.start(0);
  for (let i = 1; i < last; i += 1) {
    if (cone.reaches(i) && cone.reaches(i + 1, i)) continue;
    kept.push(rows[i]!);
    cone.start(i);
  }
  kept.push(rows[last]!);
  return kept;
}

/** From one row on: the slopes along which every row passed so far lies close enough to a straight line. */
function createCone({ xs, ys }: RowPlaces) {
  const lowest = new Float64Array(ys.length);
  const highest = new Float64Array(ys.length);
  let from = 0;
  const narrow = (i: number): void => {
    const dx = xs[i]! - xs[from]!;
    ys.forEach((y, line) => {
      const dy = y[i]! - y[from]!;
      if (Number.isNaN(dy)) return;
      lowest[line] = Math.max(lowest[line]!, (dy - tolerance) / dx);
      highest[line] = Math.min(highest[line]!, (dy + tolerance) / dx);
    });
  };
  return {
    start: (i: number): void => {
      from = i;
      lowest.fill(Number.NEGATIVE_INFINITY);
      highest.fill(Number.POSITIVE_INFINITY);
    },
    /** Whether a straight line to row i passes all rows before it closely; `passed` is one of them from now on. */
    reaches: (i: number, passed?: number): boolean => {
      if (passed !== undefined) narrow(passed);
      const dx = xs[i]! - xs[from]!;
      return (
        dx > 0 &&
        ys.every((y, line) => {
          const dy = y[i]! - y[from]!;
          if (Number.isNaN(dy)) return Number.isNaN(y[i]!) && Number.isNaN(y[from]!);
          return dy / dx >= lowest[line]! && dy / dx <= highest[line]!;
        })
      );
    },
  };
}
