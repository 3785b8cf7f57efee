import type { DensityGrid, ScatterPoint } from '../engine/evaluation.ts';
import { formatCount, formatGiven, formatScore } from '../ui/format-number.ts';
import { countInBins, gridBounds, type HistogramBar, prepareHistogram } from './density-data.ts';
import { formatElapsed } from './format-elapsed.ts';
import type { Box, PlacedLabel } from './label-placement.ts';
import { type GhostLine, type PlaneBaseline, prepareGhostLines } from './plane-ghosts.ts';
import { placePlaneLabels } from './plane-labels.ts';
import { createScale, logTicks, type PlotScale } from './plot-scale.ts';
import type { PolicyLimit } from './policy-limits.ts';
import type { AxisTick } from './threshold-crossings-data.ts';
import type { MarkOf, VerdictMark } from './verdict-marks.ts';

const histogramFrom = 41;

export interface IdleImportanceInput {
  readonly points: readonly ScatterPoint[] | null;
  readonly density: DensityGrid | null;
  readonly limits: readonly PolicyLimit[];
  /** Importance under which the budget took memories. */
  readonly cutoff: { readonly value: number; readonly mark: VerdictMark } | null;
  readonly baseline: PlaneBaseline | null;
  readonly markOf: MarkOf;
  readonly selectedRow: number | null;
  readonly hoveredRow: number | null;
  readonly width: number;
  readonly height: number;
}

export interface PlanePoint {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly idleDays: number;
  readonly importance: number;
  readonly mark: VerdictMark;
  readonly isSelected: boolean;
  readonly words: string;
}

export interface PlaneLine {
  readonly key: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly colour: string;
  readonly dash: string;
}

interface PlaneArea extends Box {
  readonly key: string;
  readonly colour: string;
}

export interface IdleImportance {
  readonly plot: Box;
  readonly idle: PlotScale;
  readonly importance: PlotScale;
  readonly idleTicks: readonly AxisTick[];
  readonly importanceTicks: readonly AxisTick[];
  readonly areas: readonly PlaneArea[];
  readonly lines: readonly PlaneLine[];
  readonly ghosts: readonly GhostLine[];
  /** From a protected memory's own score up to the 1 that it counts as. */
  readonly extensions: readonly {
    readonly row: number;
    readonly x: number;
    readonly y: number;
    readonly top: number;
  }[];
  readonly points: readonly PlanePoint[];
  readonly labels: readonly PlacedLabel[];
  readonly idleBars: readonly HistogramBar[];
  readonly importanceBars: readonly HistogramBar[];
  readonly sentence: string;
}

/** Room round the plot; histograms stand above and at the right. */
function planeMargin(
  hasHistograms: boolean,
  width: number,
): { left: number; right: number; top: number; bottom: number } {
  return {
    left: 44,
    right: hasHistograms ? (width < 500 ? 46 : 84) : 2,
    top: hasHistograms ? 58 : 8,
    bottom: 22,
  };
}

function idleDomain({ points, density, limits, baseline }: IdleImportanceInput): [number, number] {
  if (points === null) return density ? [10 ** density.idleFromLog, 10 ** density.idleToLog] : [0.1, 1000];
  const values = [
    ...points.map((point) => point.idleDays),
    ...[...limits, ...(baseline?.limits ?? [])].filter((l) => l.column === 'idleDays').map((l) => l.value),
  ].filter((value) => Number.isFinite(value) && value > 0.001);
  if (values.length === 0) return [1, 1000];
  values.sort((a, b) => a - b);
  // A few that were read a moment ago stand at the edge rather than stretch it over empty decades.
  const low = values[Math.floor(values.length / 50)]!;
  const high = values.at(-1)!;
  const from = 10 ** Math.floor(Math.log10(low));
  return [from, Math.max(10 ** Math.ceil(Math.log10(high) - 1e-9), from * 10)];
}

function prepareIdleTicks(idle: PlotScale, plot: Box, isOpen: boolean, isDensity: boolean): AxisTick[] {
  const decades = Math.log10(idle.to / idle.from);
  const values = logTicks(idle.from, idle.to, plot.width / decades > 110);
  // A limit of a thousand million days makes many decades, and long labels.
  const every = Math.max(plot.width / decades < 34 ? 2 : 1, Math.ceil(decades / 5));
  return values
    .filter((_, i) => i % every === 0 || i === values.length - 1)
    .map((value, i, list) => {
      const isLast = i === list.length - 1;
      const text = formatGiven(value);
      const label = i === 0 && isOpen ? `≤ ${text}` : isLast ? `${isDensity ? '≥ ' : ''}${text} d` : text;
      return {
        value,
        at: idle.toPixel(value),
        label,
        anchor: isLast ? 'end' : i === 0 ? 'start' : 'middle',
        isBold: false,
      };
    });
}

