import { formatDerived } from '../ui/format-number.ts';
import { formatDayNumber } from './format-elapsed.ts';
import {
  type Box,
  type LabelLine,
  type LabelRequest,
  type LabelSide,
  type PlacedLabel,
  placeLabels,
} from './label-placement.ts';
import { readGhostLabels } from './read-baseline-data.ts';
import type { ReadJump, ReadTimeline } from './read-timeline-data.ts';
import type { PlotPoint, ReadPlot, ReadPlotInput } from './read-timeline-plot.ts';

type Plotted = Omit<ReadPlot, 'labels'>;

const bold = (text: string, size = 11): LabelLine => ({ text, size, isBold: true, isMuted: false });
const muted = (text: string): LabelLine => ({ text, size: 11, isBold: false, isMuted: true });

/** "2 days longer", "1 day longer". */
function longerWords(days: number): string {
  const text = Number.isInteger(days) ? formatDayNumber(days) : formatDerived(days);
  return `${text} ${days === 1 ? 'day' : 'days'} longer`;
}

/** What a read was worth, in few words. */
export function worthWords({ boughtDays, isInVain, before, after }: ReadJump): string {
  if (isInVain) return 'too late';
  if (boughtDays === Number.POSITIVE_INFINITY) return 'kept for good';
  if (before === after) return 'changes nothing';
  return Number.isNaN(boughtDays) ? 'never under θ' : longerWords(boughtDays);
}

const small = { one: 'one read', two: 'two reads' };

function readsWords(count: number): string {
  return count === 1 ? small.one : count === 2 ? small.two : `${count} reads`;
}

/** Little boxes along a line: what a label should not cross. */
function boxesAlong(
  { rows, time, strength }: Plotted,
  pick: (row: ReadPlot['rows'][number]) => number | undefined,
): Box[] {
  const boxes: Box[] = [];
  const stride = 4;
  for (let i = stride; i < rows.length; i += stride) {
    const span = rows.slice(i - stride, i + 1);
    const ys = span.flatMap((row) => pick(row) ?? []).map((value) => strength.toPixel(value));
    if (ys.length === 0) continue;
    const [x1, x2] = [time.toPixel(span[0]!.day), time.toPixel(span.at(-1)!.day)];
    const top = Math.min(...ys) - 1.5;
    boxes.push({ x: x1 - 1, y: top, width: x2 - x1 + 2, height: Math.max(...ys) + 1.5 - top });
  }
  return boxes;
}

function jumpLabels(
  { jumps, endDay }: ReadTimeline,
  plotted: Plotted,
  score: (value: number) => string,
): LabelRequest[] {
  const { plot, time, strength } = plotted;
  return jumps
    .filter(({ day, before, after }) => day <= endDay && before !== after)
    .flatMap((jump, i) =>
      // Beside the foot of the jump, else beside its middle.
      [jump.before, (jump.before + jump.after) / 2].map(
        (level): LabelRequest => ({
          id: `jump-${i}`,
          lines: [bold(`${score(jump.before)} → ${score(jump.after)}`), muted(worthWords(jump))],
          x: time.toPixel(jump.day),
          y: Math.min(strength.toPixel(level), plot.y + plot.height - 12),
          gap: 5,
          sides: ['right-above', 'right'],
          avoidsLines: true,
        }),
      ),
    );
}

const outward: readonly LabelSide[] = ['right-above', 'left-above', 'right-below', 'left-below'];

function pointLabel(id: string, point: PlotPoint | null, line: LabelLine, sides = outward): LabelRequest[] {
  return point ? [{ id, lines: [line], x: point.x, y: point.y, gap: 6, sides }] : [];
}

/** The ghost's name at its end. */
function neverLabels({ rows, strength, plot }: Plotted): LabelRequest[] {
  const never = rows.at(-1)!.never;
  if (never === undefined) return [];
  return [
    {
      id: 'ghost',
      lines: [muted('never read')],
      x: plot.x + plot.width + 2,
      y: strength.toPixel(never),
      gap: 5,
      sides: ['left-above', 'left-below'],
    },
  ];
}

/** The same words at several places along θ: the first that is free has them. */
function thresholdLabels({ plot, thresholdY }: Plotted, note: string): LabelRequest[] {
  if (thresholdY === null) return [];
  return [1, 0.8, 0.4, 0.2].map((share) => ({
    id: 'threshold',
    lines: [muted(note)],
    x: plot.x + plot.width * share + 3,
    y: thresholdY,
    gap: 3,
    sides: ['left-above', 'left-below'],
    avoidsLines: true,
  }));
}

