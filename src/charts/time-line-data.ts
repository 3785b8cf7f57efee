import { monthsOf, msOfMonths, shiftMonth } from '../engine/calendar.ts';
import type { TimeSpan } from '../engine/time-span.ts';
import { dayMs } from '../engine/units.ts';
import { createScale, type PlotScale } from './plot-scale.ts';
import { estimateTextWidth } from './text-width.ts';

export interface TimeLineInput {
  readonly fromMs: number;
  readonly toMs: number;
  readonly span: TimeSpan | null;
  /** Newest time of the file; null where it has none. */
  readonly newestMs: number | null;
  readonly nowMs: number;
  readonly width: number;
}

export interface TimeTick {
  readonly ms: number;
  readonly x: number;
  /** Empty: a tick alone. */
  readonly label: string;
  readonly isYear: boolean;
}

export interface TimeBar {
  readonly x: number;
  readonly width: number;
  /** Of the tallest bar, 0–1. */
  readonly size: number;
}

/** A moment with a name. */
export interface TimeMark {
  readonly x: number;
  /** Empty where another mark tells of it. */
  readonly label: string;
  /** Where the label stands beside its line. */
  readonly anchor: 'start' | 'end';
}

export interface TimeLinePicture {
  readonly scale: PlotScale;
  readonly ticks: readonly TimeTick[];
  readonly births: readonly TimeBar[];
  readonly reads: readonly TimeBar[];
  readonly marks: readonly TimeMark[];
  /** Right end of the bars, where they are named; null where nothing fits. */
  readonly namesAt: number | null;
}

const narrowestBar = 3;
const narrowestTick = 5;
const labelRoom = 12;
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 6000, 12_000, 120_000];
const monthName = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' });

/** Everything that is drawn under the playhead. */
export function prepareTimeLine(input: TimeLineInput): TimeLinePicture {
  const { fromMs, toMs, span, width } = input;
  // The thumb has its room at both ends.
  const scale = createScale(
    false,
    [fromMs, toMs],
    [thumbRadius, Math.max(width - thumbRadius, thumbRadius + 1)],
  );
  const barsEnd = span ? scale.toPixel(span.toMs) : 0;
  const marks = prepareMarks(input, scale);
  return {
    scale,
    ticks: prepareTicks(scale, width),
    births: span ? prepareBars(span.births, span, scale) : [],
    reads: span ? prepareBars(span.reads, span, scale) : [],
    marks,
    namesAt: span && width - barsEnd > 60 ? barsEnd + 5 : null,
  };
}

/** Half of the thumb, px. */
const thumbRadius = 8;

/** Calendar months and years, as many as there is room for; a year says its number, other months their name. */
export function prepareTicks({ from, to, toPixel }: PlotScale, width: number): TimeTick[] {
  const first = Math.ceil(monthsOf(from) - 1e-9);
  const last = monthsOf(to);
  const monthWidth = (toPixel(to) - toPixel(from)) / Math.max(1, last - monthsOf(from));
  const stepFor = (room: number) =>
    monthSteps.find((step) => step * monthWidth >= room) ?? monthSteps.at(-1)!;
  const tickStep = stepFor(narrowestTick);
  const labelStep = stepFor(estimateTextWidth('2026') + labelRoom);
  const ticks: TimeTick[] = [];
  let isFirst = true;
  for (let month = Math.ceil(first / tickStep) * tickStep; month <= last + 1e-9; month += tickStep) {
    const ms = msOfMonths(month);
    const x = toPixel(ms);
    const isYear = month % 12 === 0;
    const name = month % labelStep === 0 ? labelOf(ms, isYear) : '';
    // The first month says its year too, where that leaves room for the next label.
    const withYear = isFirst && !isYear ? `${name} ${labelOf(ms, true)}` : name;
    const half = (text: string) => estimateTextWidth(text, 11, isYear) / 2;
    const fits = (text: string) => x - half(text) >= 0 && x + half(text) <= width;
    const isRoomy = half(withYear) + half('2026') + 6 < labelStep * monthWidth;
    const label = isRoomy && fits(withYear) ? withYear : name;
    const shown = name !== '' && fits(label) ? label : '';
    if (shown !== '') isFirst = false;
    ticks.push({ ms, x, label: shown, isYear });
  }
  return ticks;
}