function prepareImportanceTicks(importance: PlotScale, thresholds: readonly number[]): AxisTick[] {
  const ticks: AxisTick[] = thresholds.map((value) => ({
    value,
    at: importance.toPixel(value),
    label: `θ ${formatGiven(value)}`,
    anchor: 'end',
    isBold: true,
  }));
  for (const value of [1, 0, 0.5]) {
    const at = importance.toPixel(value);
    if (ticks.every((tick) => Math.abs(tick.at - at) >= 13))
      ticks.push({ value, at, label: String(value), anchor: 'end', isBold: false });
  }
  return ticks;
}

/** Where the memories that no pass has taken yet stand: left of `right`, above `bottom`. */
interface Remaining {
  readonly right: number;
  readonly bottom: number;
}

interface LimitPart {
  readonly area: Box;
  readonly line: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  readonly remaining: Remaining;
}

function idleLimit(value: number, { right, bottom }: Remaining, plot: Box, idle: PlotScale): LimitPart {
  const x = Math.min(Math.max(idle.toPixel(value), plot.x), plot.x + plot.width);
  return {
    area: { x, y: plot.y, width: right - x, height: bottom - plot.y },
    line: { x1: x, x2: x, y1: plot.y, y2: plot.y + plot.height },
    remaining: { right: Math.min(right, x), bottom },
  };
}

function importanceLimit(
  value: number,
  { right, bottom }: Remaining,
  plot: Box,
  importance: PlotScale,
): LimitPart {
  const y = importance.toPixel(Math.min(1, Math.max(0, value)));
  return {
    area: { x: plot.x, y, width: right - plot.x, height: bottom - y },
    line: { x1: plot.x, x2: plot.x + plot.width, y1: y, y2: y },
    remaining: { right, bottom: Math.min(bottom, y) },
  };
}

/** Each enabled limit with the side it takes tinted; what an earlier pass took is not tinted again. */
function prepareLimits(input: IdleImportanceInput, plot: Box, idle: PlotScale, importance: PlotScale) {
  const areas: PlaneArea[] = [];
  const lines: PlaneLine[] = [];
  let remaining: Remaining = { right: plot.x + plot.width, bottom: plot.y + plot.height };
  for (const { passIndex, column, value, mark, isEnabled } of input.limits) {
    if (!isEnabled || !Number.isFinite(value) || (column !== 'idleDays' && column !== 'importance')) continue;
    const key = `limit-${passIndex}`;
    const part =
      column === 'idleDays'
        ? idleLimit(value, remaining, plot, idle)
        : importanceLimit(value, remaining, plot, importance);
    if (part.area.width > 0 && part.area.height > 0) areas.push({ key, ...part.area, colour: mark.colour });
    lines.push({ key, ...part.line, colour: 'var(--lethe-n8)', dash: '' });
    remaining = part.remaining;
  }
  if (input.cutoff) {
    const y = importance.toPixel(Math.min(1, Math.max(0, input.cutoff.value)));
    // The cut decides only what is left of the idle limit.
    lines.push({
      key: 'cutoff',
      x1: plot.x,
      x2: remaining.right,
      y1: y,
      y2: y,
      colour: input.cutoff.mark.colour,
      dash: '5 3',
    });
  }
  return { areas, lines };
}

function prepareBars(input: IdleImportanceInput, idle: PlotScale, importance: PlotScale, plot: Box) {
  if (input.density) {
    const bounds = gridBounds(input.density);
    return {
      idleBars: prepareHistogram(input.density.idleHistogram, bounds.idle, idle),
      importanceBars: prepareHistogram(input.density.importanceHistogram, bounds.importance, importance),
    };
  }
  if (!input.points || input.points.length < histogramFrom) return { idleBars: [], importanceBars: [] };
  const columns = Math.max(8, Math.floor(plot.width / 8));
  const rows = Math.max(8, Math.floor(plot.height / 6));
  const idleBounds = Array.from({ length: columns + 1 }, (_, i) =>
    idle.toValue(plot.x + (i / columns) * plot.width),
  );
  const importanceBounds = Array.from({ length: rows + 1 }, (_, i) => i / rows);
  return {
    idleBars: prepareHistogram(
      countInBins(
        input.points.map((point) => point.idleDays),
        idleBounds,
      ),
      idleBounds,
      idle,
    ),
    importanceBars: prepareHistogram(
      countInBins(
        input.points.map((point) => point.importance),
        importanceBounds,
      ),
      importanceBounds,
      importance,
    ),
  };
}

