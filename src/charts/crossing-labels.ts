import { formatGiven } from '../ui/format-number.ts';
import { formatElapsed, formatElapsedShort } from './format-elapsed.ts';
import {
  type Box,
  type LabelLine,
  type LabelRequest,
  type LabelSide,
  type PlacedLabel,
  placeLabels,
} from './label-placement.ts';
import type { CurvePoint, ThresholdCrossings } from './threshold-crossings-data.ts';

type Plotted = Omit<ThresholdCrossings, 'labels' | 'sentence'>;

const bold = (text: string, size = 11): LabelLine => ({ text, size, isBold: true, isMuted: false });
const plain = (text: string): LabelLine => ({ text, size: 11, isBold: false, isMuted: false });
const muted = (text: string): LabelLine => ({ text, size: 11, isBold: false, isMuted: true });
const outward: readonly LabelSide[] = [
  'right-above',
  'left-below',
  'right-below',
  'left-above',
  'right',
  'left',
];

/** Little boxes along the curves: what a label should not cross. */
function boxesAlong({ rows, curves, time, strength }: Plotted, stride = 5): Box[] {
  const boxes: Box[] = [];
  for (const { key } of curves) {
    for (let i = stride; i < rows.length; i += stride) {
      const [from, to] = [rows[i - stride]!, rows[i]!];
      const [y1, y2] = [strength.toPixel(from[key]!), strength.toPixel(to[key]!)];
      const x = time.toPixel(from.days!);
      boxes.push({
        x,
        y: Math.min(y1, y2) - 1.5,
        width: time.toPixel(to.days!) - x,
        height: Math.abs(y2 - y1) + 3,
      });
    }
  }
  return boxes;
}

const pointBox = ({ x, y }: CurvePoint): Box => ({ x: x - 4, y: y - 4, width: 8, height: 8 });

/** What a curve says at its end, where its crossing carries no label. */
function endLabels({ curves, rows, time, strength, crossings }: Plotted, threshold: number): LabelRequest[] {
  const last = rows[rows.length - 1]!;
  return curves
    .filter(({ slot }) => crossings.every((point) => point.slot !== slot))
    .map(({ slot, key, name, facts }) => {
      const words = Number.isFinite(facts.crossingDays)
        ? facts.crossingDays <= time.from
          ? `under ${formatGiven(threshold)} from the start`
          : `under ${formatGiven(threshold)} after ${formatElapsed(facts.crossingDays)} →`
        : `never under ${formatGiven(threshold)}`;
      return {
        id: `end-${slot}`,
        lines: [bold(words), muted(name)],
        x: time.toPixel(time.to) + 2,
        y: strength.toPixel(Math.max(last[key]!, strength.from)),
        gap: 6,
        sides: ['left-above', 'left-below'],
      };
    });
}

/** The same words at several places along the line: the first that is free has them. */
function thresholdNotes(text: string, plot: Box, y: number): LabelRequest[] {
  return [1, 0.8, 0.6, 0.4, 0.25].map((share) => ({
    id: 'threshold',
    lines: [muted(text)],
    x: plot.x + plot.width * share + 3,
    y,
    gap: 3,
    sides: ['left-above', 'left-below'],
    avoidsLines: true,
  }));
}

/** "was 60.0 d", where the baseline's curve crosses. */
function ghostLabel({ ghostCrossing }: Plotted): LabelRequest[] {
  if (!ghostCrossing) return [];
  const { x, y, words } = ghostCrossing;
  return [
    {
      id: 'was',
      lines: [muted(words)],
      x,
      y,
      gap: 5,
      sides: ['right-above', 'left-below', 'right-below', 'left-above'],
    },
  ];
}

/** Crossings first, then what never crosses, then h and S, then what the levels mean. */
export function placeCrossingLabels(
  plotted: Plotted,
  threshold: number,
  thresholdNote: string,
): PlacedLabel[] {
  const { plot, curves, strength, thresholdY } = plotted;
  const nameOf = new Map(curves.map(({ slot, name }) => [slot, name]));
  const right = plot.x + plot.width;
  const crossings = plotted.crossings.map(
    (point): LabelRequest => ({
      id: `crossing-${point.slot}`,
      lines: [bold(formatElapsed(point.days), 13), muted(nameOf.get(point.slot)!)],
      x: point.x,
      y: point.y,
      gap: 6,
      sides: outward,
    }),
  );
  const small = (point: CurvePoint, letter: string, kind: string): LabelRequest => ({
    id: `${kind}-${point.slot}`,
    lines: [(kind === 'half' ? plain : muted)(`${letter} ${formatElapsedShort(point.days)}`)],
    x: point.x,
    y: point.y,
    gap: 5,
    sides: ['right-above', 'right', 'left-below', 'right-below'],
    avoidsLines: true,
  });
  const note = (text: string, y: number): LabelRequest => ({
    id: `note-${text}`,
    lines: [muted(text)],
    x: right + 3,
    y,
    gap: 3,
    sides: ['left-above'],
    avoidsLines: true,
  });
  const isWide = plot.width >= 560;
  const requests = [
    ...crossings,
    ...ghostLabel(plotted),
    ...endLabels(plotted, threshold),
    ...plotted.halves.map((point) => small(point, 'h', 'half')),
    ...(isWide ? plotted.stabilities.map((point) => small(point, 'S', 'stability')) : []),
    ...(isWide && threshold !== 0.5 ? [note('half, at h', strength.toPixel(0.5))] : []),
    ...(isWide ? [note('1/e, at S', strength.toPixel(Math.exp(-1)))] : []),
    ...(thresholdY === null ? [] : thresholdNotes(thresholdNote, plot, thresholdY)),
  ];
  const hard = [...plotted.crossings, ...plotted.halves, ...plotted.stabilities].map(pointBox);
  const lines = boxesAlong(plotted);
  if (thresholdY !== null) lines.push({ x: plot.x, y: thresholdY - 0.5, width: plot.width, height: 1 });
  return placeLabels(
    requests,
    { x: plot.x, y: plot.y - 8, width: plot.width + 1, height: plot.height + 8 },
    hard,
    lines,
  );
}

/** The value of each curve at the cursor, beside its point. */
export function placeCursorLabels(
  plotted: ThresholdCrossings,
  days: number,
  values: readonly { readonly slot: number; readonly text: string; readonly value: number }[],
): PlacedLabel[] {
  const { plot, time, strength } = plotted;
  const x = time.toPixel(days);
  const isLeft = x > plot.x + plot.width - 60;
  const sides: readonly LabelSide[] = isLeft
    ? ['left-above', 'left-below', 'left', 'right-above']
    : ['right-above', 'right-below', 'right', 'left-above'];
  const requests = values.map(
    ({ slot, text, value }): LabelRequest => ({
      id: `cursor-${slot}`,
      lines: [bold(text)],
      x,
      y: strength.toPixel(Math.max(value, strength.from)),
      gap: 5,
      sides,
    }),
  );
  const bounds = { x: plot.x, y: plot.y - 8, width: plot.width + 1, height: plot.height + 8 };
  // What stands still keeps its place; a value that finds none is in the table.
  return placeLabels(requests, bounds, plotted.labels, boxesAlong(plotted));
}
