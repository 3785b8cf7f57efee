import type { DecayCurve } from '../engine/contracts/decay-curve.ts';
import type { ParamValues } from '../engine/contracts/params.ts';
import { fillNormalised } from '../engine/curve-values.ts';
import { formatGiven } from '../ui/format-number.ts';
import { placeCrossingLabels } from './crossing-labels.ts';
import { type CurveFacts, findCurveFacts } from './curve-facts.ts';
import { type CurveStyle, curveStyle } from './curve-style.ts';
import { elapsedUnit, formatElapsed } from './format-elapsed.ts';
import type { Box, PlacedLabel } from './label-placement.ts';
import { createScale, linearTicks, logTicks, niceCeiling, niceStep, type PlotScale } from './plot-scale.ts';
import { thinRows } from './thin-rows.ts';

/** One line of the plot. */
export interface PlottedCurve {
  /** 1 = the policy's own. */
  readonly slot: number;
  readonly name: string;
  readonly curve: DecayCurve;
  readonly params: ParamValues;
}

export interface ThresholdCrossingsInput {
  readonly curves: readonly PlottedCurve[];
  /** The curve of the pinned state; null without one. */
  readonly ghost: PlottedCurve | null;
  readonly threshold: number;
  /** Said at the line's end: what the threshold is to these curves. */
  readonly thresholdNote: string;
  readonly isTimeLog: boolean;
  readonly isStrengthLog: boolean;
  readonly width: number;
  readonly height: number;
}

export interface AxisTick {
  readonly value: number;
  readonly at: number;
  readonly label: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isBold: boolean;
}

/** A point of a curve that carries a meaning. */
export interface CurvePoint {
  readonly slot: number;
  readonly days: number;
  readonly x: number;
  readonly y: number;
  readonly style: CurveStyle;
}

interface PreparedCurve extends PlottedCurve {
  readonly key: string;
  readonly style: CurveStyle;
  readonly facts: CurveFacts;
}

export interface ThresholdCrossings {
  readonly plot: Box;
  readonly time: PlotScale;
  readonly strength: PlotScale;
  /** One row per pixel: `days` and each curve's key. */
  readonly rows: readonly Readonly<Record<string, number>>[];
  /** Those of them that the lines are drawn through. */
  readonly drawnRows: readonly Readonly<Record<string, number>>[];
  readonly curves: readonly PreparedCurve[];
  /** SVG path of the baseline's curve; empty where it does not differ by a pixel from the policy's own. */
  readonly ghostPath: string;
  /** Where that curve crosses the threshold, for its words. */
  readonly ghostCrossing: { readonly x: number; readonly y: number; readonly words: string } | null;
  readonly timeTicks: readonly AxisTick[];
  readonly strengthTicks: readonly AxisTick[];
  readonly thresholdY: number | null;
  readonly crossings: readonly CurvePoint[];
  /** First at 0.5: open circles. */
  readonly halves: readonly CurvePoint[];
  /** First at 1/e: open diamonds. */
  readonly stabilities: readonly CurvePoint[];
  readonly labels: readonly PlacedLabel[];
  /** The picture in a sentence. */
  readonly sentence: string;
}

export const plotMargin = { left: 44, right: 2, top: 10, bottom: 22 } as const;
const strengthFloor = 0.001;

/** From 0 (log: 1 % of the shortest curve's h) to where the crossings that can be seen together are over. */
export function findTimeRange(
  facts: readonly CurveFacts[],
  timeScales: readonly number[],
  isLog: boolean,
  tickCount: number,
): [number, number] {
  const halves = facts.map((f, i) =>
    Number.isFinite(f.halfDays) && f.halfDays > 0 ? f.halfDays : timeScales[i]!,
  );
  const shortest = Math.min(...halves);
  const finite = facts.map((f) => f.crossingDays).filter((days) => Number.isFinite(days) && days > 0);
  const own = facts[0]?.crossingDays ?? Number.NaN;
  // A tail that crosses after years would press the others against the axis: its label stands at the line's end.
  const limit = isLog
    ? Number.POSITIVE_INFINITY
    : Math.max(40 * Math.min(...finite, ...halves), Number.isFinite(own) ? own : 0);
  const seen = finite.filter((days) => days <= limit);
  const last = Math.max(
    ...seen,
    ...(seen.length < facts.length ? [3 * Math.min(Math.max(...halves), limit)] : []),
  );
  if (isLog) return [shortest / 100, niceCeiling(Math.min(last * 2, shortest * 1e7))];
  const unit = elapsedUnit((last * 1.1) / 2).days;
  const step = niceStep((last * 1.1) / unit, tickCount);
  return [0, Number((Math.ceil((last * 1.1) / unit / step - 1e-9) * step * unit).toPrecision(12))];
}

