import { type OneMemoryRules, strengthByDay } from '../engine/one-memory.ts';
import { formatGiven, formatScore } from '../ui/format-number.ts';
import { formatDayNumber } from './format-elapsed.ts';
import type { Box, PlacedLabel } from './label-placement.ts';
import { createScale, type PlotScale } from './plot-scale.ts';
import { prepareReadGhost, type ReadGhost } from './read-baseline-data.ts';
import { findDayStep, type ReadTimeline } from './read-timeline-data.ts';
import { placeReadLabels } from './read-timeline-labels.ts';
import { thinRows } from './thin-rows.ts';
import type { AxisTick } from './threshold-crossings-data.ts';

export interface ReadPlotInput {
  readonly timeline: ReadTimeline;
  /** What the pinned policy would make of the same reads. */
  readonly baseline?: OneMemoryRules | null | undefined;
  readonly width: number;
  readonly height: number;
  /** "as of 29 Nov 2026, day 90". */
  readonly asOfWords: string;
  /** Said on the line of the threshold. */
  readonly thresholdNote: string;
}

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

export interface ReadPlot {
  readonly plot: Box;
  readonly time: PlotScale;
  readonly strength: PlotScale;
  /** At most two points per pixel and two per read. */
  readonly rows: readonly ReadRow[];
  /** Those of them that the lines are drawn through. */
  readonly drawnRows: readonly ReadRow[];
  readonly dayTicks: readonly AxisTick[];
  readonly strengthTicks: readonly AxisTick[];
  readonly thresholdY: number | null;
  /** What the reads bought, under θ; null where that is nothing. */
  readonly gap: Box | null;
  readonly asOfX: number;
  readonly crossing: PlotPoint | null;
  readonly neverCrossing: PlotPoint | null;
  readonly now: PlotPoint;
  readonly neverNow: PlotPoint | null;
  readonly ghost: ReadGhost | null;
  readonly labels: readonly PlacedLabel[];
  readonly sentence: string;
}

export interface ReadRow {
  readonly day: number;
  readonly past?: number;
  readonly future?: number;
  /** Left out where it is less than a pixel away. */
  readonly never?: number;
}

export const readPlotMargin = { left: 44, right: 2, top: 12, bottom: 22 } as const;

interface Sample {
  readonly day: number;
  readonly read: number;
}

/** Strength along the axis, read by read: each read is two points on one day. */
function sampleReads({ rules, pins, asOfDay, endDay }: ReadTimeline, count: number): Sample[] {
  const grid = [...Array.from({ length: count + 1 }, (_, i) => (i / count) * endDay), asOfDay];
  const stops = [0, ...pins.filter((pin) => pin < endDay), endDay];
  return stops.slice(0, -1).flatMap((from, i) => {
    const to = stops[i + 1]!;
    const inside = grid.filter((day) => day > from && day < to).sort((a, b) => a - b);
    const days = [from, ...inside, to];
    const read = strengthByDay(rules, days, pins.subarray(0, i));
    return days.map((day, k) => ({ day, read: read[k]! }));
  });
}

function prepareRows(timeline: ReadTimeline, plot: Box): ReadRow[] {
  const { rules, asOfDay, pins, endDay } = timeline;
  const samples = sampleReads(timeline, Math.round(plot.width));
  const never = strengthByDay(
    rules,
    samples.map(({ day }) => day),
    new Float64Array(),
  );
  const turn = samples.findLastIndex(({ day }) => day <= asOfDay);
  const firstPin = pins.length > 0 ? Math.min(pins[0]!, endDay) : endDay;
  return samples.map(({ day, read }, i) => {
    const isGhost = day >= firstPin && Math.abs(never[i]! - read) * plot.height >= 0.5;
    return {
      day,
      ...(i <= turn ? { past: read } : {}),
      ...(i >= turn ? { future: read } : {}),
      // The ghost starts where the line leaves it.
      ...(isGhost || (day === firstPin && pins.length > 0) ? { never: never[i]! } : {}),
    };
  });
}

function thinLines(rows: readonly ReadRow[], time: PlotScale, strength: PlotScale): ReadRow[] {
  const heights = (line: 'past' | 'future' | 'never') =>
    Float64Array.from(rows, ({ [line]: value }) =>
      value === undefined ? Number.NaN : strength.toPixel(value),
    );
  return thinRows(rows, {
    xs: Float64Array.from(rows, ({ day }) => time.toPixel(day)),
    ys: [heights('past'), heights('future'), heights('never')],
  });
}

