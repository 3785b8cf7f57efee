import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEvaluator } from '../../src/engine/evaluate.ts';
import { type EvaluationRequest, emptyFilter } from '../../src/engine/evaluation.ts';
import type { Policy } from '../../src/engine/policy.ts';
import { createTracer } from '../../src/engine/trace.ts';
import { traceNotices } from '../../src/engine/trace-report.ts';
import notebook from '../../src/presets/notebook.ts';
import { arbitraryMemory, arbitraryPolicy, asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import { notebookMemories } from './notebook-memories.ts';
import { plugins } from './plugins.ts';
import type { PlainMemory } from './reference-trace.ts';

const still = () => 0;
const request = (change: Partial<EvaluationRequest> = {}): EvaluationRequest => ({
  policy: notebook.policy,
  asOfMs,
  filter: emptyFilter,
  sort: [],
  window: { first: 0, count: 60 },
  selectedRow: null,
  edits: [],
  compareTo: null,
  baseline: null,
  mustKeep: [],
  ...change,
});
const evaluate = (
  change: Partial<EvaluationRequest> = {},
  memories: readonly PlainMemory[] = notebookMemories,
) => createEvaluator(buildTable(memories), plugins).evaluate(request(change), still);

const withPass = (id: string, params: Record<string, number | string>): Policy => ({
  ...notebook.policy,
  passes: notebook.policy.passes.map((pass) => (pass.id === id ? { ...pass, params } : pass)),
});

describe('the notebook', () => {
  test('counts, passes and names', () => {
    const { counts, passes, keptNames, lost, sizes, budgetCutoff, overBudgetBy } = evaluate();
    expect(counts).toMatchObject({
      total: 10,
      kept: 5,
      keptProtected: 1,
      unusable: 0,
      notYet: 0,
      flagged: 0,
    });
    expect(passes.map(({ id, taken }) => [id, taken])).toEqual([
      ['ttl', 2],
      ['lru', 1],
      ['importance', 1],
      ['budget', 1],
    ]);
    expect(passes[1]!.names.map(({ id }) => id)).toEqual(['m2']);
    expect(keptNames[0]).toMatchObject({ id: 'm1', isProtected: true });
    expect(keptNames).toHaveLength(5);
    expect(lost.first.map(({ id, passId }) => [id, passId])).toEqual([['m2', 'lru']]);
    expect([sizes.before.memories, sizes.after.memories]).toEqual([10, 5]);
    expect(budgetCutoff).toBeCloseTo(0.42248, 6);
    expect(overBudgetBy).toBe(0);
  });

  test('the window is a piece of the shown list, and is moved back when the list is shorter', () => {
    const ids = (first: number, count: number) =>
      evaluate({ window: { first, count } }).window.rows.map(({ id }) => id);
    expect(ids(0, 3)).toEqual(['m1', 'm2', 'm3']);
    expect(ids(8, 5)).toEqual(['m9', 'm10']);
    const far = evaluate({ window: { first: 500, count: 5 } });
    expect(far.window).toMatchObject({ first: 9 });
    expect(far.shownCount).toBe(10);
    const none = evaluate({ filter: { ...emptyFilter, text: 'no such word' } });
    expect(none.window).toEqual({ first: 0, rows: [] });
    expect(none.shownCount).toBe(0);
  });

  test('a selection says where it stands in the shown list, −1 when the filter hides it', () => {
    const sort = [{ column: 'importance', isDescending: true }] as const;
    expect(evaluate({ selectedRow: 1 }).selected!.position).toBe(1);
    expect(evaluate({ selectedRow: 4, sort }).selected!.position).toBe(0);
    expect(
      evaluate({ selectedRow: 1, filter: { ...emptyFilter, verdicts: ['kept'] } }).selected!.position,
    ).toBe(-1);
    for (const selectedRow of [-1, 10, 1e9]) expect(evaluate({ selectedRow }).selected).toBeNull();
  });

  test('the detail adds up: arithmetic, terms, lifeline through now', () => {
    const selected = evaluate({ selectedRow: 1 }).selected!;
    expect(selected).toMatchObject({
      id: 'm2',
      verdict: 'lru',
      value: 75,
      limit: 60,
      margin: 15,
      rank: null,
    });
    expect(selected.arithmetic[0]).toMatchObject({ name: 'recency', formula: '0.4 × 0.5^(75 / 30)' });
    const sum = selected.arithmetic.reduce((total, { result }) => total + result, 0);
    expect(sum).toBeCloseTo(selected.importance, 14);
    expect(selected.floor).toBeCloseTo(0.345, 12);
    const now = selected.lifeline.days.indexOf(0);
    expect(selected.lifeline.importance[now]).toBeCloseTo(selected.importance, 12);
    expect(selected.lifeline.strength[now]).toBeCloseTo(selected.strength, 12);
  });

  test('a move says what changed against the state before', () => {
    const before = { policy: notebook.policy, asOfMs, edits: [] };
    const { change } = evaluate({
      policy: withPass('budget', { unit: 'memories', cap: 4 }),
      compareTo: before,
    });
    expect(change).toMatchObject({ kept: -1, verdicts: 1, nowKept: [] });
    expect(change!.nowEvicted.map(({ id }) => id)).toEqual(['m9']);
    expect(evaluate({ compareTo: before }).change).toMatchObject({ kept: 0, verdicts: 0 });
    expect(evaluate().change).toBeNull();
  });

  test('an edit counts as if the file said so', () => {
    const verdictOf = (change: Partial<EvaluationRequest>) => evaluate(change).window.rows[1]!.verdict;
    expect(verdictOf({})).toBe('lru');
    expect(verdictOf({ edits: [{ kind: 'protect', row: 1, isProtected: true }] })).toBe('kept');
    expect(verdictOf({ edits: [{ kind: 'read', row: 1, atMs: asOfMs }] })).toBe('kept');
  });

  test('a pass that is off says what it would take alone', () => {
    const policy = {
      ...notebook.policy,
      passes: notebook.policy.passes.map((pass) => ({ ...pass, enabled: pass.id !== 'lru' })),
    };
    const lru = evaluate({ policy }).passes[1]!;
    expect(lru).toMatchObject({ isEnabled: false, taken: 0 });
    expect(lru.takenAlone).toBe(evaluate().passes[1]!.takenAlone);
    expect(lru.takenAlone).toBeGreaterThan(0);
  });

  test('a category that the policy lacks is marked so, and named in a notice of the command line', () => {
    const policy = {
      ...notebook.policy,
      categories: notebook.policy.categories.filter(({ name }) => name !== 'goal'),
    };
    const { categories, notices } = evaluate({ policy });
    expect(categories.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['goal']);
    // A screen says it with its own way out; only the command line takes the sentence.
    expect(notices.filter((notice) => notice.includes('goal'))).toEqual([]);
    const table = buildTable(notebookMemories);
    expect(traceNotices(createTracer(table, plugins).run(policy, asOfMs), table)).toContain(
      'Category "goal" (1) is not in the policy; the default counts 0.45 and lives 60 days.',
    );
  });
});

test('whatever the store and the policy, the numbers add up', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMemory, { minLength: 1, maxLength: 25 }),
      arbitraryPolicy,
      arbitraryPolicy,
      fc.nat({ max: 24 }),
      (memories, now, then, selectedRow) => {
        const before = { policy: then.policy, asOfMs, edits: [] };
        const result = evaluate(
          { policy: now.policy, compareTo: before, baseline: before, selectedRow },
          memories,
        );
        const { counts, sizes, passes, categories, points, change } = result;
        const evicted = Object.values(counts.evicted).reduce((sum, n) => sum + n, 0);
        expect(counts.kept + evicted + counts.unusable + counts.notYet).toBe(memories.length);
        expect(counts.total).toBe(memories.length);
        expect(passes.reduce((sum, { taken }) => sum + taken, 0)).toBe(evicted);
        const gone = passes.reduce((sum, pass) => sum + pass.sizes.tokens, 0);
        expect(sizes.before.tokens - sizes.after.tokens).toBe(gone);
        expect(sizes.before.memories).toBe(counts.kept + evicted);
        expect(categories.reduce((sum, { memories: n }) => sum + n, 0)).toBe(sizes.before.memories);
        expect(categories.reduce((sum, { kept }) => sum + kept, 0)).toBe(counts.kept);
        expect(categories.reduce((sum, { keptChange }) => sum + keptChange!, 0)).toBe(change!.kept);
        expect(points!).toHaveLength(sizes.before.memories);
        expect(result.window.rows.filter(({ was }) => was !== null).length).toBeGreaterThanOrEqual(
          change!.verdicts,
        );
        if (result.selected) expect(result.selected.position).toBe(result.selected.row);
        expect(JSON.stringify(passes)).not.toMatch(/NaN/);
      },
    ),
    { numRuns: 80 },
  );
});

test('above two thousand memories counts stand for points, and lose none', () => {
  const many = Array.from({ length: 2001 }, (_, i) => ({ ...notebookMemories[i % 10]!, id: `x${i}` }));
  const { points, density } = evaluate({}, many);
  expect(points).toBeNull();
  const sum = (counts: Uint32Array) => counts.reduce((total, n) => total + n, 0);
  expect(sum(density!.counts)).toBe(2001);
  expect(sum(density!.idleHistogram)).toBe(2001);
  expect(sum(density!.importanceHistogram)).toBe(2001);
});

test('one evaluator answers as a fresh one would, whatever it was asked before', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMemory, { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(arbitraryPolicy, fc.constantFrom('', 'goal'), fc.boolean()), {
        minLength: 2,
        maxLength: 5,
      }),
      (memories, asked) => {
        const evaluator = createEvaluator(buildTable(memories), plugins);
        for (const [{ policy }, text, isFlaggedOnly] of [...asked, ...asked]) {
          const wanted = request({ policy, filter: { ...emptyFilter, text, isFlaggedOnly }, selectedRow: 0 });
          expect(evaluator.evaluate(wanted, still)).toEqual(evaluate(wanted, memories));
        }
      },
    ),
    { numRuns: 20 },
  );
});
