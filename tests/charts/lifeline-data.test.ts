import { describe, expect, test } from 'vitest';
import { type LifelineInput, prepareLifeline } from '../../src/charts/lifeline-data.ts';
import type { Gauge } from '../../src/engine/evaluation.ts';
import { dayMs } from '../../src/engine/units.ts';
import { markOf } from './notebook-evaluation.ts';

const asOfMs = Date.UTC(2026, 10, 29);
const at = (day: number) => asOfMs + day * dayMs;

const gauge = (passId: string, dueDay: number | null, isHit = false): Gauge => ({
  passIndex: ['ttl', 'lru', 'importance', 'budget'].indexOf(passId),
  passId,
  isEnabled: true,
  isHit,
  aside: null,
  value: 1,
  limit: 1,
  scaleTo: 2,
  words: '',
  dueMs: dueDay === null ? null : at(dueDay),
});

/** The notebook's lost goal: 200 days old, read 6 times, last 75 days ago; half-life 30, reset. */
function goal(change: Partial<LifelineInput['memory']> = {}): LifelineInput['memory'] {
  const days = Float64Array.from({ length: 311 }, (_, i) => i - 200);
  const strength = days.map((day) => (day < -75 ? Number.NaN : 0.5 ** ((day + 75) / 30)));
  return {
    lifeline: { days, strength, importance: strength.map((value) => 0.345 + 0.4 * value) },
    readsMs: [],
    hasReadLog: false,
    createdMs: at(-200),
    lastReadMs: at(-75),
    readCount: 6,
    gauges: [gauge('ttl', 530), gauge('lru', -15, true), gauge('importance', null), gauge('budget', null)],
    strength: 0.5 ** 2.5,
    importance: 0.345 + 0.4 * 0.5 ** 2.5,
    ...change,
  };
}

const prepare = (memory = goal(), change: Partial<LifelineInput> = {}) =>
  prepareLifeline({ memory, asOfMs, threshold: 0.25, baseline: null, markOf, width: 344, ...change })!;

const pointsOf = (path: string) =>
  [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the lines', () => {
  const life = prepare();

  test('past and future share the point at as-of', () => {
    for (const line of [life.strength, life.importance]) {
      expect(pointsOf(line.past).at(-1)).toEqual(pointsOf(line.future)[0]);
    }
    expect(pointsOf(life.strength.past).at(-1)![0]).toBeCloseTo(life.asOf.x, 1);
    expect(life.asOf.strengthY).toBeCloseTo(life.plot.y + life.plot.height * (1 - 0.5 ** 2.5), 6);
  });

  test('what is unknown is left out of the line, hatched, and said', () => {
    const read = life.reads[0]!;
    expect(life.reads).toHaveLength(1);
    expect(pointsOf(life.strength.past)[0]).toEqual([Number(read.x.toFixed(1)), Number(read.y.toFixed(1))]);
    expect(read.y).toBeCloseTo(life.plot.y, 6);
    expect(life.unknown!.words).toBe('five earlier reads: dates not recorded');
    expect(life.unknown!.area.x + life.unknown!.area.width).toBeCloseTo(read.x, 6);
  });

  test('they end three tenths of the past ahead, and stay inside the plot', () => {
    const all = [life.strength, life.importance].flatMap(({ past, future }) => pointsOf(past + future));
    for (const [x, y] of all) {
      expect(x).toBeGreaterThanOrEqual(life.plot.x);
      expect(x).toBeLessThanOrEqual(life.plot.x + life.plot.width + 0.05);
      expect(y).toBeGreaterThanOrEqual(life.plot.y - 0.05);
      expect(y).toBeLessThanOrEqual(life.plot.y + life.plot.height + 0.05);
    }
    const perDay = life.plot.width / 260;
    expect(life.asOf.x).toBeCloseTo(life.plot.x + 200 * perDay, 6);
  });
});