function prepareDayTicks(time: PlotScale, width: number): AxisTick[] {
  const step = findDayStep(time.to, Math.max(2, Math.min(11, Math.floor(width / 56))));
  const count = Math.floor(time.to / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, i) => {
    const value = Number((i * step).toPrecision(12));
    const isEnd = time.to - value < step * 0.02;
    const label = i === 0 ? 'created' : i === count ? `${formatGiven(value)} d` : formatGiven(value);
    return {
      value,
      at: time.toPixel(value),
      label,
      anchor: i === 0 ? ('start' as const) : isEnd ? ('end' as const) : ('middle' as const),
      isBold: false,
    };
  });
}

function prepareStrengthTicks(strength: PlotScale, threshold: number): AxisTick[] {
  const tick = (value: number, label = formatGiven(value), isBold = false): AxisTick => ({
    value,
    at: strength.toPixel(value),
    label,
    anchor: 'end',
    isBold,
  });
  const isShown = threshold > 0 && threshold <= strength.to;
  const wanted = [
    ...(isShown ? [tick(threshold, `θ ${formatGiven(threshold)}`, true)] : []),
    ...[1, 0, 0.5, 0.75, 0.25].map((value) => tick(value)),
    ...(strength.to > 1 ? [tick(strength.to)] : []),
  ];
  const kept: AxisTick[] = [];
  for (const one of wanted) if (kept.every(({ at }) => Math.abs(at - one.at) >= 13)) kept.push(one);
  return kept;
}

function sentenceOf({ pins, threshold, underDay, neverUnderDay, endDay }: ReadTimeline): string {
  const under = (day: number) =>
    Number.isFinite(day)
      ? `is under ${formatGiven(threshold)} from day ${formatDayNumber(day)}`
      : `is never under ${formatGiven(threshold)}`;
  const days = Array.from(pins, formatDayNumber).join(', ');
  const reads = pins.length === 0 ? 'not read' : `read on day${pins.length === 1 ? '' : 's'} ${days}`;
  return `Strength of one memory over ${formatGiven(endDay)} days, ${reads}: it ${under(underDay)}. Never read it ${under(neverUnderDay)}.`;
}

/** The timeline in pixels. */
export function prepareReadPlot(input: ReadPlotInput): ReadPlot {
  const { timeline, width, height } = input;
  const { asOfDay, endDay, threshold, underDay, neverUnderDay, nowStrength, nowNeverStrength } = timeline;
  const plot: Box = {
    x: readPlotMargin.left,
    y: readPlotMargin.top,
    width: Math.max(60, width - readPlotMargin.left - readPlotMargin.right),
    height: Math.max(60, height - readPlotMargin.top - readPlotMargin.bottom),
  };
  const rows = prepareRows(timeline, plot);
  const highest = rows.reduce((most, row) => Math.max(most, row.past ?? 0, row.future ?? 0), 1);
  const time = createScale(false, [0, endDay], [plot.x, plot.x + plot.width]);
  const top = highest > 1 + 1e-9 ? Math.ceil(highest * 4) / 4 : 1;
  const strength = createScale(false, [0, top], [plot.y + plot.height, plot.y]);
  const thresholdY = threshold > 0 && threshold <= top ? strength.toPixel(threshold) : null;
  const crossingOf = (day: number): PlotPoint | null =>
    thresholdY !== null && day <= endDay ? { x: time.toPixel(day), y: thresholdY } : null;
  const gapEnd = Math.min(underDay, endDay);
  const isGap = thresholdY !== null && neverUnderDay < gapEnd;
  const gapX = time.toPixel(neverUnderDay);
  const isApart = Math.abs(nowStrength - nowNeverStrength) * plot.height >= 1;
  const prepared = {
    plot,
    time,
    strength,
    rows,
    drawnRows: thinLines(rows, time, strength),
    dayTicks: prepareDayTicks(time, plot.width),
    strengthTicks: prepareStrengthTicks(strength, threshold),
    thresholdY,
    gap: isGap
      ? {
          x: gapX,
          y: thresholdY,
          width: time.toPixel(gapEnd) - gapX,
          height: plot.y + plot.height - thresholdY,
        }
      : null,
    asOfX: time.toPixel(Math.min(asOfDay, endDay)),
    crossing: crossingOf(underDay),
    neverCrossing: underDay === neverUnderDay ? null : crossingOf(neverUnderDay),
    now: { x: time.toPixel(asOfDay), y: strength.toPixel(nowStrength) },
    neverNow: isApart ? { x: time.toPixel(asOfDay), y: strength.toPixel(nowNeverStrength) } : null,
    ghost: prepareReadGhost(input.baseline ?? null, timeline, rows, plot, time, strength),
    sentence: sentenceOf(timeline),
  };
  return { ...prepared, labels: placeReadLabels(prepared, input, formatScore) };
}