function describePlane(input: IdleImportanceInput, count: number): string {
  const limits = input.limits
    .filter((limit) => limit.isEnabled && (limit.column === 'idleDays' || limit.column === 'importance'))
    .map((limit) => `${limit.mark.label} takes ${limit.rule}`);
  const cut = input.cutoff ? [`${input.cutoff.mark.label} cuts at ${formatScore(input.cutoff.value)}`] : [];
  return `${formatCount(count)} memories by idle days and importance. ${[...limits, ...cut].join('; ') || 'No limit is drawn'}.`;
}

/** True where the plot carries edge histograms and so brushes. */
export function hasHistograms({ points, density }: Pick<IdleImportanceInput, 'points' | 'density'>): boolean {
  return density !== null || (points !== null && points.length >= histogramFrom);
}

function preparePoint(
  point: ScatterPoint,
  input: IdleImportanceInput,
  idle: PlotScale,
  importance: PlotScale,
): PlanePoint {
  const mark = input.markOf(point.verdict, point.isProtected);
  return {
    row: point.row,
    x: idle.toPixel(Math.max(point.idleDays, idle.from)),
    y: importance.toPixel(Math.min(1, Math.max(0, point.importance))),
    idleDays: point.idleDays,
    importance: point.importance,
    mark,
    isSelected: point.row === input.selectedRow,
    words: `${point.text}: idle ${formatElapsed(point.idleDays)}, importance ${formatScore(point.importance)}, ${mark.label}`,
  };
}

/** Everything the plane shows, in pixels. */
export function prepareIdleImportance(input: IdleImportanceInput): IdleImportance {
  const margin = planeMargin(hasHistograms(input), input.width);
  const plot: Box = {
    x: margin.left,
    y: margin.top,
    width: Math.max(60, input.width - margin.left - margin.right),
    height: Math.max(60, input.height - margin.top - margin.bottom),
  };
  const idle = createScale(true, idleDomain(input), [plot.x, plot.x + plot.width]);
  const importance = createScale(false, [0, 1], [plot.y + plot.height, plot.y]);
  const { areas, lines } = prepareLimits(input, plot, idle, importance);
  const ghosts = prepareGhostLines(input, plot, idle, importance);
  const sources = (input.points ?? []).filter(
    (point) => Number.isFinite(point.idleDays) && Number.isFinite(point.importance),
  );
  const points = sources.map((point) => preparePoint(point, input, idle, importance));
  const extensions = points.flatMap((point, i) =>
    points.length <= 200 && sources[i]!.isProtected && point.importance < 1
      ? [{ row: point.row, x: point.x, y: point.y - 7, top: plot.y }]
      : [],
  );
  const thresholds = input.limits.filter(
    (limit) => limit.column === 'importance' && limit.isEnabled && limit.value >= 0 && limit.value <= 1,
  );
  return {
    plot,
    idle,
    importance,
    idleTicks: prepareIdleTicks(
      idle,
      plot,
      input.density !== null || sources.some((point) => point.idleDays < idle.from),
      input.density !== null,
    ),
    importanceTicks: prepareImportanceTicks(
      importance,
      thresholds.map((limit) => limit.value),
    ),
    areas,
    lines,
    ghosts,
    extensions,
    points,
    labels: placePlaneLabels(input, plot, lines, ghosts, points, sources, extensions[0]),
    ...prepareBars(input, idle, importance, plot),
    sentence: describePlane(
      input,
      input.points?.length ?? input.density?.counts.reduce((sum, n) => sum + n, 0) ?? 0,
    ),
  };
}

/** The memory whose marker stands nearest to a place, within reach of a pointer. */
export function findNearestPoint(
  points: readonly PlanePoint[],
  x: number,
  y: number,
  reach = 14,
): PlanePoint | undefined {
  let best: PlanePoint | undefined;
  let bestDistance = reach;
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < bestDistance) [best, bestDistance] = [point, distance];
  }
  return best;
}
