import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AppState } from '../../src/store/app-state.ts';
import { createApp, freshDatabase, openApp } from './open-app.ts';

type App = Awaited<ReturnType<typeof openApp>>;

const goal = 1;

/** The active memories as canonical lines: what the store is, whatever the way it became so. */
async function contentOf({ store, parts }: App): Promise<string> {
  const { edits } = store.getState().inputs;
  const file = await parts.client.ask('workFile', { what: 'memories', edits });
  return file.text();
}

const archiveQuery = { place: 'archived', text: '', passes: [], sort: [] } as const;
const anyLog = { text: '', kinds: [], row: null };

describe('a trace that is carried out', () => {
  test('moves what it evicts to the archive, with the decision as it was made', async () => {
    const app = await openApp();
    expect(await app.actions.applyTrace()).toBe(5);
    await app.settled();
    const { evaluation } = app.store.getState();
    expect(evaluation!.counts).toMatchObject({ total: 5, kept: 5 });
    expect(evaluation!.shownCount).toBe(5);
    const archive = await app.actions.findArchive(archiveQuery, 0, 10);
    expect(archive).toMatchObject({ total: 5, byPass: { ttl: 2, lru: 1, importance: 1, budget: 1 } });
    const lost = archive.rows.find(({ row }) => row === goal)!;
    expect(lost.decision).toMatchObject({
      passId: 'lru',
      value: 75,
      limit: 60,
      rank: null,
      reason: 'LRU: idle 75 days, limit 60 (15 over)',
      policyName: 'Notebook',
    });
    expect(lost.decision!.importance).toBeCloseTo(0.415711, 6);
    const { recency, frequency, category } = lost.decision!.terms;
    expect(recency + frequency + category).toBeCloseTo(lost.decision!.importance, 12);
  });

  test('and is restored again leaves the store as it was', async () => {
    const app = await openApp();
    const before = await contentOf(app);
    await app.actions.applyTrace();
    expect(await contentOf(app)).not.toBe(before);
    app.actions.restoreRows(await app.actions.findArchivedRows(archiveQuery));
    expect(await contentOf(app)).toBe(before);
    await app.settled();
    expect(app.store.getState().evaluation!.counts).toMatchObject({ total: 10, kept: 5 });
  });

  test('tombstones wait until they are compacted; what was deleted comes back by undo alone', async () => {
    const app = await openApp();
    const before = await contentOf(app);
    app.actions.setRemoval('tombstone');
    await app.actions.applyTrace();
    const tombstones = { ...archiveQuery, place: 'tombstoned' } as const;
    expect((await app.actions.findArchive(tombstones, 0, 10)).total).toBe(5);
    await app.actions.compactTombstones();
    expect((await app.actions.findArchive(tombstones, 0, 10)).total).toBe(0);
    app.actions.undo();
    expect((await app.actions.findArchive(tombstones, 0, 10)).total).toBe(5);
    app.actions.undo();
    app.actions.setRemoval('delete');
    await app.actions.applyTrace();
    expect((await app.actions.findArchive(archiveQuery, 0, 10)).total).toBe(0);
    app.actions.undo();
    expect(await contentOf(app)).toBe(before);
  });

  test('tombstones with days are gone by themselves, come back with the date, and are dropped by the next trace', async () => {
    const app = await openApp();
    const tombstones = { ...archiveQuery, place: 'tombstoned' } as const;
    app.actions.setRemoval('tombstone');
    app.actions.setCompactAfterDays(30);
    const { asOfMs } = app.store.getState().inputs;
    await app.actions.applyTrace();
    const dayMs = 86_400_000;
    app.actions.setAsOf(asOfMs + 30 * dayMs - 1);
    const waiting = await app.actions.findArchive(tombstones, 0, 10);
    expect(waiting).toMatchObject({ total: 5, due: 0 });
    expect(waiting.rows[0]!.goneMs).toBe(asOfMs + 30 * dayMs);
    app.actions.setAsOf(asOfMs + 30 * dayMs);
    expect(await app.actions.findArchive(tombstones, 0, 10)).toMatchObject({ total: 0, due: 5 });
    app.actions.setAsOf(asOfMs);
    expect((await app.actions.findArchive(tombstones, 0, 10)).total).toBe(5);
    app.actions.setAsOf(asOfMs + 300 * dayMs);
    expect(await app.actions.applyTrace()).toBeGreaterThan(0);
    const after = await app.actions.findArchive(tombstones, 0, 10);
    expect(after.due).toBe(0);
    expect((await app.actions.findLog({ ...anyLog, kinds: ['dropped'] }, 0, 10)).shown).toBe(5);
    app.actions.undo();
    expect((await app.actions.findArchive(tombstones, 0, 10)).due).toBe(5);
  });

  test('decides nothing when something moved meanwhile', async () => {
    const app = await openApp();
    const applied = app.actions.applyTrace();
    app.actions.setParameter('curve.halfLifeDays', 45);
    expect(await applied).toBe(0);
    expect(app.store.getState().inputs.edits).toEqual([]);
  });
});

