import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fallsUnderInDays } from '../../src/engine/falls-under.ts';
import { buildGauges } from '../../src/engine/gauges.ts';
import { createTracer } from '../../src/engine/trace.ts';
import notebook from '../../src/presets/notebook.ts';
import { arbitraryMemory, arbitraryPolicy, asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import { notebookMemories } from './notebook-memories.ts';
import { plugins } from './plugins.ts';
import type { PlainMemory } from './reference-trace.ts';

const day = 86_400_000;
const table = buildTable(notebookMemories);
const tracer = createTracer(table, plugins);
const trace = tracer.run(notebook.policy, asOfMs);
const gaugesOf = (row: number) =>
  new Map(buildGauges(trace, table, row).map((gauge) => [gauge.passId, gauge]));

describe('the notebook', () => {
  test('the lost goal: 75 of 60 days idle; TTL lets it live to 730', () => {
    const gauges = gaugesOf(1);
    expect(gauges.get('lru')).toMatchObject({
      isHit: true,
      value: 75,
      limit: 60,
      words: '75 of 60 d, 15 over',
      dueMs: asOfMs - 15 * day,
    });
    expect(gauges.get('ttl')).toMatchObject({
      isHit: false,
      value: 200,
      limit: 730,
      dueMs: asOfMs + 530 * day,
    });
    expect(gauges.get('budget')!.words).toBe('LRU came first');
  });

  test('a protected memory is aside for every pass', () => {
    for (const gauge of gaugesOf(0).values())
      expect(gauge).toMatchObject({ aside: 'protected', dueMs: null });
  });

  test('the one that the budget took says its rank', () => {
    expect(gaugesOf(7).get('budget')!.words).toBe('lowest of 6, cap 5');
    expect(gaugesOf(2).get('budget')!.words).toBe('not among the lowest 1');
  });
});

/** Reads that lie behind as-of are all that is known: what comes later would be a change. */
const settled = (memory: PlainMemory): PlainMemory => ({
  ...memory,
  isProtected: false,
  createdMs: Math.min(memory.createdMs ?? asOfMs, asOfMs),
  lastReadMs: memory.lastReadMs === null ? null : Math.min(memory.lastReadMs, asOfMs),
  reads: memory.reads.map((read) => Math.min(read, asOfMs)),
});

test('a due date is the moment from which the pass takes the memory, if nothing changes', () => {
  fc.assert(
    fc.property(arbitraryMemory.map(settled), arbitraryPolicy, (memory, { policy }) => {
      const one = buildTable([memory]);
      const runner = createTracer(one, plugins);
      const gauges = buildGauges(runner.run(policy, asOfMs), one, 0);
      for (const { passIndex, aside, dueMs, isEnabled, value, limit, passId } of gauges) {
        const takesAt = (ms: number) => runner.runAlone(policy, ms, passIndex).takenCount === 1;
        if (aside !== null) {
          expect(dueMs).toBeNull();
          if (isEnabled) expect(takesAt(asOfMs)).toBe(false);
          continue;
        }
        const isScore = plugins.findPass(passId)!.measure === 'score';
        if (plugins.findPass(passId)!.measure === 'size') continue;
        if (dueMs === null) {
          // Under a score already, or never within 200 years.
          if (!isScore || value >= limit!) expect(takesAt(asOfMs + 73_000 * day)).toBe(false);
          continue;
        }
        if (dueMs > asOfMs) expect(takesAt(asOfMs)).toBe(false);
        if (dueMs - 60_000 > asOfMs) expect(takesAt(dueMs - 60_000)).toBe(false);
        expect(takesAt(Math.max(asOfMs, dueMs) + 60_000)).toBe(dueMs + 60_000 > asOfMs || takesAt(asOfMs));
      }
    }),
    { numRuns: 300 },
  );
});

test('"falls under" is the day on which importance passes θ', () => {
  fc.assert(
    fc.property(arbitraryMemory.map(settled), arbitraryPolicy, (memory, { policy }) => {
      const one = buildTable([memory]);
      const runner = createTracer(one, plugins);
      const now = runner.run(policy, asOfMs);
      const days = fallsUnderInDays(now, one, 0);
      const theta = now.importanceThreshold;
      const importanceIn = (n: number) => runner.run(policy, asOfMs + n * day).importance[0]!;
      const near = 1e-9;
      if (now.isProtected[0]) expect(days).toBe(Number.POSITIVE_INFINITY);
      else if (days > 1e-6 && days < 36_525) {
        expect(importanceIn(0)).toBeGreaterThanOrEqual(theta - near);
        expect(importanceIn(days * (1 - 1e-6))).toBeGreaterThanOrEqual(theta - near);
        expect(importanceIn(days * (1 + 1e-6) + 1e-6)).toBeLessThanOrEqual(theta + near);
      } else if (days <= 1e-6) expect(importanceIn(1e-5)).toBeLessThanOrEqual(theta + near);
      else expect(importanceIn(36_525)).toBeGreaterThanOrEqual(theta - near);
    }),
    { numRuns: 300 },
  );
});

test('what the log knows of later than as-of is no part of "if nothing changes"', () => {
  const memory: PlainMemory = {
    ...notebookMemories[9]!,
    createdMs: asOfMs - 40 * day,
    lastReadMs: null,
    readCount: 0,
    reads: [asOfMs - 30 * day],
  };
  const dueOf = (reads: number[]) => {
    const store = buildTable([{ ...memory, reads, readCount: reads.length === 1 ? 1 : 0 }]);
    const run = createTracer(store, plugins).run(notebook.policy, asOfMs);
    return buildGauges(run, store, 0).find(({ passId }) => passId === 'importance')!.dueMs;
  };
  const known = dueOf([asOfMs - 30 * day]);
  expect(known).not.toBeNull();
  expect(dueOf([asOfMs - 30 * day, asOfMs + 10 * day])).toBeCloseTo(known!, -3);
});
