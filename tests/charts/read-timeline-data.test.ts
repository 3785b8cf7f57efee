import { describe, expect, test } from 'vitest';
import {
  findAllDays,
  findTellingDays,
  prepareReadDays,
  readDaysCsv,
} from '../../src/charts/read-days-data.ts';
import {
  countUsefulReads,
  findDayStep,
  moveDay,
  prepareReadTimeline,
  snapDay,
} from '../../src/charts/read-timeline-data.ts';
import { prepareReadPlot } from '../../src/charts/read-timeline-plot.ts';
import { findCurve } from '../../src/curves/registry.ts';
import { defaultParams } from '../../src/engine/contracts/params.ts';
import notebook from '../../src/presets/notebook.ts';
import { findReadEffect } from '../../src/read-effects/registry.ts';

function timelineOf(
  pins: readonly number[],
  effectId = 'reset',
  change: { asOfDay?: number; threshold?: number } = {},
) {
  const effect = findReadEffect(effectId)!;
  const { policy } = notebook;
  const rules = {
    policy: { ...policy, readEffect: { id: effectId, params: defaultParams(effect.params) } },
    curve: findCurve(policy.curve.id)!,
    effect,
    modifiers: [],
  };
  return prepareReadTimeline({ rules, pins, asOfDay: 90, threshold: 0.25, ...change });
}

const golden = [0, 15, 29, 30, 45, 59, 60, 61, 90];
const column = (values: readonly number[]) =>
  values.map((value) => value.toFixed(3).replace(/^0/, '')).join(' ');

describe('day by day', () => {
  test('the golden table: read on days 30 and 60, and never', () => {
    const rows = prepareReadDays(timelineOf([30, 60]), golden);
    expect(column(rows.map(({ never }) => never))).toBe('1.000 .707 .512 .500 .354 .256 .250 .244 .125');
    expect(column(rows.map(({ read }) => read))).toBe('1.000 .707 .512 1.000 .707 .512 1.000 .977 .500');
    expect(rows[6]!.never).toBe(0.25);
  });

  test('the telling days of that example, and what happens on them', () => {
    const timeline = timelineOf([30, 60]);
    const days = findTellingDays(timeline);
    expect(days).toEqual([...golden, 120]);
    const happens = Object.fromEntries(prepareReadDays(timeline, days).map((row) => [row.day, row.happens]));
    expect(happens).toMatchObject({
      0: 'created',
      15: '',
      30: 'read 1: 0.500 → 1.000',
      60: 'never read: exactly θ; read 2: 0.500 → 1.000',
      61: 'never read: under θ',
      90: 'as of',
      120: 'exactly θ; under it from here',
    });
  });

  test('every day, those of reads between two days, and the file of them', () => {
    const timeline = timelineOf([30, 60.5]);
    const days = findAllDays(timeline);
    expect(days).toHaveLength(timeline.endDay + 2);
    expect(days).toContain(60.5);
    const csv = readDaysCsv(prepareReadDays(timeline, days), (day) => `d${day}`);
    expect(csv.split('\n')[31]).toBe('30,d30,0.5,1,0.5,read 1: 0.500 → 1.000');
  });
});

