import { formatGiven, formatScore } from '../ui/format-number.ts';
import type { PlaneLine } from './idle-importance-data.ts';
import type { Box, LabelRequest } from './label-placement.ts';
import type { PlotScale } from './plot-scale.ts';
import type { PolicyLimit } from './policy-limits.ts';

/** The limits that the pinned state had. */
export interface PlaneBaseline {
  readonly limits: readonly PolicyLimit[];
  readonly cutoff: number | null;
}

/** A limit of the baseline: dashed, with what it was. */
export interface GhostLine extends PlaneLine {
  readonly column: 'idleDays' | 'importance';
  /** "was 60 d"; empty where another label says it. */
  readonly words: string;
}

interface GhostInput {
  readonly limits: readonly PolicyLimit[];
  readonly cutoff: { readonly value: number } | null;
  readonly baseline: PlaneBaseline | null;
}

const look = { colour: 'var(--lethe-n8)', dash: '3 3' } as const;

function ghostOf(
  limit: PolicyLimit,
  isGone: boolean,
  plot: Box,
  idle: PlotScale,
  importance: PlotScale,
): GhostLine {
  const name = isGone ? `${limit.mark.label} ` : '';
  const key = `was-${limit.passIndex}`;
  if (limit.column === 'idleDays') {
    const x = Math.min(Math.max(idle.toPixel(limit.value), plot.x), plot.x + plot.width);
    const words = `${name}was ${formatGiven(limit.value)} d`;
    return { key, ...look, column: 'idleDays', words, x1: x, x2: x, y1: plot.y, y2: plot.y + plot.height };
  }
  const y = importance.toPixel(Math.min(1, Math.max(0, limit.value)));
  const words = `${name}was ${formatGiven(limit.value)}`;
  return { key, ...look, column: 'importance', words, x1: plot.x, x2: plot.x + plot.width, y1: y, y2: y };
}

function isDrawn({ column, isEnabled, value }: PolicyLimit): boolean {
  return isEnabled && Number.isFinite(value) && (column === 'idleDays' || column === 'importance');
}

/** What the baseline's limits and cut were, each only where it stands a pixel from the one of now. */
export function prepareGhostLines(
  { limits, cutoff, baseline }: GhostInput,
  plot: Box,
  idle: PlotScale,
  importance: PlotScale,
): GhostLine[] {
  if (!baseline) return [];
  const was = baseline.limits.filter(isDrawn);
  const ghosts = was.flatMap((limit): GhostLine[] => {
    const now = limits.find(
      (other) => isDrawn(other) && other.column === limit.column && other.mark.label === limit.mark.label,
    );
    const scale = limit.column === 'idleDays' ? idle : importance;
    if (now && Math.abs(scale.toPixel(now.value) - scale.toPixel(limit.value)) < 1) return [];
    return [ghostOf(limit, !now, plot, idle, importance)];
  });
  if (baseline.cutoff === null) return ghosts;
  const y = importance.toPixel(Math.min(1, Math.max(0, baseline.cutoff)));
  if (cutoff && Math.abs(importance.toPixel(cutoff.value) - y) < 1) return ghosts;
  const right = Math.min(
    plot.x + plot.width,
    ...was.filter(({ column }) => column === 'idleDays').map(({ value }) => idle.toPixel(value)),
  );
  const words = cutoff ? '' : `cut was ${formatScore(baseline.cutoff)}`;
  return [
    ...ghosts,
    { key: 'was-cutoff', ...look, column: 'importance', words, x1: plot.x, x2: right, y1: y, y2: y },
  ];
}

/** Their words, after those of the limits of now. */
export function ghostLabels(ghosts: readonly GhostLine[], plot: Box): LabelRequest[] {
  return ghosts
    .filter(({ words }) => words !== '')
    .map(({ key, column, words, x1, y1 }) => {
      const lines = [{ text: words, size: 11, isBold: false, isMuted: true }];
      return column === 'idleDays'
        ? {
            id: key,
            lines,
            x: x1,
            y: plot.y - 2,
            gap: 5,
            sides: ['right-below', 'left-below', 'right', 'left'],
          }
        : { id: key, lines, x: plot.x, y: y1 - 1, gap: 4, sides: ['right-above', 'right-below'] };
    });
}
