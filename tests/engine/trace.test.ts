import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLost } from '../../src/engine/explain.ts';
import { createTracer } from '../../src/engine/trace.ts';
import { countVerdicts, lostRows, reportMemory, sumSizes } from '../../src/engine/trace-report.ts';
import { passes } from '../../src/passes/registry.ts';
import notebook from '../../src/presets/notebook.ts';
import figures from '../fixtures/notebook.json' with { type: 'json' };
import { arbitraryMemory, arbitraryPolicy, asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import { notebookMemories } from './notebook-memories.ts';
import { plugins } from './plugins.ts';
import { type PlainMemory, referenceTrace } from './reference-trace.ts';

const passIds = passes.map(({ id }) => id);
const day = 86_400_000;

function run(memories: PlainMemory[], policy = notebook.policy, at = asOfMs) {
  const table = buildTable(memories);
  return { table, trace: createTracer(table, plugins).run(policy, at) };
}

describe('the notebook', () => {
  const { table, trace } = run(notebookMemories);
  const reported = notebookMemories.map((_, row) => reportMemory(trace, table, row));

  test.each(figures.trace.map((memory, row) => ({ ...memory, row })))(
    '$text',
    ({ row, verdict, importance }) => {
      expect(reported[row]!.verdict).toBe(verdict);
      expect(reported[row]!.importance).toBeCloseTo(importance, 6);
    },
  );

  test('counts, lost list and words', () => {
    expect(countVerdicts(trace, passIds)).toEqual({
      total: 10,
      kept: 5,
      unusable: 0,
      notYet: 0,
      evicted: { ttl: 2, lru: 1, 'recency-filter': 0, importance: 1, strength: 0, budget: 1 },
    });
    expect(lostRows(trace)).toEqual([1]);
    expect(reported[1]).toMatchObject({
      value: 75,
      limit: 60,
      margin: 15,
      reason: 'LRU: idle 75 days, limit 60 (15 over)',
    });
    expect(reported[3]!.reason).toBe('TTL: 540 days old, salary lives 180 days (360 over)');
    expect(reported[7]).toMatchObject({
      rank: 1,
      reason: 'Budget: 6 left for a budget of 5, lowest unprotected importance 0.416',
    });
    expect(reported[7]!.limit).toBeCloseTo(0.42248, 6);
    expect(reported[0]!.reason).toBe('Kept: protected, no pass may touch it');
    expect(reported[2]!.reason).toBe('Kept: 0.613, within every limit');
  });

  test('sizes by pass add up to what was there', () => {
    const sizes = sumSizes(trace, table, passIds);
    expect(sizes.before).toEqual({ memories: 10, tokens: 10, bytes: 40 });
    expect(sizes.after).toEqual({ memories: 5, tokens: 5, bytes: 20 });
    expect(sizes.evicted.ttl).toEqual({ memories: 2, tokens: 2, bytes: 8 });
  });

  test('the seven scenarios: the total of each', () => {
    const scenarios = figures.scenarios.map((scenario, i) => ({
      ...notebookMemories[0]!,
      id: `s${i}`,
      category: scenario.category,
      createdMs: asOfMs - scenario.idle * day,
      lastReadMs: asOfMs - scenario.idle * day,
      readCount: scenario.reads,
    }));
    const other = run(scenarios);
    figures.scenarios.forEach((scenario, row) => {
      const expected = 'formula' in scenario ? scenario.formula! : scenario.total;
      expect(other.trace.importance[row]!).toBeCloseTo(expected, 3);
    });
  });
});

test('an LRU limit of 75 alone lets the goal fall to the budget; with a budget of 7 it is kept', () => {
  const withLimits = (maxIdleDays: number, cap: number) => ({
    ...notebook.policy,
    passes: notebook.policy.passes.map((pass) => {
      if (pass.id === 'lru') return { ...pass, params: { maxIdleDays } };
      return pass.id === 'budget' ? { ...pass, params: { unit: 'memories', cap } } : pass;
    }),
  });
  const verdictOf = (maxIdleDays: number, cap: number) => {
    const { table, trace } = run(notebookMemories, withLimits(maxIdleDays, cap));
    return reportMemory(trace, table, 1).verdict;
  };
  expect(verdictOf(74.9, 7)).toBe('lru');
  expect(verdictOf(75, 5)).toBe('budget');
  expect(verdictOf(75, 6)).toBe('budget');
  expect(verdictOf(75, 7)).toBe('kept');
});

test('random stores under random policies equal the reference', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMemory, { minLength: 1, maxLength: 40 }),
      arbitraryPolicy,
      (memories, { policy, plain }) => {
        const { table, trace } = run(memories, policy);
        const expected = referenceTrace(memories, plain, asOfMs);
        const near = (a: number | null, b: number | null) =>
          a === b || (a !== null && b !== null && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b)));
        expected.forEach((want, row) => {
          const got = reportMemory(trace, table, row);
          expect(got.verdict, `row ${row}`).toBe(want.verdict);
          expect(isLost(trace, row)).toBe(want.isLost);
          for (const field of ['ageDays', 'idleDays', 'importance', 'strength', 'value', 'limit'] as const) {
            if (!near(got[field], want[field]))
              throw new Error(`row ${row} ${field}: ${got[field]} is not ${want[field]}`);
          }
          expect(got.rank ?? null).toBe(want.rank);
        });
      },
    ),
    { numRuns: 400 },
  );
});

