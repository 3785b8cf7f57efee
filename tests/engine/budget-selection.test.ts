import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BudgetInput, selectOverBudget } from '../../src/engine/budget-selection.ts';

/** The definition: sort the candidates, take from the lowest until the rest fits. */
function sortedSelection({ importance, sizes, active, candidates }: BudgetInput, cap: number) {
  const size = (row: number) => (sizes ? sizes[row]! : 1);
  const rows = [...active.keys()];
  let left = rows.filter((row) => active[row]).reduce((sum, row) => sum + size(row), 0);
  const queue = rows
    .filter((row) => candidates[row])
    .sort((a, b) => importance[a]! - importance[b]! || a - b);
  const taken = new Uint8Array(active.length);
  let next = 0;
  for (; next < queue.length && left > cap; next += 1) {
    taken[queue[next]!] = 1;
    left -= size(queue[next]!);
  }
  const cutoff = next < queue.length ? importance[queue[next]!]! : null;
  return { taken, takenCount: next, overBy: Math.max(0, left - cap), cutoff };
}

const arbitraryRow = fc.record({
  importance: fc.oneof(
    fc.constantFrom(0, 0.25, 0.5, 1),
    fc.integer({ min: 0, max: 8 }).map((n) => n / 8),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1e-300, noNaN: true }),
    fc.double({ min: 0, max: 40, noNaN: true }),
  ),
  size: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50 })),
  isActive: fc.boolean(),
  isCandidate: fc.boolean(),
});

type Row = { importance: number; size: number; isActive: boolean; isCandidate: boolean };

function inputOf(rows: readonly Row[], hasSizes: boolean): BudgetInput {
  return {
    importance: Float64Array.from(rows, ({ importance }) => importance),
    sizes: hasSizes ? Float64Array.from(rows, ({ size }) => size) : null,
    active: Uint8Array.from(rows, ({ isActive }) => Number(isActive)),
    candidates: Uint8Array.from(rows, (row) => Number(row.isActive && row.isCandidate)),
  };
}

test('the histogram takes what sorting would take', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryRow, { maxLength: 60 }),
      fc.boolean(),
      fc.double({ min: 0, max: 1.2, noNaN: true }),
      (rows, hasSizes, share) => {
        const input = inputOf(rows, hasSizes);
        const total = rows.reduce((sum, row) => sum + (hasSizes ? row.size : 1), 0);
        for (const cap of [0, Math.floor(total * share), total]) {
          expect(selectOverBudget(input, cap)).toEqual(sortedSelection(input, cap));
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('rows of size 0 take their turn, and no cap between two sums takes one too many', () => {
  const rows = [
    { importance: 0.1, size: 0, isActive: true, isCandidate: true },
    { importance: 0.2, size: 7, isActive: true, isCandidate: true },
    { importance: 0.3, size: 0, isActive: true, isCandidate: true },
    { importance: 0.4, size: 7, isActive: true, isCandidate: true },
  ];
  const take = (cap: number) => Array.from(selectOverBudget(inputOf(rows, true), cap).taken);
  expect(take(14)).toEqual([0, 0, 0, 0]);
  expect(take(13)).toEqual([1, 1, 0, 0]);
  expect(take(7)).toEqual([1, 1, 0, 0]);
  expect(take(6.5)).toEqual([1, 1, 1, 1]);
});

test('a block of 20,000 equal scores goes from the top of the store', () => {
  const block = Array.from({ length: 20_000 }, () => ({
    importance: 0.42,
    size: 1,
    isActive: true,
    isCandidate: true,
  }));
  const { taken, takenCount, cutoff } = selectOverBudget(inputOf(block, false), 8_000);
  expect(takenCount).toBe(12_000);
  expect(taken.indexOf(0)).toBe(12_000);
  expect(taken.lastIndexOf(1)).toBe(11_999);
  expect(cutoff).toBe(0.42);
});

test('scores that differ in the last bit, in one bin, still go in order', () => {
  const rows = Array.from({ length: 3000 }, (_, i) => ({
    importance: i === 0 ? 100 : 0.5 + ((i * 7919) % 3000) * Number.EPSILON,
    size: 1,
    isActive: true,
    isCandidate: true,
  }));
  const input = inputOf(rows, false);
  for (const cap of [1, 17, 1500, 2999]) {
    expect(selectOverBudget(input, cap)).toEqual(sortedSelection(input, cap));
  }
});

test('where all are protected nothing is taken and what is over is said', () => {
  const rows = Array.from({ length: 10 }, () => ({
    importance: 0.1,
    size: 3,
    isActive: true,
    isCandidate: false,
  }));
  expect(selectOverBudget(inputOf(rows, true), 12)).toMatchObject({
    takenCount: 0,
    overBy: 18,
    cutoff: null,
  });
  expect(selectOverBudget(inputOf(rows, false), 12)).toMatchObject({ takenCount: 0, overBy: 0 });
  expect(selectOverBudget(inputOf([], false), 0)).toMatchObject({ takenCount: 0, overBy: 0, cutoff: null });
});

test('importances that differ by less than the smallest normal number still go in their order', () => {
  const importance = Float64Array.of(Number.MIN_VALUE, 0);
  const all = Uint8Array.of(1, 1);
  const one = selectOverBudget({ importance, sizes: null, active: all, candidates: all }, 1);
  expect(Array.from(one.taken)).toEqual([0, 1]);
});
