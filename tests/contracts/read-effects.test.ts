import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curves } from '../../src/curves/registry.ts';
import { defaultParams } from '../../src/engine/contracts/params.ts';
import { fillNormalised } from '../../src/engine/curve-values.ts';
import { bindCurve } from '../../src/engine/recency.ts';
import { inputsOf } from '../../src/engine/row-inputs.ts';
import { buildTiming } from '../../src/engine/timing.ts';
import { findReadEffect, readEffects } from '../../src/read-effects/registry.ts';
import { arbitraryMemory, asOfMs } from '../engine/arbitrary-store.ts';
import { buildTable } from '../engine/build-table.ts';
import type { PlainMemory } from '../engine/reference-trace.ts';
import { arbitraryParams } from './arbitrary-params.ts';

const day = 86_400_000;
const exponential = curves.find(({ params }) => 'halfLifeDays' in params)!;
const halfLife = { ...defaultParams(exponential.params), halfLifeDays: 30 };

type Effect = (typeof readEffects)[number];
type Values = Readonly<Record<string, number | string>>;

function recencyOf(
  effect: Effect,
  values: Values,
  memories: readonly PlainMemory[],
  at = asOfMs,
  overrides: readonly (Values | null)[] = [],
): Float64Array {
  const table = buildTable(memories);
  const bound = bindCurve(exponential, halfLife, overrides, table.category.codes);
  const out = new Float64Array(table.rowCount);
  const columns = (effect.reads?.(values) ?? []).map(inputsOf(table).column);
  effect.fillRecency(out, buildTiming(table, at), bound, values, columns);
  return out;
}

test('ids are unique and found', () => {
  const ids = readEffects.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(findReadEffect(id)?.id).toBe(id);
  expect(findReadEffect('toString')).toBeUndefined();
});

describe.each(readEffects.map((effect) => [effect.id, effect] as const))('%s', (_id, effect) => {
  const params = arbitraryParams(effect.params);
  const store = fc.array(arbitraryMemory, { minLength: 1, maxLength: 12 });

  test('recency is between 0 and 1 (or says that it may exceed 1), and NaN just where a memory takes no part', () => {
    fc.assert(
      fc.property(params, store, (values, memories) => {
        recencyOf(effect, values, memories).forEach((value, row) => {
          const { createdMs } = memories[row]!;
          const takesPart = createdMs !== null && createdMs <= asOfMs;
          expect(Number.isNaN(value)).toBe(!takesPart);
          const most = effect.mayExceedOne ? Number.POSITIVE_INFINITY : 1;
          if (takesPart) expect(value >= 0 && value <= most).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('a memory is the same among others as alone', () => {
    fc.assert(
      fc.property(params, store, (values, memories) => {
        const together = recencyOf(effect, values, memories);
        memories.forEach((memory, row) => {
          expect(recencyOf(effect, values, [memory])[0]).toBe(together[row]);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('a memory written and never read follows the curve, times what the effect makes of no reads', () => {
    fc.assert(
      fc.property(params, fc.double({ min: 0, max: 900, noNaN: true }), (values, age) => {
        const memory = plain({ createdMs: asOfMs - age * day });
        const [recency] = recencyOf(effect, values, [memory]);
        const expected = Float64Array.of((asOfMs - memory.createdMs!) / day);
        fillNormalised(exponential, expected, expected, halfLife);
        expect(recency).toBe(expected[0]! * (effect.unreadFactor?.(values) ?? 1));
      }),
      { numRuns: 60 },
    );
  });

  test('reads after as-of and reads before created do not count', () => {
    fc.assert(
      fc.property(
        params,
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 4 }),
        (values, inside, outside) => {
          const created = asOfMs - 100 * day;
          const reads = inside.map((days) => created + days * day);
          const strays = outside.flatMap((days) => [created - days * day, asOfMs + days * day]);
          const [with_, without] = recencyOf(effect, values, [
            plain({ createdMs: created, reads: [...reads, ...strays] }),
            plain({ createdMs: created, reads }),
          ]);
          expect(with_).toBe(without);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('one step to a moment and many steps to it give the same', () => {
    const memory = plain({
      createdMs: asOfMs - 90 * day,
      reads: [30, 60].map((days) => asOfMs - days * day),
    });
    const values = defaultParams(effect.params);
    const once = recencyOf(effect, values, [memory])[0];
    for (const steps of [10, 1000]) {
      let last = Number.NaN;
      for (let i = 1; i <= steps; i += 1) {
        last = recencyOf(effect, values, [memory], asOfMs - 90 * day * (1 - i / steps))[0]!;
      }
      expect(last).toBe(once);
    }
  });

  test("a category's own half-life replaces the policy's for its memories only", () => {
    fc.assert(
      fc.property(params, fc.constantFrom(0.0005, 7, 90, 36_525), store, (values, own, memories) => {
        const table = buildTable(memories);
        const overrides = table.category.names.map((_, code) => (code === 0 ? { halfLifeDays: own } : null));
        const mixed = recencyOf(effect, values, memories, asOfMs, overrides);
        const plainRun = recencyOf(effect, values, memories);
        const ownRun = recencyOf(
          effect,
          values,
          memories,
          asOfMs,
          table.category.names.map(() => ({ halfLifeDays: own })),
        );
        table.category.codes.forEach((code, row) => {
          expect(mixed[row]).toBe((code === 0 ? ownRun : plainRun)[row]);
        });
      }),
      { numRuns: 60 },
    );
  });
});

function plain(change: Partial<PlainMemory>): PlainMemory {
  return {
    id: 'm',
    category: 'note',
    createdMs: asOfMs,
    lastReadMs: null,
    readCount: 0,
    reads: [],
    isProtected: false,
    initialStrength: 1,
    alignment: null,
    tokens: 1,
    bytes: 4,
    ...change,
  };
}
