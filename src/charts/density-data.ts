import type { DensityGrid } from '../engine/evaluation.ts';
import type { Box } from './label-placement.ts';
import type { PlotScale } from './plot-scale.ts';
import { densityOpacity } from './store-rug-data.ts';
import type { MarkOf } from './verdict-marks.ts';

/** A run of cells of one verdict, in pixels of the plot. */
export interface DensityCell extends Box {
  readonly colour: string;
  readonly opacity: number;
}

/** Every cell that holds memories; depth = how many, colour = the commonest verdict. */
export function prepareDensity(
  grid: DensityGrid,
  idle: PlotScale,
  importance: PlotScale,
  markOf: MarkOf,
): DensityCell[] {
  const step = (grid.idleToLog - grid.idleFromLog) / grid.columns;
  const colours = grid.verdicts.map((verdict) => markOf(verdict).colour);
  const edges = Array.from({ length: grid.columns + 1 }, (_, i) =>
    Math.round(idle.toPixel(10 ** (grid.idleFromLog + i * step))),
  );
  const levels = Array.from({ length: grid.rows + 1 }, (_, i) =>
    Math.round(importance.toPixel(i / grid.rows)),
  );
  const cells: DensityCell[] = [];
  for (let y = 0; y < grid.rows; y += 1) {
    for (let x = 0; x < grid.columns; x += 1) {
      const index = y * grid.columns + x;
      const count = grid.counts[index]!;
      if (count === 0) continue;
      cells.push({
        x: edges[x]!,
        y: levels[y + 1]!,
        width: Math.max(1, edges[x + 1]! - edges[x]!),
        height: Math.max(1, levels[y]! - levels[y + 1]!),
        colour: colours[grid.commonest[index]!] ?? 'var(--lethe-kept)',
        opacity: densityOpacity(count),
      });
    }
  }
  return cells;
}

export interface HistogramBar {
  /** Along the axis, px. */
  readonly at: number;
  readonly span: number;
  /** 0–1 of the largest. */
  readonly size: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Bars of an edge histogram: `bounds` has one entry more than `counts`. */
export function prepareHistogram(
  counts: ArrayLike<number>,
  bounds: readonly number[],
  scale: PlotScale,
): HistogramBar[] {
  const largest = Math.max(1, ...Array.from(counts));
  return Array.from(counts, (count, i) => {
    const [a, b] = [scale.toPixel(bounds[i]!), scale.toPixel(bounds[i + 1]!)];
    return {
      at: Math.min(a, b),
      span: Math.abs(b - a),
      size: count / largest,
      from: bounds[i]!,
      to: bounds[i + 1]!,
      count,
    };
  });
}

/** Bounds of a grid's columns in days and of its rows in importance. */
export function gridBounds(grid: DensityGrid): { readonly idle: number[]; readonly importance: number[] } {
  const step = (grid.idleToLog - grid.idleFromLog) / grid.columns;
  return {
    idle: Array.from({ length: grid.columns + 1 }, (_, i) => 10 ** (grid.idleFromLog + i * step)),
    importance: Array.from({ length: grid.rows + 1 }, (_, i) => i / grid.rows),
  };
}

/** Values counted into bins between `bounds`; what lies outside counts at the ends. */
export function countInBins(values: readonly number[], bounds: readonly number[]): number[] {
  const counts = new Array<number>(bounds.length - 1).fill(0);
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    let bin = 0;
    while (bin < counts.length - 1 && value >= bounds[bin + 1]!) bin += 1;
    counts[bin]! += 1;
  }
  return counts;
}
