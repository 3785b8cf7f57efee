import type { ScatterPoint } from '../engine/evaluation.ts';
import { formatScore } from '../ui/format-number.ts';
import type { IdleImportanceInput, PlaneLine, PlanePoint } from './idle-importance-data.ts';
import {
  type Box,
  besideFirst,
  type LabelLine,
  type LabelRequest,
  type PlacedLabel,
  placeLabels,
  type SoftObstacle,
} from './label-placement.ts';
import { type GhostLine, ghostLabels } from './plane-ghosts.ts';

/** Points are labelled up to here; above only the selected, hovered and lost ones. */
const labelAllLimit = 12;
/** Above this many markers labels no longer keep clear of them. */
const obstacleLimit = 400;

const words = (text: string, isMuted: boolean, isBold = false): LabelLine => ({
  text,
  size: 11,
  isBold,
  isMuted,
});

/** What the limits say of themselves, before any memory does. */
function limitLabels(input: IdleImportanceInput, plot: Box, lines: readonly PlaneLine[]): LabelRequest[] {
  const isNarrow = plot.width < 460;
  const requests: LabelRequest[] = [];
  for (const limit of input.limits) {
    const line = lines.find(({ key }) => key === `limit-${limit.passIndex}`);
    if (!line) continue;
    const text = isNarrow ? limit.rule : `${limit.mark.label}: ${limit.rule}`;
    const base = { id: `limit-${limit.passIndex}`, lines: [words(text, true)], gap: 5 };
    requests.push(
      limit.column === 'idleDays'
        ? { ...base, x: line.x1, y: plot.y - 2, sides: ['right-below', 'left-below'] }
        : { ...base, x: plot.x, y: line.y1 - 1, gap: 4, sides: ['right-below', 'right-above'] },
    );
  }
  const cut = lines.find(({ key }) => key === 'cutoff');
  if (cut && input.cutoff) {
    const text = `${isNarrow ? '' : `${input.cutoff.mark.label} `}cut ${formatScore(input.cutoff.value)}${cutWas(input)}`;
    const cutWords = { id: 'cutoff', lines: [words(text, true)], y: cut.y1, gap: 4 };
    requests.push(
      { ...cutWords, x: plot.x, sides: ['right-above', 'right-below'] },
      { ...cutWords, x: cut.x2, sides: ['left-above', 'left-below'] },
    );
  }
  return requests;
}

/** ", was 0.499", where that is another pixel of the text or of the plot. */
function cutWas({ cutoff, baseline }: IdleImportanceInput): string {
  if (!cutoff || !baseline || baseline.cutoff === null) return '';
  const was = formatScore(baseline.cutoff);
  return was === formatScore(cutoff.value) ? '' : `, was ${was}`;
}

function pointLabels(
  input: IdleImportanceInput,
  points: readonly PlanePoint[],
  sources: readonly ScatterPoint[],
): LabelRequest[] {
  const isAll = points.length <= labelAllLimit;
  const rank = (i: number): number =>
    points[i]!.isSelected
      ? 0
      : points[i]!.row === input.hoveredRow
        ? 1
        : sources[i]!.isLost && points.length <= obstacleLimit
          ? 2
          : sources[i]!.verdict === 'kept'
            ? 4
            : 3;
  return points
    .map((_, i) => i)
    .filter((i) => isAll || rank(i) < 3)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 24)
    .map((i) => {
      const text =
        sources[i]!.text.length > 42 ? `${sources[i]!.text.slice(0, 41).trimEnd()}…` : sources[i]!.text;
      return {
        id: `point-${points[i]!.row}`,
        lines: [words(text, rank(i) === 4, rank(i) < 2)],
        x: points[i]!.x,
        y: points[i]!.y,
        gap: points[i]!.isSelected ? 12 : 9,
        sides: besideFirst,
        avoidsLines: !isAll,
      };
    });
}

function lineBox(line: PlaneLine): Box {
  return {
    x: Math.min(line.x1, line.x2) - 1,
    y: Math.min(line.y1, line.y2) - 1,
    width: Math.abs(line.x2 - line.x1) + 2,
    height: Math.abs(line.y2 - line.y1) + 2,
  };
}

/** Limits first, then the memories that matter most, then what the dashed line up to 1 means. */
export function placePlaneLabels(
  input: IdleImportanceInput,
  plot: Box,
  lines: readonly PlaneLine[],
  ghosts: readonly GhostLine[],
  points: readonly PlanePoint[],
  sources: readonly ScatterPoint[],
  extension: { readonly x: number; readonly y: number; readonly top: number } | undefined,
): PlacedLabel[] {
  const notes: LabelRequest[] = extension
    ? [
        {
          id: 'protected',
          lines: [words('protected,', true), words('counts as 1', true)],
          x: extension.x,
          y: (extension.top + extension.y) / 2,
          gap: 6,
          sides: ['right', 'left'],
        },
      ]
    : [];
  const obstacles =
    points.length > obstacleLimit
      ? []
      : points.map(({ x, y }) => ({ x: x - 5, y: y - 5, width: 10, height: 10 }));
  const requests = [
    ...limitLabels(input, plot, lines),
    ...ghostLabels(ghosts, plot),
    ...pointLabels(input, points, sources),
    ...notes,
  ];
  const soft: SoftObstacle[] = [...lines, ...ghosts].map(lineBox);
  // Nearer to another marker than to its own a label would be read as the other's.
  if (points.length <= labelAllLimit) {
    soft.push(
      ...points.map(({ row, x, y }) => ({
        ownerId: `point-${row}`,
        x: x - 13,
        y: y - 11,
        width: 26,
        height: 22,
      })),
    );
  }
  if (extension)
    soft.push({ x: extension.x - 1, y: extension.top, width: 2, height: extension.y - extension.top });
  const bounds = { ...plot, y: plot.y - 2, height: plot.height + 2 };
  return placeLabels(requests, bounds, obstacles, soft);
}