describe('due dates', () => {
  test('each pass that is foreseeable: inside as a mark, beyond the plot in words', () => {
    const life = prepare();
    expect(life.dues.map(({ isHit }) => isHit)).toEqual([true]);
    expect(life.dues[0]!.label).toMatch(/^LRU (14 Nov|Nov 14)$/);
    expect(life.later).toMatch(/^TTL .*2028 →$/);
  });

  test('one ahead but sampled is brought into the plot', () => {
    const life = prepare(goal({ gauges: [gauge('lru', 90)] }));
    expect(life.dues).toHaveLength(1);
    expect(life.dues[0]!.x).toBeLessThan(life.plot.x + life.plot.width);
  });

  test('words that would run into each other stand on lines of their own', () => {
    const life = prepare(goal({ gauges: [gauge('ttl', -20), gauge('lru', -15), gauge('importance', -12)] }));
    expect(new Set(life.dues.map(({ y }) => y)).size).toBe(3);
    for (const { y } of life.dues) expect(y).toBeLessThan(life.plot.y);
  });

  test('passes that are off or stand aside are not due', () => {
    const off = { ...gauge('lru', -15), isEnabled: false };
    const aside = { ...gauge('ttl', 10), aside: 'protected' };
    expect(prepare(goal({ gauges: [off, aside] })).dues).toEqual([]);
  });
});

describe('reads', () => {
  test('a log: every read marked where the line stands, nothing hatched', () => {
    const memory = goal({ hasReadLog: true, readsMs: [at(-150), at(-100), at(-75)] });
    const life = prepare(memory);
    expect(life.unknown).toBeNull();
    expect(life.isCrowded).toBe(false);
    // The two before the known line have no height to stand at.
    expect(life.reads.map(({ ms }) => ms)).toEqual([at(-75)]);
  });

  test('many: ticks on the base line', () => {
    const life = prepare(
      goal({ hasReadLog: true, readsMs: Array.from({ length: 40 }, (_, i) => at(-200 + i * 3)) }),
    );
    expect(life.isCrowded).toBe(true);
    expect(life.reads).toHaveLength(40);
    for (const { y } of life.reads) expect(y).toBe(life.plot.y + life.plot.height);
  });

  test('never read: no mark, no hatch', () => {
    const life = prepare(goal({ lastReadMs: Number.NaN, readCount: 0 }));
    expect(life.reads).toEqual([]);
    expect(life.unknown).toBeNull();
  });
});

describe('the baseline', () => {
  const shifted = (by: number) => {
    const { days, strength, importance } = goal().lifeline;
    return { days, strength: strength.map((value) => value + by), importance };
  };

  test('a ghost only where it stands a pixel away', () => {
    expect(prepare().ghosts).toEqual([]);
    expect(prepare(goal(), { baseline: shifted(0.001) }).ghosts).toEqual([]);
    expect(prepare(goal(), { baseline: shifted(-0.05) }).ghosts).toHaveLength(1);
  });

  test('not where nothing is known of the memory either', () => {
    const { days } = goal().lifeline;
    const everywhere = { days, strength: days.map(() => 0.5), importance: days.map(() => 0.5) };
    const [ghost] = prepare(goal(), { baseline: everywhere }).ghosts;
    const life = prepare();
    expect(pointsOf(ghost!)[0]![0]).toBeCloseTo(life.reads[0]!.x, 1);
  });
});

test('dates do not overlap; as-of always has its own', () => {
  for (const idle of [1, 5, 20, 75, 150, 199]) {
    const { dates } = prepare(goal({ lastReadMs: at(-idle) }));
    expect(dates.map(({ name }) => name)).toContain('as of');
  }
  const young = prepare(goal({ createdMs: at(-200), lastReadMs: at(-200) }));
  expect(young.dates.map(({ name }) => name)).toEqual(['as of', 'created']);
});

test('the names at the ends keep apart and inside', () => {
  const flat = goal().lifeline.days.map(() => 0.02);
  const life = prepare(goal({ lifeline: { days: goal().lifeline.days, strength: flat, importance: flat } }));
  const [a, b] = life.ends;
  expect(b!.y - a!.y).toBeGreaterThanOrEqual(27);
  expect(b!.y).toBeLessThanOrEqual(life.plot.y + life.plot.height);
});

test('nothing to draw for a memory that takes no part', () => {
  const none = { days: new Float64Array(), strength: new Float64Array(), importance: new Float64Array() };
  expect(
    prepareLifeline({
      memory: goal({ lifeline: none }),
      asOfMs,
      threshold: 0.25,
      baseline: null,
      markOf,
      width: 344,
    }),
  ).toBeUndefined();
});
