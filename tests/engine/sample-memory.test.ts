import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyOf, sampleMemory } from '../../src/engine/sample-memory.ts';
import { createTracer } from '../../src/engine/trace.ts';
import { arbitraryMemory, arbitraryPolicy, asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import { plugins } from './plugins.ts';

const day = 86_400_000;

test('a sample is what the trace says at that as-of, and nothing before it was written', () => {
  fc.assert(
    fc.property(
      arbitraryMemory,
      arbitraryPolicy,
      fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 1, maxLength: 8 }),
      (memory, { policy }, days) => {
        fc.pre(memory.createdMs !== null);
        const table = buildTable([memory]);
        const tracer = createTracer(table, plugins);
        const times = Float64Array.from(days, (n) => asOfMs + n * day);
        const samples = sampleMemory(tracer.run(policy, asOfMs), historyOf(table, 0), times);
        times.forEach((at, i) => {
          const trace = tracer.run(policy, at);
          for (const name of ['recency', 'strength', 'importance'] as const) {
            const got = samples[name][i]!;
            if (memory.createdMs! > at) expect(got, name).toBeNaN();
            else expect(Math.abs(got - trace[name][0]!), name).toBeLessThanOrEqual(1e-9);
          }
        });
      },
    ),
    { numRuns: 250 },
  );
});

test('a read counts from its own moment on, whatever fractions the moments have', () => {
  const read = fc.double({ min: 0.001, max: 5000, noNaN: true });
  fc.assert(
    fc.property(fc.array(read, { minLength: 1, maxLength: 4 }), read, (reads, last) => {
      const readMs = Float64Array.from(reads, (days) => days * day).sort();
      const table = buildTable([
        {
          id: 'm',
          category: 'note',
          createdMs: 0,
          lastReadMs: null,
          readCount: 0,
          reads: Array.from(readMs),
          isProtected: false,
          initialStrength: 1,
          alignment: null,
          tokens: 1,
          bytes: 1,
        },
      ]);
      const policy = {
        name: 'reset',
        curve: { id: 'exponential', params: { halfLifeDays: 1 } },
        readEffect: { id: 'reset', params: {} },
        importance: { weights: { recency: 1, frequency: 0, category: 0, alignment: 0 }, frequencyCap: 1 },
        categories: [],
        defaultCategory: { weight: 0, ttlDays: null, protected: false },
        passes: [],
        removal: { action: 'archive' },
      } as const;
      const times = Float64Array.from([0, ...readMs, readMs.at(-1)! + last * day]);
      const trace = createTracer(table, plugins).run(policy, times.at(-1)!);
      const { recency } = sampleMemory(trace, historyOf(table, 0), times);
      readMs.forEach((_, i) => {
        expect(recency[i + 1]).toBe(1);
      });
      expect(recency[0]).toBe(1);
    }),
    { numRuns: 200 },
  );
});
