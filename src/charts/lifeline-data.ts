import type { RowDetail } from '../engine/evaluation.ts';
import { dayMs } from '../engine/units.ts';
import { formatDayMonth } from '../ui/format-date.ts';
import { formatCount, formatScore } from '../ui/format-number.ts';
import { countWord } from './count-word.ts';
import type { Box } from './label-placement.ts';
import { type DueMark, placeDues } from './lifeline-dues.ts';
import { createScale, type PlotScale } from './plot-scale.ts';
import { estimateTextWidth } from './text-width.ts';
import type { MarkOf } from './verdict-marks.ts';

type LifelineMemory = Pick<
  RowDetail,
  | 'lifeline'
  | 'readsMs'
  | 'hasReadLog'
  | 'createdMs'
  | 'lastReadMs'
  | 'readCount'
  | 'gauges'
  | 'strength'
  | 'importance'
>;

export interface LifelineInput {
  readonly memory: LifelineMemory;
  readonly asOfMs: number;
  /** θ of importance. */
  readonly threshold: number;
  /** The pinned state's values on the same days. */
  readonly baseline: RowDetail['lifeline'] | null;
  readonly markOf: MarkOf;
  readonly width: number;
}

/** One line in its two halves, which share the point at as-of. */
interface HalvedPath {
  readonly past: string;
  readonly future: string;
}

export interface Lifeline {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly strength: HalvedPath;
  readonly importance: HalvedPath;
  /** Baseline lines; empty where they would not differ by a pixel. */
  readonly ghosts: readonly string[];
  readonly yTicks: readonly { readonly y: number; readonly label: string; readonly isThreshold: boolean }[];
  /** Time of which the data says nothing. */
  readonly unknown: { readonly area: Box; readonly lines: readonly string[]; readonly words: string } | null;
  readonly reads: readonly { readonly ms: number; readonly x: number; readonly y: number }[];
  /** True: too many reads for circles, so they are ticks on the base line. */
  readonly isCrowded: boolean;
  readonly asOf: { readonly x: number; readonly strengthY: number; readonly importanceY: number };
  readonly dues: readonly DueMark[];
  /** Passes that come after the plot ends: "TTL 12 May 2028 →". */
  readonly later: string;
  readonly dates: readonly DateLabel[];
  readonly ends: readonly { readonly name: string; readonly value: string; readonly y: number }[];
  readonly sentence: string;
}

