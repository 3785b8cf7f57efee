import type { DensityGrid, ScatterPoint, Verdict } from '../engine/evaluation.ts';
import { formatCountOf } from '../ui/format-number.ts';
import { formatElapsed } from './format-elapsed.ts';
import type { PlotScale } from './plot-scale.ts';
import type { MarkOf, VerdictMark } from './verdict-marks.ts';

/** Up to this many memories are drawn one by one. */
const rugMarkerLimit = 200;
const cellWidth = 4;

interface RugMarker {
  readonly row: number;
  readonly x: number;
  readonly mark: VerdictMark;
  readonly words: string;
}

interface RugCell {
  readonly x: number;
  readonly width: number;
  readonly colour: string;
  readonly opacity: number;
}

/** The store under the curves: each memory at its idle time, or how many stand where. */
export interface StoreRug {
  readonly markers: readonly RugMarker[];
  readonly cells: readonly RugCell[];
  /** "1 more at 540 d →"; empty where all are on the plot. */
  readonly beyond: string;
  readonly caption: string;
}

/** How deep a cell of n memories is drawn: 1 is visible, 1,000 is full. */
export function densityOpacity(count: number): number {
  return count > 0 ? Math.min(1, 0.16 + 0.28 * Math.log10(count)) : 0;
}

function beyondWords(days: readonly number[], to: number): string {
  if (days.length === 0) return '';
  return days.length === 1
    ? `1 more at ${formatElapsed(days[0]!)} →`
    : `${formatCountOf(days.length, 'more', 'more')} after ${formatElapsed(to)} →`;
}

function cellsOfPoints(points: readonly ScatterPoint[], time: PlotScale, markOf: MarkOf): RugCell[] {
  const bins = new Map<number, Map<string, number>>();
  for (const point of points) {
    const bin = Math.floor(time.toPixel(Math.max(point.idleDays, time.from)) / cellWidth);
    const colour = markOf(point.verdict, point.isProtected).colour;
    const colours = bins.get(bin) ?? new Map<string, number>();
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
    bins.set(bin, colours);
  }
  return [...bins].map(([bin, colours]) => {
    const [commonest] = [...colours].sort((a, b) => b[1] - a[1]);
    const count = [...colours.values()].reduce((sum, n) => sum + n, 0);
    return {
      x: bin * cellWidth,
      width: cellWidth - 0.5,
      colour: commonest![0],
      opacity: densityOpacity(count),
    };
  });
}

/** The commonest verdict of each idle column of a grid, by the cells' own commonest ones weighed by their counts. */
function columnVerdict(grid: DensityGrid, column: number): Verdict {
  const weights = grid.verdicts.map(() => 0);
  for (let y = 0; y < grid.rows; y += 1) {
    const cell = y * grid.columns + column;
    weights[grid.commonest[cell]!]! += grid.counts[cell]!;
  }
  return grid.verdicts[weights.indexOf(Math.max(...weights))] ?? 'kept';
}

const verdictsOfGrid = new WeakMap<DensityGrid, readonly Verdict[]>();

/** Of every column; looked up once a grid, not at every move of the axis over it. */
function columnVerdicts(grid: DensityGrid): readonly Verdict[] {
  const known =
    verdictsOfGrid.get(grid) ?? Array.from({ length: grid.columns }, (_, x) => columnVerdict(grid, x));
  verdictsOfGrid.set(grid, known);
  return known;
}

function cellsOfGrid(
  grid: DensityGrid,
  time: PlotScale,
  markOf: MarkOf,
): { cells: RugCell[]; beyond: number } {
  const cells: RugCell[] = [];
  const step = (grid.idleToLog - grid.idleFromLog) / grid.columns;
  const verdicts = columnVerdicts(grid);
  let beyond = 0;
  for (let column = 0; column < grid.columns; column += 1) {
    const count = grid.idleHistogram[column]!;
    const from = 10 ** (grid.idleFromLog + column * step);
    if (count === 0) continue;
    if (from > time.to) {
      beyond += count;
      continue;
    }
    const x = time.toPixel(column === 0 ? time.from : Math.max(from, time.from));
    const end = time.toPixel(
      Math.min(time.to, Math.max(10 ** (grid.idleFromLog + (column + 1) * step), time.from)),
    );
    if (end <= x) continue;
    // A column that is drawn wide holds its memories thinly.
    cells.push({
      x,
      width: Math.max(0.75, end - x),
      colour: markOf(verdicts[column]!).colour,
      opacity: densityOpacity(Math.max(1, (count * cellWidth) / Math.max(cellWidth, end - x))),
    });
  }
  return { cells, beyond };
}

export function prepareStoreRug(
  points: readonly ScatterPoint[] | null,
  density: DensityGrid | null,
  time: PlotScale,
  markOf: MarkOf,
): StoreRug {
  if (points === null) {
    if (density === null) return { markers: [], cells: [], beyond: '', caption: '' };
    const { cells, beyond } = cellsOfGrid(density, time, markOf);
    return {
      markers: [],
      cells,
      beyond: beyond > 0 ? `${formatCountOf(beyond, 'more', 'more')} after ${formatElapsed(time.to)} →` : '',
      caption: 'memories by idle days; colour: commonest verdict',
    };
  }
  const inside = points.filter((point) => point.idleDays <= time.to);
  const beyond = beyondWords(
    points.filter((point) => point.idleDays > time.to).map((point) => point.idleDays),
    time.to,
  );
  if (inside.length > rugMarkerLimit) {
    return {
      markers: [],
      cells: cellsOfPoints(inside, time, markOf),
      beyond,
      caption: 'memories by idle days; colour: commonest verdict',
    };
  }
  const markers = inside.map((point): RugMarker => {
    const mark = markOf(point.verdict, point.isProtected);
    return {
      row: point.row,
      x: time.toPixel(Math.max(point.idleDays, time.from)),
      mark,
      words: `${point.text}: idle ${formatElapsed(point.idleDays)}, ${mark.label}`,
    };
  });
  return { markers, cells: [], beyond, caption: 'each memory at its idle days, marked by its verdict' };
}