describe('what the reads bought', () => {
  test('two reads of thirty days each', () => {
    const { underDay, neverUnderDay, jumps, nowStrength, nowNeverStrength, endDay, tickDays } = timelineOf([
      30, 60,
    ]);
    expect([underDay, neverUnderDay]).toEqual([120, 60]);
    expect(jumps.map(({ before, after, boughtDays }) => [before, after, boughtDays])).toEqual([
      [0.5, 1, 30],
      [0.5, 1, 30],
    ]);
    expect([nowStrength, nowNeverStrength]).toEqual([0.5, 0.125]);
    expect([endDay, tickDays]).toEqual([150, 15]);
  });

  test('a read on the very day of θ still counts, one day later it is in vain', () => {
    expect(timelineOf([60]).underDay).toBe(120);
    const late = timelineOf([61, 62]);
    expect(late.underDay).toBe(60);
    expect(late.jumps.map(({ isInVain, boughtDays }) => [isInVain, boughtDays])).toEqual([
      [true, 0],
      [true, 0],
    ]);
    expect(countUsefulReads(late)).toBe(0);
  });

  test('boost: 0.5 + 0.2 on day 30 is at θ 44.6 days later', () => {
    const { underDay, jumps } = timelineOf([30], 'boost');
    expect(jumps[0]).toMatchObject({ before: 0.5, after: 0.7 });
    expect(underDay).toBeCloseTo(30 + 30 * Math.log2(0.7 / 0.25), 9);
  });

  test('an effect that ignores reads buys nothing', () => {
    const timeline = timelineOf([30, 60], 'none');
    expect(timeline.underDay).toBe(timeline.neverUnderDay);
    expect(countUsefulReads(timeline)).toBe(0);
  });

  test('θ 0 is never reached', () => {
    const timeline = timelineOf([30], 'reset', { threshold: 0 });
    expect(timeline.underDay).toBe(Number.POSITIVE_INFINITY);
    expect(timeline.jumps[0]!.boughtDays).toBeNaN();
    expect(timeline.endDay).toBeGreaterThan(90);
  });
});

describe('the plot', () => {
  const plotOf = (timeline: ReturnType<typeof timelineOf>, width = 1000) =>
    prepareReadPlot({ timeline, width, height: 340, asOfWords: 'as of day 90', thresholdNote: 'θ' });

  test('past and future share the as-of point; the ghost begins where it parts', () => {
    const { rows } = plotOf(timelineOf([30, 60]));
    expect(rows.filter(({ past, future }) => past !== undefined && future !== undefined)).toEqual([
      { day: 90, past: 0.5, future: 0.5, never: 0.125 },
    ]);
    expect(rows.find(({ never }) => never !== undefined)!.day).toBe(30);
    // Down to the read, and up again on the same day.
    expect(rows.filter(({ day }) => day === 30).map(({ past }) => past)).toEqual([0.5, 1]);
  });

  test('without reads there is no ghost and no gap', () => {
    const { rows, gap, neverCrossing } = plotOf(timelineOf([]));
    expect(rows.some(({ never }) => never !== undefined)).toBe(false);
    expect([gap, neverCrossing]).toEqual([null, null]);
  });

  test('the gap runs from one crossing to the other', () => {
    const { gap, time } = plotOf(timelineOf([30, 60]));
    expect([time.toValue(gap!.x), time.toValue(gap!.x + gap!.width)].map(Math.round)).toEqual([60, 120]);
  });

  test('a narrow plot keeps its main labels inside', () => {
    const { labels, plot } = plotOf(timelineOf([30, 60]), 336);
    expect(labels.map(({ id }) => id)).toEqual(expect.arrayContaining(['crossing', 'as-of', 'now']));
    for (const label of labels) expect(label.x + label.width).toBeLessThanOrEqual(plot.x + plot.width + 4);
  });
});

describe('moving a pin', () => {
  const press = (key: string, more: { shiftKey?: boolean; altKey?: boolean } = {}) =>
    moveDay({ key, shiftKey: false, altKey: false, ...more }, 30, 1, [0, 60]);

  test('by keys', () => {
    expect([press('ArrowRight'), press('ArrowDown'), press('Home'), press('End'), press('Enter')]).toEqual([
      31,
      29,
      0,
      60,
      undefined,
    ]);
    expect(press('ArrowRight', { shiftKey: true })).toBe(40);
    expect(press('ArrowLeft', { altKey: true })).toBe(29.9);
    expect(press('PageUp', { shiftKey: true })).toBe(60);
  });

  test('by pointer, to whole steps within its neighbours', () => {
    expect(snapDay(29.6, 1, 0, 60)).toBe(30);
    expect(snapDay(0.333, 0.1, 0, 60)).toBe(0.3);
    expect(snapDay(70, 1, 0, 60)).toBe(60);
  });
});

test.each([
  [150, 10, 15],
  [151, 10, 30],
  [4, 10, 0.5],
  [0.03, 10, 0.005],
  [36_525, 10, 7300],
])('an axis of %d days in at most %d parts: steps of %d', (span, count, step) => {
  expect(findDayStep(span, count)).toBeCloseTo(step, 12);
});