describe('memories by hand', () => {
  test('one is written as of now and takes part like any other', async () => {
    const app = await openApp();
    const row = await app.actions.addMemory({ text: 'Is allergic to nuts', category: 'personal_fact' });
    expect(row).toBe(10);
    app.actions.select(row);
    await app.settled();
    const { evaluation, inputs } = app.store.getState();
    expect(evaluation!.counts.total).toBe(11);
    expect(evaluation!.selected).toMatchObject({
      fullText: 'Is allergic to nuts',
      category: 'personal_fact',
      ageDays: 0,
      verdict: 'kept',
      createdMs: inputs.asOfMs,
    });
  });

  test('many are pasted: a line each, or any format', async () => {
    const app = await openApp();
    const lines = 'likes tea\n\nworks at night\r\n';
    expect(await app.actions.addMemories({ text: lines, isPlainText: true })).toBe(2);
    const json =
      '[{"id":"x","text":"from a file","created_at":"2026-11-01","reads":["2026-11-02","2026-11-20"]}]';
    expect(await app.actions.addMemories({ text: json, isPlainText: false })).toBe(1);
    app.actions.select(12);
    await app.settled();
    expect(app.store.getState().evaluation!.counts.total).toBe(13);
    expect(app.store.getState().evaluation!.selected).toMatchObject({
      id: 'x',
      readCount: 2,
      hasReadLog: true,
      idleDays: 9,
    });
    expect(await app.actions.addMemories({ text: '\u0000\u0001', isPlainText: false })).toBe(0);
    expect(app.store.getState().notices.at(-1)!.title).toBe('Nothing was added.');
  });

  test('fields are set, also of many at once, and are told in the log', async () => {
    const app = await openApp();
    app.actions.setFields([goal], { text: 'Goal: retire at 60', readCount: 9 });
    app.actions.setFields([2, 3], { category: 'goal' });
    app.actions.select(goal);
    await app.settled();
    expect(app.store.getState().evaluation!.selected).toMatchObject({
      fullText: 'Goal: retire at 60',
      readCount: 9,
      bytes: 18,
    });
    const log = await app.actions.findLog(anyLog, 0, 10);
    expect(log.lines.map(({ row, words }) => [row, words])).toEqual([
      [3, 'category set'],
      [2, 'category set'],
      [goal, 'text, reads set'],
    ]);
    expect((await app.actions.findLog({ ...anyLog, text: 'retire' }, 0, 10)).shown).toBe(1);
  });

  test('what was removed is gone from view, and undo brings it back', async () => {
    const app = await openApp();
    const before = await contentOf(app);
    app.actions.removeRows([0, 4]);
    await app.settled();
    expect(app.store.getState().evaluation!.counts.total).toBe(8);
    app.actions.undo();
    expect(await contentOf(app)).toBe(before);
  });
});

