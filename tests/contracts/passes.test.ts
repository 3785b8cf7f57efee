import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EvictionPass, PassInput, TraceCategory } from '../../src/engine/contracts/eviction-pass.ts';
import { defaultParams } from '../../src/engine/contracts/params.ts';
import { findPass, passes } from '../../src/passes/registry.ts';
import { arbitraryParams } from './arbitrary-params.ts';

interface Row {
  age: number;
  idle: number;
  importance: number;
  strength: number;
  tokens: number;
  bytes: number;
  category: number;
  isCandidate: boolean;
  isActive: boolean;
}

const categories: readonly TraceCategory[] = [
  category('goal', 730, undefined),
  category('today', 0, 0),
  category('for ever', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
  category('note', 14, 30),
];

function category(name: string, ttlDays: number, maxIdleDays: number | undefined): TraceCategory {
  return { name, weight: 0.5, ttlDays, isProtected: false, maxIdleDays, exemptFrom: [], isDefault: false };
}

function inputOf(rows: readonly Row[]): PassInput {
  const floats = (pick: (row: Row) => number) => Float64Array.from(rows, pick);
  return {
    rowCount: rows.length,
    ageDays: floats(({ age }) => age),
    idleDays: floats(({ idle }) => idle),
    importance: floats(({ importance }) => importance),
    strength: floats(({ strength }) => strength),
    tokens: floats(({ tokens }) => tokens),
    bytes: floats(({ bytes }) => bytes),
    categoryCodes: Uint32Array.from(rows, (row) => row.category),
    categories,
    candidates: Uint8Array.from(rows, (row) => Number(row.isCandidate && row.isActive)),
    active: Uint8Array.from(rows, (row) => Number(row.isActive)),
  };
}

const days = fc.oneof(fc.constantFrom(0, 14, 60), fc.double({ min: 0, max: 900, noNaN: true }));
const score = fc.oneof(fc.constantFrom(0, 0.25, 1), fc.double({ min: 0, max: 1.5, noNaN: true }));
const arbitraryRow: fc.Arbitrary<Row> = fc.record({
  age: days,
  idle: days,
  importance: score,
  strength: score,
  tokens: fc.integer({ min: 0, max: 60 }),
  bytes: fc.integer({ min: 0, max: 240 }),
  category: fc.nat({ max: categories.length - 1 }),
  isCandidate: fc.boolean(),
  isActive: fc.boolean(),
});
const arbitraryRows = fc.array(arbitraryRow, { minLength: 1, maxLength: 24 });

const isBudget = (pass: EvictionPass) => pass.measure === 'size';

test('ids, shapes and colours are unique, and the order is from the cheapest', () => {
  const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique(passes.map(({ id }) => id));
  unique(passes.map(({ mark }) => mark.shape));
  unique(passes.map(({ mark }) => mark.colour));
  unique(passes.map(({ label }) => label));
  expect(passes.map(({ order }) => order)).toEqual(
    [...passes.map(({ order }) => order)].sort((a, b) => a - b),
  );
  for (const { id } of passes) expect(findPass(id)?.id).toBe(id);
  expect(findPass('constructor')).toBeUndefined();
});

test('one pass says what counts as important', () => {
  const owners = passes.filter((pass) => pass.importanceThreshold);
  expect(owners).toHaveLength(1);
  expect(owners[0]!.importanceThreshold!(defaultParams(owners[0]!.params))).toBe(0.25);
});

describe.each(passes.map((pass) => [pass.id, pass] as const))('%s', (_id, pass) => {
  const params = arbitraryParams(pass.params);

  test('params have their default inside their bounds', () => {
    for (const spec of Object.values(pass.params)) {
      if (spec.kind === 'choice') expect(spec.options).toContain(spec.default);
      else {
        expect(spec.default >= spec.min && spec.default <= spec.max).toBe(true);
        expect(spec.min).toBeGreaterThanOrEqual(0);
        expect(spec.help).toMatch(/\S+ \S+/);
      }
    }
  });

  test('takes candidates only, and counts what it took', () => {
    fc.assert(
      fc.property(params, arbitraryRows, (values, rows) => {
        const input = inputOf(rows);
        const { taken, takenCount } = pass.take(input, values);
        taken.forEach((isTaken, row) => {
          expect(isTaken === 0 || input.candidates[row] === 1).toBe(true);
        });
        expect(taken).toHaveLength(rows.length);
        expect(takenCount).toBe(taken.reduce((sum, isTaken) => sum + isTaken, 0));
      }),
      { numRuns: 120 },
    );
  });

  test('leaves its input as it was', () => {
    fc.assert(
      fc.property(params, arbitraryRows, (values, rows) => {
        const input = inputOf(rows);
        pass.take(input, values);
        expect(input).toEqual(inputOf(rows));
      }),
      { numRuns: 30 },
    );
  });

  test('what it left, it leaves again', () => {
    fc.assert(
      fc.property(params, arbitraryRows, (values, rows) => {
        const { taken } = pass.take(inputOf(rows), values);
        const left = rows.map((row, i) => (taken[i] ? { ...row, isActive: false } : row));
        expect(pass.take(inputOf(left), values).takenCount).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  test('looks only at the columns that it names', () => {
    fc.assert(
      fc.property(params, arbitraryRows, arbitraryRow, (values, rows, noise) => {
        const noisy = rows.map((row) => ({
          ...row,
          ...(pass.reads.includes('ageDays') ? {} : { age: noise.age }),
          ...(pass.reads.includes('idleDays') ? {} : { idle: noise.idle }),
          ...(pass.reads.includes('importance') ? {} : { importance: noise.importance }),
          ...(pass.reads.includes('strength') ? {} : { strength: noise.strength }),
          ...(pass.reads.includes('size') ? {} : { tokens: noise.tokens, bytes: noise.bytes }),
        }));
        expect(pass.take(inputOf(noisy), values).taken).toEqual(pass.take(inputOf(rows), values).taken);
      }),
      { numRuns: 60 },
    );
  });

  test('the words say the value and the limit, and the margin is their difference', () => {
    fc.assert(
      fc.property(params, arbitraryRows, (values, rows) => {
        const input = inputOf(rows);
        const outcome = pass.take(input, values);
        outcome.taken.forEach((isTaken, row) => {
          if (!isTaken) return;
          const { value, limit, margin, reason, rank } = pass.find(input, values, outcome, row);
          expect(reason.startsWith(`${pass.label}: `)).toBe(true);
          expect(reason).not.toMatch(/NaN|Infinity|undefined/);
          expect(reason.match(/\d[\d,.]*/g)!.length).toBeGreaterThanOrEqual(2);
          if (limit === null) expect(margin).toBeNull();
          else expect(margin).toBe(value - limit);
          expect(rank !== undefined).toBe(isBudget(pass));
          if (pass.measure === 'days') expect(margin!).toBeGreaterThan(0);
          else if (pass.reads.includes('idleDays')) expect(margin ?? 0).toBeGreaterThanOrEqual(0);
          else if (margin !== null) expect(margin).toBeLessThanOrEqual(0);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('the rule is a few words with its number', () => {
    const values = defaultParams(pass.params);
    expect(pass.rule(values)).toMatch(/^[a-z]/);
    for (const [name, spec] of Object.entries(pass.params)) {
      if (spec.kind === 'number') {
        expect(pass.rule(values).replaceAll(',', ''), name).toContain(String(spec.default));
      }
    }
  });

  test('a limit that a row has, and whether it is taken, agree', () => {
    if (isBudget(pass)) return;
    fc.assert(
      fc.property(params, arbitraryRows, (values, rows) => {
        const input = inputOf(rows);
        const { taken } = pass.take(input, values);
        rows.forEach((_, row) => {
          const value = pass.valueFor(input, values, row);
          const limit = pass.limitFor(input, values, row);
          const isOver = limit !== null && (pass.measure === 'days' ? value > limit : value < limit);
          expect(taken[row]).toBe(Number(isOver && input.candidates[row] === 1));
        });
      }),
      { numRuns: 100 },
    );
  });

  test('a row is judged by itself: others change nothing', () => {
    if (isBudget(pass)) return;
    fc.assert(
      fc.property(params, arbitraryRows, (values, rows) => {
        const { taken } = pass.take(inputOf(rows), values);
        rows.forEach((row, i) => {
          expect(pass.take(inputOf([row]), values).taken[0]).toBe(taken[i]);
        });
      }),
      { numRuns: 60 },
    );
  });
});