/** What each line is called, and where one that leaves the picture above θ goes. */
function nameLabels(plotted: Plotted, { pins, asOfDay, underDay, endDay }: ReadTimeline): LabelRequest[] {
  const { rows, time, strength, plot } = plotted;
  const end = rows.at(-1)!;
  const right = plot.x + plot.width + 2;
  const endY = strength.toPixel(end.future ?? end.past ?? 0);
  const leaves =
    underDay > endDay
      ? [Number.isFinite(underDay) ? `under θ from day ${formatDerived(underDay)} →` : 'never under θ']
      : [];
  const name = pins.length === 0 ? 'never read' : `with ${readsWords(pins.length)}`;
  // Where the line is dashed, if it is; "nothing changes" is said there too.
  const best = (asOfDay + Math.min(underDay, endDay)) / 2 / endDay;
  const named = [best > 0.5 && best < 1 ? best : 0.62, 0.8, 0.45, 0.95].map((share): LabelRequest => {
    const row = rows[Math.round((rows.length - 1) * share)]!;
    const y = strength.toPixel(row.past ?? row.future ?? 0);
    return {
      id: 'name',
      lines: [bold(name)],
      x: time.toPixel(row.day),
      y,
      gap: 5,
      sides: ['right-above'],
      avoidsLines: true,
    };
  });
  return [
    ...leaves.map(
      (text): LabelRequest => ({
        id: 'leaves',
        lines: [bold(text)],
        x: right,
        y: endY,
        gap: 6,
        sides: ['left-above', 'left-below'],
      }),
    ),
    ...neverLabels(plotted),
    ...named,
    ...readGhostLabels(plotted.ghost),
  ];
}

function gapLabels(plotted: Plotted, { underDay, neverUnderDay }: ReadTimeline): LabelRequest[] {
  const { gap } = plotted;
  if (!gap) return [];
  const words = Number.isFinite(underDay) ? longerWords(underDay - neverUnderDay) : 'longer, for good';
  const base = gap.y + gap.height - 4;
  return [10, gap.width * 0.3, gap.width * 0.6].map((by) => ({
    id: 'gap',
    lines: [bold(words)],
    x: gap.x + by,
    y: base,
    gap: 0,
    sides: ['right-above'],
    avoidsLines: true,
  }));
}

/** Crossings and as-of first, then the reads, then what lines and levels are called. */
export function placeReadLabels(
  plotted: Plotted,
  { timeline, asOfWords, thresholdNote }: ReadPlotInput,
  score: (value: number) => string,
): PlacedLabel[] {
  const { plot, crossing, neverCrossing, now, neverNow, asOfX, thresholdY } = plotted;
  const isWide = plot.width >= 560;
  const asOf: LabelRequest = {
    id: 'as-of',
    lines: isWide
      ? [muted(asOfWords), muted('dashed beyond: if nothing changes')]
      : [muted(`as of day ${formatDayNumber(timeline.asOfDay)}`)],
    x: asOfX,
    y: plot.y - 2,
    gap: 6,
    sides: ['right-below', 'left-below'],
  };
  const requests = [
    ...pointLabel('crossing', crossing, bold(`day ${formatDerived(timeline.underDay)}`, 13)),
    asOf,
    ...pointLabel('now', now, bold(score(timeline.nowStrength))),
    ...pointLabel('never-crossing', neverCrossing, muted(`day ${formatDerived(timeline.neverUnderDay)}`), [
      'left-below',
      'left-above',
      'right-above',
    ]),
    ...jumpLabels(timeline, plotted, score),
    ...gapLabels(plotted, timeline),
    ...pointLabel('never-now', neverNow, muted(score(timeline.nowNeverStrength)), [
      'left-above',
      'right-above',
      'left-below',
      'right-below',
    ]),
    ...nameLabels(plotted, timeline),
    ...thresholdLabels(plotted, thresholdNote),
  ];
  const hard = [crossing, neverCrossing, now, neverNow].flatMap((point) =>
    point ? [{ x: point.x - 4, y: point.y - 4, width: 8, height: 8 }] : [],
  );
  const lines = [
    ...boxesAlong(plotted, (row) => row.past ?? row.future),
    ...boxesAlong(plotted, (row) => row.never),
    { x: asOfX - 0.5, y: plot.y, width: 1, height: plot.height },
  ];
  if (thresholdY !== null) lines.push({ x: plot.x, y: thresholdY - 0.5, width: plot.width, height: 1 });
  const bounds = { x: plot.x, y: plot.y - 10, width: plot.width + 3, height: plot.height + 10 };
  return placeLabels(requests, bounds, hard, lines);
}