test('a tracer that ran other policies before gives the same as a fresh one', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMemory, { minLength: 1, maxLength: 20 }),
      fc.array(arbitraryPolicy, { minLength: 2, maxLength: 6 }),
      (memories, policies) => {
        const tracer = createTracer(buildTable(memories), plugins);
        for (const { policy } of [...policies, ...policies]) {
          const warm = tracer.run(policy, asOfMs);
          const fresh = run(memories, policy).trace;
          expect(Array.from(warm.verdicts)).toEqual(Array.from(fresh.verdicts));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('the order of the store decides nothing but ties', () => {
  fc.assert(
    fc.property(
      fc
        .array(arbitraryMemory, { minLength: 1, maxLength: 30 })
        .chain((memories) =>
          fc.tuple(
            fc.constant(memories),
            fc.shuffledSubarray([...memories.keys()], { minLength: memories.length }),
          ),
        ),
      arbitraryPolicy,
      ([memories, order], { policy }) => {
        const plainTrace = run(memories, policy).trace;
        const scores = Array.from(plainTrace.importance).filter((value) => !Number.isNaN(value));
        fc.pre(new Set(scores).size === scores.length);
        const idle = Array.from(plainTrace.timing.idleDays).filter((days) => !Number.isNaN(days));
        const ranksIdle = policy.passes.some(({ id, enabled }) => enabled && id === 'recency-filter');
        fc.pre(!ranksIdle || new Set(idle).size === idle.length);
        const permuted = run(
          order.map((i) => memories[i]!),
          policy,
        ).trace;
        expect(Array.from(permuted.verdicts)).toEqual(order.map((i) => plainTrace.verdicts[i]));
      },
    ),
    { numRuns: 100 },
  );
});

test('no pass touches a protected memory, and what was kept is kept again', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMemory, { minLength: 1, maxLength: 30 }),
      arbitraryPolicy,
      (memories, { policy }) => {
        const { table, trace } = run(memories, policy);
        trace.verdicts.forEach((code, row) => {
          if (trace.isProtected[row] && trace.timing.status[row] === 0) expect(code).toBe(0);
        });
        const kept = memories.filter((_, row) => reportMemory(trace, table, row).verdict === 'kept');
        fc.pre(kept.length > 0);
        const again = run(kept, policy).trace;
        expect(again.verdicts.every((code) => code === 0)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

test('strength at a moment is the same whether time came in one step or in a thousand', () => {
  const memories: PlainMemory[] = [{ ...notebookMemories[1]!, lastReadMs: null }];
  const tracer = createTracer(buildTable(memories), plugins);
  const at = asOfMs + 100 * day;
  const once = createTracer(buildTable(memories), plugins).run(notebook.policy, at).strength[0]!;
  for (let i = 1; i <= 1000; i += 1) tracer.run(notebook.policy, asOfMs + (i * 100 * day) / 1000);
  expect(tracer.run(notebook.policy, at).strength[0]).toBe(once);
});
