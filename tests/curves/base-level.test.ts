import { expect, test } from 'vitest';
import baseLevel from '../../src/curves/base-level.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';
import { buildTiming } from '../../src/engine/timing.ts';
import { buildTable } from '../engine/build-table.ts';
import type { PlainMemory } from '../engine/reference-trace.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';

const asOfMs = Date.UTC(2026, 10, 29);
const params = { decay: 0.5, noise: 0.4, retrievalThreshold: -2 };

function activationOf(change: Partial<PlainMemory>): number {
  const memory: PlainMemory = {
    id: 'm',
    category: 'note',
    createdMs: asOfMs - 100_000,
    lastReadMs: null,
    readCount: 0,
    reads: [],
    isProtected: false,
    initialStrength: 1,
    alignment: null,
    tokens: 1,
    bytes: 1,
    ...change,
  };
  const out = new Float64Array(1);
  baseLevel.overReads!.fillRaw(out, buildTiming(buildTable([memory]), asOfMs), params);
  return out[0]!;
}

const ago = (...seconds: number[]) => seconds.map((second) => asOfMs - second * 1000);

test('accesses 1, 10 and 100 s ago: B = 0.347997', () => {
  const [{ t, activation }] = vectorsOf<{ t: number[]; activation: number }>('act-r');
  expect(t).toEqual([1, 10, 100]);
  expect(activationOf({ reads: ago(10, 1) })).toBeCloseTo(activation, 6);
  // A log that lists the writing too does not count it twice.
  expect(activationOf({ reads: ago(100, 10, 1) })).toBeCloseTo(activation, 6);
});

test('a memory that was never read has the one access of its writing, as the curve has it', () => {
  expect(activationOf({})).toBeCloseTo(Math.log(0.1), 12);
  const chance = 1 / (1 + Math.exp((-2 - Math.log(0.1)) / 0.4));
  expect(retentionAt(baseLevel, 100 / 86_400, params)).toBeCloseTo(chance, 12);
});

test('without a log the counted reads are spread evenly up to the last', () => {
  const spread = activationOf({ lastReadMs: asOfMs - 10_000, readCount: 3 });
  expect(spread).toBeCloseTo(activationOf({ reads: ago(70, 40, 10) }), 12);
  const many = activationOf({ lastReadMs: asOfMs - 10_000, readCount: 1e9 });
  expect(Number.isFinite(many)).toBe(true);
  expect(many).toBeGreaterThan(spread);
});

test('reads after as-of or before the writing leave no trace; one at as-of is infinitely strong', () => {
  expect(activationOf({ reads: ago(-5, 10, 1, 500) })).toBeCloseTo(activationOf({ reads: ago(10, 1) }), 14);
  expect(activationOf({ reads: ago(0) })).toBe(Number.POSITIVE_INFINITY);
});

test('the chance of recall is a half where the activation is the threshold: e^4 seconds for τ = −2', () => {
  expect(findCrossingDays(baseLevel, 0.5, params) * 86_400).toBeCloseTo(Math.exp(4), 9);
});