/** One thing that a person may do; what it is done to follows from the two numbers. */
const actionKinds = [
  'add',
  'paste',
  'set',
  'many',
  'remove',
  'read',
  'protect',
  'label',
  'apply',
  'restore',
  'drop',
  'removal',
  'slider',
  'asOf',
] as const;
const arbitraryAction = fc.record({
  kind: fc.constantFrom(...actionKinds),
  a: fc.nat({ max: 30 }),
  b: fc.nat({ max: 1000 }),
});

async function act(
  { actions, store }: App,
  { kind, a, b }: { kind: (typeof actionKinds)[number]; a: number; b: number },
): Promise<void> {
  const { inputs } = store.getState();
  switch (kind) {
    case 'add':
      await actions.addMemory({
        text: `written ${b}`,
        category: b % 2 ? 'goal' : 'news',
        subject: `u${a % 3}`,
      });
      break;
    case 'paste':
      await actions.addMemories({ text: `one ${b}\ntwo ${b}`, isPlainText: true });
      break;
    case 'set':
      actions.setFields([a], { text: `changed ${b}`, readCount: b, tokens: b % 2 ? null : b });
      break;
    case 'many':
      actions.setFields([a, a + 1, a + 2], { category: `c${b % 4}`, lastReadMs: inputs.asOfMs - b * 1e7 });
      break;
    case 'remove':
      actions.removeRows([a]);
      break;
    case 'read':
      actions.readRows([a, a + 3]);
      break;
    case 'protect':
      actions.protectRows([a], b % 2 === 0);
      break;
    case 'label':
      actions.labelRows([a], b % 3 === 0 ? null : 'must-keep');
      break;
    case 'apply':
      await actions.applyTrace();
      break;
    case 'restore':
      actions.restoreRows((await actions.findArchivedRows(archiveQuery)).slice(0, 1 + (a % 3)));
      break;
    case 'drop':
      actions.dropRows((await actions.findArchivedRows(archiveQuery)).slice(0, 1));
      break;
    case 'removal':
      actions.setRemoval((['archive', 'tombstone', 'delete'] as const)[b % 3]!);
      break;
    case 'slider':
      actions.setParameter('curve.halfLifeDays', 1 + b);
      actions.endGesture();
      break;
    default:
      actions.setAsOf(inputs.asOfMs + (a - 15) * 86_400_000);
  }
}

const whatUndoTakesBack = ({ inputs }: AppState) => ({
  policy: inputs.policy,
  asOfMs: inputs.asOfMs,
  labels: inputs.labels,
});

test('undo through a hundred random actions ends where they began, and redo where they ended; so does a reload', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryAction, { minLength: 100, maxLength: 100 }), async (steps) => {
      const database = freshDatabase();
      const app = await openApp({ database });
      const began = { content: await contentOf(app), ...whatUndoTakesBack(app.store.getState()) };
      for (const step of steps) {
        app.clock.ms += 1000;
        await act(app, step);
      }
      const ended = { content: await contentOf(app), ...whatUndoTakesBack(app.store.getState()) };
      while (app.store.getState().canUndo) app.actions.undo();
      expect({ content: await contentOf(app), ...whatUndoTakesBack(app.store.getState()) }).toEqual(began);
      while (app.store.getState().canRedo) app.actions.redo();
      expect({ content: await contentOf(app), ...whatUndoTakesBack(app.store.getState()) }).toEqual(ended);
      await saved(app);
      const later = createApp({ database });
      await later.actions.openSample();
      await later.settled();
      expect(await contentOf(later)).toBe(ended.content);
      const log = await app.actions.findLog(anyLog, 0, 1000);
      expect(await later.actions.findLog(anyLog, 0, 1000)).toEqual(log);
    }),
    { numRuns: 6 },
  );
});

/** Until the database has the newest edits. */
async function saved({ store, parts }: App): Promise<void> {
  const { dataset, inputs } = store.getState();
  for (;;) {
    const kept = await parts.database.findStore(dataset!.id);
    const isKept = kept
      ? JSON.stringify(kept.record.edits.map(({ number }) => number)) ===
        JSON.stringify(inputs.edits.map(({ number }) => number))
      : inputs.edits.length === 0;
    if (isKept) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
