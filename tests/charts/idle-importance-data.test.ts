import { describe, expect, it } from 'vitest';
import { prepareCategoryShares } from '../../src/charts/category-shares-data.ts';
import { countInBins, gridBounds, prepareDensity, prepareHistogram } from '../../src/charts/density-data.ts';
import {
  findNearestPoint,
  type IdleImportanceInput,
  prepareIdleImportance,
} from '../../src/charts/idle-importance-data.ts';
import { boxesOverlap } from '../../src/charts/label-placement.ts';
import { createScale } from '../../src/charts/plot-scale.ts';
import { densityOpacity, prepareStoreRug } from '../../src/charts/store-rug-data.ts';
import type { DensityGrid } from '../../src/engine/evaluation.ts';
import { markOf, scatterPoints } from './notebook-evaluation.ts';

const input: IdleImportanceInput = {
  points: scatterPoints,
  density: null,
  limits: [
    {
      passIndex: 1,
      column: 'idleDays',
      value: 60,
      rule: 'idle over 60 d',
      mark: markOf('lru'),
      isEnabled: true,
    },
    {
      passIndex: 2,
      column: 'importance',
      value: 0.25,
      rule: 'score under 0.25',
      mark: markOf('importance'),
      isEnabled: true,
    },
  ],
  cutoff: { value: 0.42248, mark: markOf('budget') },
  baseline: null,
  markOf,
  selectedRow: 1,
  hoveredRow: null,
  width: 735,
  height: 222,
};

const grid: DensityGrid = {
  columns: 4,
  rows: 2,
  idleFromLog: -1,
  idleToLog: 3,
  counts: Uint32Array.from([0, 1, 10, 0, 1000, 0, 0, 3]),
  commonest: Uint8Array.from([0, 0, 1, 0, 1, 0, 0, 0]),
  verdicts: ['kept', 'lru'],
  idleHistogram: Uint32Array.from([1000, 1, 10, 3]),
  importanceHistogram: Uint32Array.from([11, 1003]),
};

describe('prepareIdleImportance', () => {
  it('puts every memory, limit and mark where its numbers say', () => {
    const plane = prepareIdleImportance(input);
    expect(plane.points).toHaveLength(10);
    expect([plane.idle.from, plane.idle.to]).toEqual([1, 1000]);
    const goal = plane.points[1]!;
    expect(goal).toMatchObject({ isSelected: true, mark: { label: 'LRU' } });
    expect(goal.x).toBeCloseTo(plane.idle.toPixel(75), 9);
    expect(plane.lines.map((line) => line.key)).toEqual(['limit-1', 'limit-2', 'cutoff']);
    // The budget decides only what is left of the idle limit, and so does the later importance limit's tint.
    expect(plane.lines[2]!.x2).toBeCloseTo(plane.idle.toPixel(60), 9);
    expect(plane.areas[1]!.x + plane.areas[1]!.width).toBeCloseTo(plane.areas[0]!.x, 9);
    expect(plane.extensions.map((extension) => extension.row)).toEqual([0]);
  });

  it.each([316, 672, 735, 1100])('lets no label touch another or a marker at %d px', (width) => {
    const { labels, points, plot } = prepareIdleImportance({ ...input, width });
    labels.forEach((a, i) => {
      for (const b of labels.slice(i + 1)) expect(boxesOverlap(a, b)).toBe(false);
      for (const { x, y } of points)
        expect(boxesOverlap(a, { x: x - 4, y: y - 4, width: 8, height: 8 })).toBe(false);
      expect(a.x).toBeGreaterThanOrEqual(plot.x);
      expect(a.x + a.width).toBeLessThanOrEqual(plot.x + plot.width);
    });
    expect(labels.some((label) => label.id === 'point-1')).toBe(true);
  });

  it('finds the marker under a pointer and none far from all', () => {
    const { points } = prepareIdleImportance(input);
    expect(findNearestPoint(points, points[3]!.x + 3, points[3]!.y - 3)!.row).toBe(3);
    expect(findNearestPoint(points, -100, -100)).toBeUndefined();
  });

  it('draws no limit of a pass that is off and holds an empty store', () => {
    const limits = input.limits.map((limit) => ({ ...limit, isEnabled: false }));
    const plane = prepareIdleImportance({ ...input, limits, cutoff: null, points: [] });
    expect(plane.lines).toEqual([]);
    expect(plane.labels).toEqual([]);
    expect(plane.sentence).toContain('0 memories');
  });
});