function labelOf(ms: number, isYear: boolean): string {
  return isYear ? String(new Date(ms).getUTCFullYear()) : monthName.format(ms);
}

/** Bins joined until a bar can be seen; sizes as a share of the tallest. */
export function prepareBars(
  counts: Uint32Array,
  { fromMs, toMs }: Pick<TimeSpan, 'fromMs' | 'toMs'>,
  { toPixel }: PlotScale,
): TimeBar[] {
  const start = toPixel(fromMs);
  const binWidth = (toPixel(toMs) - start) / counts.length;
  const joined = Math.max(1, Math.ceil(narrowestBar / Math.max(binWidth, 1e-6)));
  const sums: number[] = [];
  for (let bin = 0; bin < counts.length; bin += 1) {
    const bar = Math.floor(bin / joined);
    sums[bar] = (sums[bar] ?? 0) + counts[bin]!;
  }
  const most = Math.max(1, ...sums);
  return sums
    .map((sum, bar) => ({ x: start + bar * joined * binWidth, width: joined * binWidth, size: sum / most }))
    .filter(({ size }) => size > 0);
}

/** "newest" and "now"; where the two labels have no room beside each other they are one, at the later line. */
function prepareMarks({ newestMs, nowMs, fromMs, toMs, width }: TimeLineInput, scale: PlotScale): TimeMark[] {
  const named = [
    ...(newestMs === null ? [] : [{ ms: newestMs, label: 'newest' }]),
    { ms: nowMs, label: 'now' },
  ]
    .filter(({ ms }) => ms >= fromMs && ms <= toMs)
    .map(({ ms, label }) => ({ x: scale.toPixel(ms), label }))
    .sort((a, b) => a.x - b.x);
  const [first, second] = named;
  const isTight = first && second && second.x - first.x < estimateTextWidth(first.label) + 8;
  const labelled = isTight
    ? [
        { x: first.x, label: '' },
        { x: second.x, label: 'newest, now' },
      ]
    : named;
  return labelled.map(({ x, label }) => ({
    x,
    label,
    anchor: x + 4 + estimateTextWidth(label) > width ? 'end' : 'start',
  }));
}

const hourMs = dayMs / 24;

/** A pointer's moment, at what its pixels can tell apart: midnight UTC of a day, an hour, a minute. */
export function momentAtPixel(pixel: number, { from, to, toValue, toPixel }: PlotScale): number {
  const perPixel = (to - from) / Math.max(1, toPixel(to) - toPixel(from));
  const grid = perPixel > hourMs * 3 ? dayMs : perPixel > hourMs / 12 ? hourMs : 60_000;
  const ms = Math.round(toValue(pixel) / grid) * grid;
  return Math.min(Math.max(ms, from), to);
}

export interface TimeKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** Arrows are a day, ten with Shift, a tenth with Alt; Page Up and Down a month; Home and End the ends. null = no key of ours. */
export function momentAfterKey(press: TimeKey, ms: number, fromMs: number, toMs: number): number | null {
  if (press.ctrlKey || press.metaKey) return null;
  const direction = directions[press.key];
  const days = press.shiftKey ? 10 : press.altKey ? 0.1 : 1;
  const next =
    direction !== undefined
      ? Math.round(ms + direction * days * dayMs)
      : press.key === 'PageUp'
        ? shiftMonth(ms, 1)
        : press.key === 'PageDown'
          ? shiftMonth(ms, -1)
          : press.key === 'Home'
            ? fromMs
            : press.key === 'End'
              ? toMs
              : null;
  return next === null ? null : Math.min(Math.max(next, fromMs), toMs);
}
