import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cure } from '../../src/engine/cure.ts';
import { findCures } from '../../src/engine/find-cures.ts';
import { stepOf } from '../../src/engine/least-move.ts';
import type { Policy } from '../../src/engine/policy.ts';
import type { RowEdit } from '../../src/engine/row-edits.ts';
import { createTracer } from '../../src/engine/trace.ts';
import { applyRowEdits } from '../../src/engine/work/apply-edits.ts';
import { arbitraryMemory, arbitraryPolicy, asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import { plugins } from './plugins.ts';

const day = 86_400_000;

/** The same cure, one step less of it; undefined where it has no steps (protection, exemption, pairs). */
function oneStepLess(
  policy: Policy,
  { id, change }: Cure,
  idleDays: number,
): { policy: Policy; edit?: RowEdit } | undefined {
  if (change?.kind === 'edit') {
    const { edit } = change;
    if (edit.kind === 'count') return { policy, edit: { ...edit, readCount: edit.readCount - 1 } };
    if (edit.kind !== 'read') return undefined;
    const daysAgo = (asOfMs - edit.atMs) / day;
    const earlier = daysAgo + (daysAgo === 0 ? 0.001 : stepOf(daysAgo));
    // A read before the last one (or before it was written) is not asked for: there the search ends.
    return earlier > idleDays ? undefined : { policy, edit: { ...edit, atMs: asOfMs - earlier * day } };
  }
  if (change?.kind !== 'policy' || id !== 'limit:1') return undefined;
  const index = change.policy.passes.findIndex((pass, i) => pass !== policy.passes[i]);
  if (index < 0) return undefined;
  const moved = change.policy.passes[index]!;
  const { param, direction } = plugins.findPass(moved.id)!.loosens!;
  const value = Number(moved.params[param]);
  const step = plugins.findPass(moved.id)!.measure === 'size' ? 1 : stepOf(value);
  const params = { ...moved.params, [param]: direction === 'up' ? value - step : value + step };
  return {
    policy: { ...policy, passes: policy.passes.map((pass, i) => (i === index ? { ...pass, params } : pass)) },
  };
}

test('one step less than an offered limit, count or read does not keep the memory', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMemory, { minLength: 2, maxLength: 30 }),
      arbitraryPolicy,
      fc.nat(),
      (memories, { policy }, pick) => {
        const store = buildTable(memories);
        const { verdicts, timing } = createTracer(store, plugins).run(policy, asOfMs);
        const evicted = [...verdicts.keys()].filter((row) => verdicts[row]! > 0 && verdicts[row]! < 250);
        fc.pre(evicted.length > 0);
        const row = evicted[pick % evicted.length]!;
        for (const cure of findCures(createTracer(store, plugins), policy, asOfMs, row)) {
          const less = cure.works ? oneStepLess(policy, cure, timing.idleDays[row]!) : undefined;
          if (!less) continue;
          const edited = less.edit ? applyRowEdits(store, [less.edit]) : store;
          const after = createTracer(edited, plugins).run(less.policy, asOfMs);
          expect(after.verdicts[row], cure.label).not.toBe(0);
        }
      },
    ),
    { numRuns: 120 },
  );
});

test('a read of a minute ago is found among hundreds of idle days', () => {
  // The curve of 1885 stays at 1 for its first minute, so strength under 1 is evicted from then on.
  const memory = { createdMs: asOfMs - 400 * day, lastReadMs: null, readCount: 0, reads: [] };
  const [first] = fc.sample(arbitraryMemory, { numRuns: 1, seed: 1 });
  const store = buildTable([
    { ...first!, ...memory, category: 'goal', isProtected: false, initialStrength: 1 },
  ]);
  const policy: Policy = {
    name: 'one minute',
    curve: { id: 'logarithmic-1885', params: { k: 1.84, c: 1.25 } },
    readEffect: { id: 'reset', params: {} },
    importance: { weights: { recency: 1, frequency: 0, category: 0, alignment: 0 }, frequencyCap: 1 },
    categories: [],
    defaultCategory: { weight: 0, ttlDays: null, protected: false },
    passes: [{ id: 'strength', params: { threshold: 1 }, enabled: true }],
    removal: { action: 'archive' },
  };
  const read = [...findCures(createTracer(store, plugins), policy, asOfMs, 0)].find(
    ({ id }) => id === 'read',
  );
  expect(read?.label).toBe('One more read, at most 0.000694 days ago');
});
