import { fillNormalised } from '../engine/curve-values.ts';
import { findCurveFacts } from './curve-facts.ts';
import { createScale } from './plot-scale.ts';
import { findTimeRange, type PlottedCurve, timeScaleOf } from './threshold-crossings-data.ts';

export interface CurveNumbers {
  readonly names: readonly string[];
  /** Idle days of every row, ascending. */
  readonly days: Float64Array;
  /** One column per curve, as long as `days`. */
  readonly columns: readonly Float64Array[];
}

const stepCount = 400;
/** Of all plotted numbers. */
export const numbersRowCount = stepCount + 1;
const tellingDays = [0, 1, 3, 7, 14, 30, 60, 90, 180, 365, 730, 1825, 3650, 36_525];

/** Where the plot ends when it is drawn wide; the numbers do not depend on the window. */
export function findNumbersRange(
  curves: readonly PlottedCurve[],
  threshold: number,
  isLog: boolean,
): [number, number] {
  const facts = curves.map(({ curve, params }) => findCurveFacts(curve, params, threshold));
  return findTimeRange(facts, curves.map(timeScaleOf), isLog, 11);
}

function fillColumns(curves: readonly PlottedCurve[], days: Float64Array): CurveNumbers {
  const columns = curves.map(({ curve, params }) => {
    const out = new Float64Array(days.length);
    fillNormalised(curve, out, days, params);
    return out;
  });
  return { names: curves.map(({ name }) => name), days, columns };
}

/** What the plot is made of, in 401 rows of equal steps (log time: equal ratios). */
export function prepareCurveNumbers(
  curves: readonly PlottedCurve[],
  threshold: number,
  isLog: boolean,
): CurveNumbers {
  const time = createScale(isLog, findNumbersRange(curves, threshold, isLog), [0, stepCount]);
  const days = Float64Array.from({ length: stepCount + 1 }, (_, i) =>
    Number(time.toValue(i).toPrecision(12)),
  );
  return fillColumns(curves, days);
}

/** The few rows that a page has room for: days that people think in, or even parts of a shorter range. */
export function prepareTellingNumbers(curves: readonly PlottedCurve[], threshold: number): CurveNumbers {
  const [, to] = findNumbersRange(curves, threshold, false);
  const known = tellingDays.filter((day) => day <= to);
  const days =
    known.length >= 5
      ? known.slice(-10)
      : Array.from({ length: 9 }, (_, i) => Number(((to * i) / 8).toPrecision(6)));
  return fillColumns(
    curves,
    Float64Array.from(known.length >= 5 && days[0] !== 0 ? [0, ...days.slice(1)] : days),
  );
}

function csvCell(text: string): string {
  // A spreadsheet runs what starts like a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, full precision, point as the decimal sign. */
export function curveNumbersCsv({ names, days, columns }: CurveNumbers): string {
  const lines = [['idle_days', ...names.map(csvCell)].join(',')];
  days.forEach((day, i) => {
    lines.push([day, ...columns.map((column) => column[i]!)].join(','));
  });
  return `${lines.join('\r\n')}\r\n`;
}
