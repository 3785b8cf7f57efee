import { describe, expect, it } from 'vitest';
import { findCurveFacts } from '../../src/charts/curve-facts.ts';
import { curveStyle } from '../../src/charts/curve-style.ts';
import { boxesOverlap } from '../../src/charts/label-placement.ts';
import { prepareThresholdCrossings } from '../../src/charts/threshold-crossings-data.ts';
import { curves, findCurve } from '../../src/curves/registry.ts';
import { defaultParams } from '../../src/engine/contracts/params.ts';

const exponential = findCurve('exponential')!;
const halfLives = [30, 7, 90];
const three = halfLives.map((halfLifeDays, i) => ({
  slot: i + 1,
  name: `Half-life ${halfLifeDays} d`,
  curve: exponential,
  params: { halfLifeDays },
}));
const base = {
  curves: three,
  ghost: null,
  threshold: 0.25,
  thresholdNote: 'θ, for reference',
  isTimeLog: false,
  isStrengthLog: false,
  width: 1100,
  height: 400,
};

describe('prepareThresholdCrossings', () => {
  it('marks 60, 14 and 180 days at θ 0.25 for half-lives of 30, 7 and 90', () => {
    const prepared = prepareThresholdCrossings(base);
    expect(prepared.crossings.map((point) => point.days)).toEqual([60, 14, 180]);
    expect(prepared.halves.map((point) => point.days)).toEqual([30, 7, 90]);
    expect(prepared.stabilities.map((point) => point.days.toFixed(1))).toEqual(['43.3', '10.1', '129.8']);
    expect(prepared.time.to).toBe(200);
    expect(
      prepared.labels.find((label) => label.id === 'crossing-1')!.lines.map((line) => line.text),
    ).toEqual(['60.0 d', 'Half-life 30 d']);
    expect(prepared.sentence).toContain('Half-life 7 d is under 0.25 after 14.0 d');
  });

  it('plots at most one point per pixel and puts the crossing on the threshold line', () => {
    const prepared = prepareThresholdCrossings(base);
    expect(prepared.rows.length).toBeLessThanOrEqual(Math.round(prepared.plot.width) + 1);
    for (const point of prepared.crossings) expect(point.y).toBeCloseTo(prepared.thresholdY!, 9);
    expect(prepared.rows[0]).toEqual({ days: 0, s1: 1, s2: 1, s3: 1 });
  });

  it('starts log time at 1 % of the shortest half-life and never at 0', () => {
    const { time, timeTicks, rows } = prepareThresholdCrossings({
      ...base,
      isTimeLog: true,
      isStrengthLog: true,
    });
    expect(time.from).toBeCloseTo(0.07, 12);
    expect(timeTicks[0]!.label).toBe('≤ 0.07');
    expect(timeTicks.at(-1)!.label).toMatch(/^≥ .* d$/);
    expect(rows.every((row) => Object.values(row).every((value) => value > 0))).toBe(true);
  });

  it('says "never" at the end of a curve that stays over the threshold', () => {
    const floor = findCurve('exponential-floor')!;
    const params = { ...defaultParams(floor.params), floor: 0.4 };
    const { labels, crossings } = prepareThresholdCrossings({
      ...base,
      curves: [...three, { slot: 4, name: 'With a floor', curve: floor, params }],
    });
    expect(crossings).toHaveLength(3);
    expect(labels.find((label) => label.id === 'end-4')!.lines[0]!.text).toBe('never under 0.25');
  });

  it.each([0, 0.001, 0.1, 0.25, 0.5, 0.9, 1])('holds for every registered curve at θ %d', (threshold) => {
    for (const curve of curves) {
      for (const isLog of [false, true]) {
        const plotted = { slot: 1, name: curve.label, curve, params: defaultParams(curve.params) };
        const prepared = prepareThresholdCrossings({
          ...base,
          curves: [plotted],
          threshold,
          isTimeLog: isLog,
          isStrengthLog: isLog,
        });
        expect(prepared.time.to).toBeGreaterThan(prepared.time.from);
        expect(prepared.rows.every((row) => Object.values(row).every(Number.isFinite))).toBe(true);
        const { labels } = prepared;
        labels.forEach((a, i) => {
          for (const b of labels.slice(i + 1)) expect(boxesOverlap(a, b)).toBe(false);
        });
      }
    }
  });

  it('keeps every tick of the strength axis readable when θ falls on a fixed one', () => {
    const { strengthTicks } = prepareThresholdCrossings({ ...base, threshold: 0.5 });
    const ys = strengthTicks.map((tick) => tick.at).sort((a, b) => a - b);
    ys.slice(1).forEach((y, i) => {
      expect(y - ys[i]!).toBeGreaterThanOrEqual(13);
    });
    expect(strengthTicks.find((tick) => tick.isBold)!.label).toBe('θ 0.5');
  });
});

describe('findCurveFacts', () => {
  it('gives h, S and λ of an exponential and no λ where no single rate holds', () => {
    const facts = findCurveFacts(exponential, { halfLifeDays: 30 }, 0.25);
    expect(facts.stabilityDays).toBeCloseTo(43.280851, 6);
    expect(facts.ratePerDay).toBeCloseTo(0.023104906, 9);
    const linear = findCurve('linear')!;
    expect(findCurveFacts(linear, defaultParams(linear.params), 0.25).ratePerDay).toBeNull();
  });
});

describe('curveStyle', () => {
  it('gives the policy a solid line and repeats a colour past six with another dash', () => {
    expect(curveStyle(1)).toEqual({ colour: 'var(--lethe-c1)', dash: '', shape: 'circle' });
    expect(curveStyle(7).colour).toBe('var(--lethe-c1)');
    expect(curveStyle(7).dash).not.toBe('');
  });
});

it('draws the baseline: a ghost with its crossing only where it differs by a pixel', () => {
  const was = (halfLifeDays: number) => ({
    slot: 0,
    name: 'baseline',
    curve: exponential,
    params: { halfLifeDays },
  });
  const same = prepareThresholdCrossings({ ...base, ghost: was(30) });
  expect(same.ghostPath).toBe('');
  expect(same.ghostCrossing).toBeNull();
  const other = prepareThresholdCrossings({ ...base, ghost: was(21) });
  expect(other.ghostPath).toMatch(/^M[\d.]+ [\d.]+L/);
  expect(other.ghostCrossing).toMatchObject({ words: 'was 42.0 d' });
  expect(other.ghostCrossing!.x).toBeCloseTo(other.time.toPixel(42), 6);
});