interface DateLabel {
  readonly name: string;
  readonly date: string;
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

const margin = { left: 26, right: 66, bottom: 30 } as const;
const plotHeight = 88;
const mostCircles = 12;

interface Axes {
  readonly time: PlotScale;
  readonly value: PlotScale;
}

/** "M0 0L1 1" through the points that are known, with a gap where one is not. */
function drawPath(
  days: Float64Array,
  values: Float64Array,
  { time, value }: Axes,
  isFuture: boolean,
): string {
  let path = '';
  let isOpen = false;
  days.forEach((day, i) => {
    if (isFuture ? day < 0 || day > time.to : day > 0) return;
    const at = values[i]!;
    if (!Number.isFinite(at)) {
      isOpen = false;
      return;
    }
    const y = value.toPixel(Math.min(1, Math.max(0, at)));
    path += `${isOpen ? 'L' : 'M'}${time.toPixel(day).toFixed(1)} ${y.toFixed(1)}`;
    isOpen = true;
  });
  return path;
}

function halve(days: Float64Array, values: Float64Array, axes: Axes): HalvedPath {
  return { past: drawPath(days, values, axes, false), future: drawPath(days, values, axes, true) };
}

/** The baseline's lines, each only where it stands a pixel or more from the line of now. */
function prepareGhosts({ memory, baseline }: LifelineInput, axes: Axes): string[] {
  if (!baseline) return [];
  const { days } = memory.lifeline;
  return (['strength', 'importance'] as const).flatMap((name) => {
    const now = memory.lifeline[name];
    // What is unknown of the memory is unknown of its baseline too.
    const was = baseline[name].map((value, i) => (Number.isNaN(now[i]!) ? Number.NaN : value));
    const differs = was.some((value, i) => Math.abs(value - now[i]!) * plotHeight >= 1);
    if (!differs || was.length !== days.length) return [];
    const { past, future } = halve(days, was, axes);
    return [`${past}${future}`];
  });
}

function valueAt({ days }: RowDetail['lifeline'], values: Float64Array, day: number): number {
  let best = 0;
  days.forEach((candidate, i) => {
    if (Math.abs(candidate - day) < Math.abs(days[best]! - day)) best = i;
  });
  return values[best]!;
}

function prepareReads({ memory, asOfMs }: LifelineInput, { time, value }: Axes) {
  const { lifeline, readsMs, hasReadLog, lastReadMs } = memory;
  const known = hasReadLog ? readsMs : Number.isNaN(lastReadMs) ? [] : [lastReadMs];
  const isCrowded = known.length > mostCircles;
  const reads = [...new Set(known)]
    .map((ms) => ({ ms, day: Math.min(0, (ms - asOfMs) / dayMs) }))
    .filter(({ day }) => day >= time.from)
    .map(({ ms, day }) => ({
      ms,
      x: time.toPixel(day),
      y: value.toPixel(isCrowded ? 0 : Math.min(1, valueAt(lifeline, lifeline.strength, day))),
    }))
    .filter(({ y }) => Number.isFinite(y));
  return { reads, isCrowded };
}

/** Without a log only the last read has a date: what came before it is hatched and says so. */
function prepareUnknown({ memory, asOfMs }: LifelineInput, plot: Box, time: PlotScale): Lifeline['unknown'] {
  const { hasReadLog, lastReadMs, createdMs, readCount } = memory;
  if (hasReadLog || Number.isNaN(lastReadMs) || !(lastReadMs > createdMs)) return null;
  const end = time.toPixel(Math.min(0, (lastReadMs - asOfMs) / dayMs));
  const area = { x: plot.x, y: plot.y, width: end - plot.x, height: plot.height };
  if (area.width < 1) return null;
  const earlier = Math.round(readCount - 1);
  const lines =
    earlier > 0
      ? [
          `${countWord(earlier)} earlier ${earlier === 1 ? 'read' : 'reads'}:`,
          `${earlier === 1 ? 'date' : 'dates'} not recorded`,
        ]
      : ['before its read:', 'not recorded'];
  const fits = Math.max(...lines.map((line) => estimateTextWidth(line))) + 6 <= area.width;
  return { area, lines: fits ? lines : [], words: lines.join(' ') };
}

/** As-of first, then when it was written and when it was last read; what would overlap is left out: the facts have it. */
function prepareDates({ memory, asOfMs }: LifelineInput, plot: Box, time: PlotScale): DateLabel[] {
  const { createdMs, lastReadMs } = memory;
  const wanted = [
    { name: 'as of', ms: asOfMs },
    { name: 'created', ms: createdMs },
    ...(Number.isNaN(lastReadMs) ? [] : [{ name: 'last read', ms: lastReadMs }]),
  ];
  const taken: { readonly from: number; readonly to: number }[] = [];
  const labels: DateLabel[] = [];
  for (const { name, ms } of wanted) {
    const x = time.toPixel(Math.min(0, (ms - asOfMs) / dayMs));
    const date = formatDayMonth(ms, asOfMs);
    const width = Math.max(estimateTextWidth(name), estimateTextWidth(date));
    const spot = (['middle', 'start', 'end'] as const)
      .map((anchor) => {
        const from = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
        return { anchor, from, to: from + width };
      })
      .find(
        ({ from, to }) =>
          from >= plot.x - 2 &&
          to <= plot.x + plot.width + margin.right &&
          taken.every((other) => to + 6 < other.from || from > other.to + 6),
      );
    if (!spot) continue;
    taken.push(spot);
    labels.push({ name, date, x, anchor: spot.anchor });
  }
  return labels;
}

/** Names at the ends of the two lines, kept apart and inside the plot. */
function prepareEnds({ memory }: LifelineInput, to: number, plot: Box, value: PlotScale): Lifeline['ends'] {
  const { lifeline, strength, importance } = memory;
  const last = lifeline.days.findLastIndex((day) => day <= to);
  const at = (values: Float64Array) => value.toPixel(Math.min(1, Math.max(0, values[last] ?? 0)));
  const ends = [
    { name: 'strength', value: `now ${formatScore(strength)}`, y: at(lifeline.strength) },
    { name: 'importance', value: `now ${formatScore(importance)}`, y: at(lifeline.importance) },
  ].sort((a, b) => a.y - b.y);
  const [upper, lower] = ends as [(typeof ends)[0], (typeof ends)[0]];
  const apart = 28;
  const room = Math.max(0, apart - (lower.y - upper.y)) / 2;
  const top = Math.min(Math.max(upper.y - room, plot.y + 6), plot.y + plot.height - 6 - apart);
  const bottom = Math.max(Math.min(lower.y + room, plot.y + plot.height - 4), top + apart);
  return [
    { ...upper, y: top },
    { ...lower, y: bottom },
  ];
}

function describeLifeline({ memory, asOfMs }: LifelineInput, dues: readonly DueMark[]): string {
  const { strength, importance, readsMs, hasReadLog, readCount } = memory;
  const reads = hasReadLog
    ? `${formatCount(readsMs.length)} reads marked`
    : readCount > 0
      ? 'only its last read has a date'
      : 'never read';
  const due = dues.map(({ label }) => label);
  return `Strength and importance since it was written and ahead: ${formatScore(strength)} and ${formatScore(importance)} on ${formatDayMonth(asOfMs, Number.NaN)}; ${reads}${due.length > 0 ? `; ${due.join(', ')}` : ''}.`;
}

/** Three tenths of the past into the future, farther where a pass is due there; never past what was sampled. */
function findEnd({ memory, asOfMs }: LifelineInput, from: number): number {
  const sampled = memory.lifeline.days.at(-1)!;
  const dues = memory.gauges
    .map(({ dueMs, isEnabled, aside }) =>
      dueMs !== null && isEnabled && aside === null ? ((dueMs - asOfMs) / dayMs) * 1.1 : 0,
    )
    .filter((day) => day <= sampled);
  return Math.min(sampled, Math.max(30, -0.3 * from, ...dues));
}

/** One memory's past and, if nothing changes, its future, in pixels; undefined where it takes no part. */
export function prepareLifeline(input: LifelineInput): Lifeline | undefined {
  const { memory, asOfMs, threshold, width } = input;
  const { days, strength, importance } = memory.lifeline;
  const from = days[0];
  if (from === undefined || width < 160) return undefined;
  const to = findEnd(input, from);
  const inner = width - margin.left - margin.right;
  const time = createScale(false, [from, to], [margin.left, margin.left + inner]);
  const { dues, later, rows } = placeDues(memory.gauges, input.markOf, asOfMs, time, width);
  const plot: Box = { x: margin.left, y: 8 + rows * 14, width: inner, height: plotHeight };
  const value = createScale(false, [0, 1], [plot.y + plot.height, plot.y]);
  const axes = { time, value };
  const thresholdY = value.toPixel(Math.min(1, Math.max(0, threshold)));
  const plain = [0, 0.5, 1]
    .map((level) => ({ y: value.toPixel(level), label: String(level), isThreshold: false }))
    .map((tick) => (Math.abs(tick.y - thresholdY) < 12 ? { ...tick, label: '' } : tick));
  return {
    width,
    height: plot.y + plot.height + margin.bottom,
    plot,
    strength: halve(days, strength, axes),
    importance: halve(days, importance, axes),
    ghosts: prepareGhosts(input, axes),
    yTicks: [...plain, { y: thresholdY, label: 'θ', isThreshold: true }],
    unknown: prepareUnknown(input, plot, time),
    ...prepareReads(input, axes),
    asOf: {
      x: time.toPixel(0),
      strengthY: value.toPixel(Math.min(1, Math.max(0, memory.strength))),
      importanceY: value.toPixel(Math.min(1, Math.max(0, memory.importance))),
    },
    dues,
    later,
    dates: prepareDates(input, plot, time),
    ends: prepareEnds(input, to, plot, value),
    sentence: describeLifeline(input, dues),
  };
}