/** The one constant that scales a curve, days. */
export function timeScaleOf({ curve, params }: PlottedCurve): number {
  const value = Number(params[curve.timeParam]);
  return value > 0 ? value : 1;
}

function prepareRows(
  curves: readonly PreparedCurve[],
  time: PlotScale,
  plot: Box,
  floor: number,
): Record<string, number>[] {
  const count = Math.max(2, Math.round(plot.width) + 1);
  const days = Float64Array.from({ length: count }, (_, i) =>
    i === 0 ? time.from : time.toValue(plot.x + (i / (count - 1)) * plot.width),
  );
  const columns = curves.map((plotted) => {
    const out = new Float64Array(count);
    fillNormalised(plotted.curve, out, days, plotted.params);
    return out;
  });
  return Array.from(days, (value, i) => {
    const row: Record<string, number> = { days: value };
    curves.forEach((plotted, c) => {
      row[plotted.key] = Math.max(columns[c]![i]!, floor);
    });
    return row;
  });
}

function thinCurves(
  rows: readonly Record<string, number>[],
  curves: readonly PreparedCurve[],
  time: PlotScale,
  strength: PlotScale,
): Record<string, number>[] {
  return thinRows(rows, {
    xs: Float64Array.from(rows, (row) => time.toPixel(row.days!)),
    ys: curves.map(({ key }) => Float64Array.from(rows, (row) => strength.toPixel(row[key]!))),
  });
}

/** The baseline's curve, one point per pixel; nothing where it lies on the policy's own line. */
function prepareGhostPath(
  ghost: PlottedCurve | null,
  rows: readonly Readonly<Record<string, number>>[],
  ownKey: string,
  time: PlotScale,
  strength: PlotScale,
): string {
  if (!ghost) return '';
  const days = Float64Array.from(rows, (row) => row.days!);
  const values = new Float64Array(days.length);
  fillNormalised(ghost.curve, values, days, ghost.params);
  const heights = values.map((value) => strength.toPixel(Math.max(value, strength.from)));
  const differs = heights.some((y, i) => {
    const own = rows[i]![ownKey];
    return own === undefined || Math.abs(y - strength.toPixel(Math.max(own, strength.from))) >= 1;
  });
  if (!differs) return '';
  return Array.from(
    heights,
    (y, i) => `${i === 0 ? 'M' : 'L'}${time.toPixel(days[i]!).toFixed(1)} ${y.toFixed(1)}`,
  ).join('');
}

function findGhostCrossing(
  { ghost, threshold }: ThresholdCrossingsInput,
  ghostPath: string,
  time: PlotScale,
  strength: PlotScale,
): ThresholdCrossings['ghostCrossing'] {
  if (!ghost || ghostPath === '' || threshold < strength.from) return null;
  const days = findCurveFacts(ghost.curve, ghost.params, threshold).crossingDays;
  if (!(days >= time.from && days <= time.to)) return null;
  return { x: time.toPixel(days), y: strength.toPixel(threshold), words: `was ${formatElapsed(days)}` };
}

function prepareTimeTicks(time: PlotScale, plot: Box, tickCount: number): AxisTick[] {
  const decades = Math.log10(time.to / Math.max(time.from, 1e-12));
  const unit = time.isLog ? elapsedUnit(1) : elapsedUnit(time.to / 2);
  const values = time.isLog
    ? [time.from, ...logTicks(time.from * 1.6, time.to / 1.3, plot.width / decades > 130), time.to]
    : linearTicks(time.to / unit.days, tickCount).map((value) => value * unit.days);
  return values.map((value, i) => {
    const isFirst = i === 0;
    const isLast = i === values.length - 1;
    const text = formatGiven(Number((value / unit.days).toPrecision(3)));
    return {
      value,
      at: time.toPixel(value),
      label:
        time.isLog && isFirst ? `≤ ${text}` : isLast ? `${time.isLog ? '≥ ' : ''}${text} ${unit.name}` : text,
      anchor: isLast ? 'end' : isFirst && time.isLog ? 'start' : 'middle',
      isBold: false,
    };
  });
}

