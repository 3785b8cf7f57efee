import { expect, test } from 'vitest';
import { flagBit } from '../../src/engine/row-flags.ts';
import { buildTimeSpan } from '../../src/engine/time-span.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const none = Number.NaN;

function columns(createdDays: readonly number[], readDays: readonly number[], flags: readonly number[] = []) {
  const ms = (days: readonly number[]) => Float64Array.from(days, (days) => start + days * day);
  return {
    rowCount: createdDays.length,
    createdMs: ms(createdDays),
    lastReadMs: ms(readDays),
    readLog: null,
    flags: Uint32Array.from(createdDays, (_, i) => flags[i] ?? 0),
  };
}

const sum = (counts: Uint32Array) => counts.reduce((total, count) => total + count, 0);

test('spans from the oldest creation to the newest creation or read', () => {
  const span = buildTimeSpan(columns([0, 10, 40], [none, 50, 45]), start + 50 * day)!;
  expect([span.fromMs, span.toMs]).toEqual([start, start + 50 * day]);
  expect(sum(span.births)).toBe(3);
  expect(span.births[0]).toBe(1);
  expect(sum(span.reads)).toBe(2);
  expect(span.reads.at(-1)).toBe(1);
});

test('the reads of a log are counted, not the last ones alone', () => {
  const readLog = {
    offsets: Uint32Array.of(0, 3),
    timesMs: Float64Array.of(start + day, start + 2 * day, start + 9 * day),
  };
  const span = buildTimeSpan({ ...columns([0], [none]), readLog }, null)!;
  expect(sum(span.reads)).toBe(3);
  expect(span.toMs).toBe(start + 9 * day);
});

test('a zero for "unknown" and a far future squeeze nothing', () => {
  const span = buildTimeSpan(
    columns([-20_000, 0, 10, 900_000], [none, none, 900_000, none], [flagBit('before-1980')]),
    start + 10 * day,
  )!;
  expect([span.fromMs, span.toMs]).toEqual([start, start + 10 * day]);
  expect(sum(span.births)).toBe(2);
  expect(sum(span.reads)).toBe(0);
});

test('one moment is a day, no time no span', () => {
  const one = buildTimeSpan(columns([5], [none]), start + 5 * day)!;
  expect(one.toMs - one.fromMs).toBe(day);
  expect(sum(one.births)).toBe(1);
  expect(buildTimeSpan(columns([none], [none]), null)).toBeNull();
  expect(buildTimeSpan(columns([], []), null)).toBeNull();
});
