import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cure } from '../../src/engine/cure.ts';
import { findCures } from '../../src/engine/find-cures.ts';
import { createTracer } from '../../src/engine/trace.ts';
import { applyRowEdits } from '../../src/engine/work/apply-edits.ts';
import notebook from '../../src/presets/notebook.ts';
import { arbitraryMemory, arbitraryPolicy, asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import { notebookMemories } from './notebook-memories.ts';
import { plugins } from './plugins.ts';

const table = buildTable(notebookMemories);
const curesOf = (row: number) => [...findCures(createTracer(table, plugins), notebook.policy, asOfMs, row)];
const names = (cure: Cure | undefined) => cure?.payers.map(({ id }) => id);

describe('the lost goal of the notebook', () => {
  const cures = curesOf(1);
  const byId = new Map(cures.map((cure) => [cure.id, cure]));

  test('exactly these keep it', () => {
    expect(cures.filter(({ works }) => works).map(({ label }) => label)).toEqual([
      'One more read, at most 60 days ago',
      'Protect it',
      'LRU limit 75 d and budget 7',
      'exempt goal from LRU and budget 7',
    ]);
  });

  test('who pays', () => {
    expect(names(byId.get('read'))).toEqual(['m9']);
    expect(names(byId.get('protect'))).toEqual(['m9']);
    expect(byId.get('limit:2')!.payerCount).toBe(0);
    expect(byId.get('exempt:2')!.payerCount).toBe(0);
  });

  test('what would not have kept it, and why', () => {
    expect(byId.get('limit:1')).toMatchObject({
      works: false,
      label: 'LRU limit 75 d alone',
      why: 'then Budget takes it: importance 0.416, lowest',
    });
    expect(byId.get('exempt:1')).toMatchObject({
      works: false,
      why: 'then Budget takes it: importance 0.416, lowest',
    });
    expect(byId.get('useless')).toMatchObject({
      works: false,
      label: 'No half-life, TTL, threshold θ, budget, weight or number of reads alone',
      why: 'LRU looks only at idle days',
    });
  });
});

test('a memory under θ: threshold, half-life, weight and reads each have a least move', () => {
  const works = curesOf(9).filter((cure) => cure.works);
  const ids = works.map(({ id }) => id);
  expect(ids).toContain('read');
  expect(ids).toContain('protect');
  expect(curesOf(9).find(({ id }) => id === 'limit:1')!.label).toMatch(/^Threshold θ 0\.239/);
});

test('a kept memory has no cures', () => {
  expect(curesOf(0)).toEqual([]);
});

test('every offered cure keeps the memory when it is applied', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMemory, { minLength: 2, maxLength: 25 }),
      arbitraryPolicy,
      fc.nat(),
      (memories, { policy }, pick) => {
        const store = buildTable(memories);
        const { verdicts } = createTracer(store, plugins).run(policy, asOfMs);
        const evicted = [...verdicts.keys()].filter((row) => verdicts[row]! > 0 && verdicts[row]! < 250);
        fc.pre(evicted.length > 0);
        const row = evicted[pick % evicted.length]!;
        for (const cure of findCures(createTracer(store, plugins), policy, asOfMs, row)) {
          if (!cure.works) continue;
          const { change } = cure;
          const edited = change?.kind === 'edit' ? applyRowEdits(store, [change.edit]) : store;
          const under = change?.kind === 'policy' ? change.policy : policy;
          const after = createTracer(edited, plugins).run(under, asOfMs);
          expect(after.verdicts[row], `${cure.label}`).toBe(0);
        }
      },
    ),
    { numRuns: 150 },
  );
}, 30_000);