function prepareStrengthTicks(strength: PlotScale, threshold: number): AxisTick[] {
  const tick = (value: number, label: string, isBold = false): AxisTick => ({
    value,
    at: strength.toPixel(value),
    label,
    anchor: 'end',
    isBold,
  });
  const wanted = [
    ...(threshold > 0 && threshold <= 1 && threshold >= strength.from
      ? [tick(threshold, `θ ${formatGiven(threshold)}`, true)]
      : []),
    tick(1, '1'),
    ...(strength.isLog ? [0.001, 0.01, 0.1].map((value) => tick(value, String(value))) : [tick(0, '0')]),
    tick(0.5, '0.5'),
    tick(Math.exp(-1), '0.368'),
    ...(strength.isLog ? [] : [tick(0.75, '0.75')]),
  ];
  const kept: AxisTick[] = [];
  for (const candidate of wanted)
    if (kept.every((other) => Math.abs(other.at - candidate.at) >= 13)) kept.push(candidate);
  return kept;
}

function describePlot(curves: readonly PreparedCurve[], threshold: number, time: PlotScale): string {
  const parts = curves.map(({ name, facts }) =>
    Number.isFinite(facts.crossingDays)
      ? `${name} is under ${formatGiven(threshold)} after ${formatElapsed(facts.crossingDays)}`
      : `${name} is never under ${formatGiven(threshold)}`,
  );
  return `Strength against days since the last read, up to ${formatElapsed(time.to)}. ${parts.join('; ')}.`;
}

function prepareCurve(plotted: PlottedCurve, threshold: number): PreparedCurve {
  return {
    ...plotted,
    key: `s${plotted.slot}`,
    style: curveStyle(plotted.slot),
    facts: findCurveFacts(plotted.curve, plotted.params, threshold),
  };
}

/** Everything the chart draws, in pixels; at most one point per pixel. */
export function prepareThresholdCrossings(input: ThresholdCrossingsInput): ThresholdCrossings {
  const { threshold, width, height } = input;
  const plot: Box = {
    x: plotMargin.left,
    y: plotMargin.top,
    width: Math.max(60, width - plotMargin.left - plotMargin.right),
    height: Math.max(60, height - plotMargin.top - plotMargin.bottom),
  };
  const curves = input.curves.map((plotted) => prepareCurve(plotted, threshold));
  const tickCount = Math.max(3, Math.min(11, Math.floor(plot.width / 62)));
  const time = createScale(
    input.isTimeLog,
    findTimeRange(
      curves.map((c) => c.facts),
      curves.map(timeScaleOf),
      input.isTimeLog,
      tickCount,
    ),
    [plot.x, plot.x + plot.width],
  );
  const floor = Math.min(strengthFloor, threshold > 0 ? threshold / 10 : strengthFloor);
  const strength = createScale(
    input.isStrengthLog,
    [input.isStrengthLog ? floor : 0, 1],
    [plot.y + plot.height, plot.y],
  );
  const points = (level: number, daysOf: (facts: CurveFacts) => number): CurvePoint[] =>
    curves.flatMap(({ slot, style, facts }) => {
      const days = daysOf(facts);
      if (!(days >= time.from && days <= time.to) || level < strength.from) return [];
      return [{ slot, days, style, x: time.toPixel(days), y: strength.toPixel(level) }];
    });
  const rows = prepareRows(curves, time, plot, input.isStrengthLog ? floor / 10 : 0);
  const ghostPath = prepareGhostPath(input.ghost, rows, curves[0]?.key ?? '', time, strength);
  const prepared = {
    plot,
    time,
    strength,
    curves,
    rows,
    drawnRows: thinCurves(rows, curves, time, strength),
    ghostPath,
    ghostCrossing: findGhostCrossing(input, ghostPath, time, strength),
    timeTicks: prepareTimeTicks(time, plot, tickCount),
    strengthTicks: prepareStrengthTicks(strength, threshold),
    thresholdY: threshold >= strength.from && threshold <= 1 ? strength.toPixel(threshold) : null,
    crossings: points(threshold, (facts) => facts.crossingDays),
    halves: points(0.5, (facts) => facts.halfDays),
    stabilities: points(Math.exp(-1), (facts) => facts.stabilityDays),
  };
  return {
    ...prepared,
    labels: placeCrossingLabels(prepared, threshold, input.thresholdNote),
    sentence: describePlot(curves, threshold, time),
  };
}