describe('density', () => {
  it('maps cells to pixels: depth by count, colour by the commonest verdict', () => {
    const idle = createScale(true, [0.1, 1000], [40, 440]);
    const importance = createScale(false, [0, 1], [200, 0]);
    const cells = prepareDensity(grid, idle, importance, markOf);
    expect(cells).toHaveLength(4);
    expect(cells[0]).toMatchObject({ x: 140, y: 100, width: 100, height: 100, colour: 'var(--lethe-kept)' });
    expect(cells[2]).toMatchObject({ x: 40, y: 0, colour: 'var(--lethe-lru)', opacity: 1 });
    expect(densityOpacity(1)).toBeCloseTo(0.16, 12);
    expect(densityOpacity(10)).toBeCloseTo(0.44, 12);
    expect(densityOpacity(1e6)).toBe(1);
    expect(densityOpacity(0)).toBe(0);
  });

  it('gives both edges histograms over the same bounds', () => {
    const plane = prepareIdleImportance({ ...input, points: null, density: grid });
    expect(plane.idleBars.map((bar) => bar.count)).toEqual([1000, 1, 10, 3]);
    expect(plane.idleTicks.at(0)!.label).toBe('≤ 0.1');
    expect(plane.idleTicks.at(-1)!.label).toBe('≥ 1,000 d');
    expect(gridBounds(grid).idle.map((days) => Number(days.toPrecision(6)))).toEqual([0.1, 1, 10, 100, 1000]);
    expect(prepareHistogram([1, 4], [0, 0.5, 1], createScale(false, [0, 1], [0, 100]))[0]).toMatchObject({
      at: 0,
      span: 50,
      size: 0.25,
    });
    expect(countInBins([0, 0.5, 0.5, 7, Number.NaN], [0, 0.5, 1])).toEqual([1, 3]);
  });
});

describe('prepareStoreRug', () => {
  const time = createScale(false, [0, 200], [44, 1044]);
  it('marks each memory at its idle days and says what is beyond', () => {
    const rug = prepareStoreRug(scatterPoints, null, time, markOf);
    expect(rug.markers).toHaveLength(9);
    expect(rug.markers[0]).toMatchObject({ x: 494, mark: { shape: 'ringed-dot' } });
    expect(rug.beyond).toBe('1 more at 540 d →');
  });

  it('turns into a strip above 200 memories and reads the grid above 2,000', () => {
    const many = Array.from({ length: 300 }, (_, row) => ({ ...scatterPoints[2]!, row, idleDays: row }));
    const rug = prepareStoreRug(many, null, time, markOf);
    expect(rug.markers).toEqual([]);
    expect(rug.cells.length).toBeGreaterThan(50);
    expect(rug.beyond).toBe('99 more after 200 d →');
    const strip = prepareStoreRug(null, grid, time, markOf);
    expect(strip.cells.every((cell) => cell.x >= 44 && cell.x + cell.width <= 1045)).toBe(true);
  });
});

describe('prepareCategoryShares', () => {
  it('adds up to one, kept first', () => {
    const summary = {
      name: 'goal',
      isDefault: false,
      isProtected: false,
      memories: 4,
      kept: 1,
      evicted: { lru: 3 },
      keptChange: null,
    };
    const { parts, sentence } = prepareCategoryShares(summary, ['ttl', 'lru'], markOf);
    expect(parts.map(({ key, share }) => [key, share])).toEqual([
      ['kept', 0.25],
      ['lru', 0.75],
    ]);
    expect(sentence).toBe('goal: 1 Kept, 3 LRU');
  });
});

describe('the baseline in the plane', () => {
  const baselineOf = (lru: number, cutoff: number | null) => ({
    limits: [{ ...input.limits[0]!, value: lru }, input.limits[1]!],
    cutoff,
  });

  it('draws nothing where nothing has moved by a pixel', () => {
    expect(prepareIdleImportance({ ...input, baseline: baselineOf(60.05, 0.4225) }).ghosts).toEqual([]);
  });

  it('dashes the limit and the cut that were, and says what they were', () => {
    const plane = prepareIdleImportance({ ...input, baseline: baselineOf(90, 0.55) });
    expect(plane.ghosts.map(({ key, dash }) => [key, dash])).toEqual([
      ['was-1', '3 3'],
      ['was-cutoff', '3 3'],
    ]);
    expect(plane.ghosts[0]!.x1).toBeCloseTo(plane.idle.toPixel(90), 6);
    const words = plane.labels.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(words).toContain('was 90 d');
    expect(words).toContain('Budget cut 0.422, was 0.550');
  });

  it('a pass that is gone is named', () => {
    const { limits } = input;
    const plane = prepareIdleImportance({
      ...input,
      limits: limits.slice(1),
      baseline: { limits, cutoff: null },
    });
    expect(plane.ghosts.map(({ words }) => words)).toEqual(['LRU was 60 d']);
  });
});
