import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../src/persistence/database.ts';
import { createInProcessClient } from './in-process-client.ts';
import { createApp } from './open-app.ts';
import { bytesOfDatabase } from './search-bytes.ts';

const archiveQuery = { place: 'archived', text: '', passes: [], sort: [] } as const;
const anyLog = { text: '', kinds: [], row: null };
const secrets = ['zebrafish', 'Zoë Quist', 'unusual-id-77', 'hidden-extra', 'old wording of it'];

const mine = [
  {
    id: 'unusual-id-77',
    text: 'keeps zebrafish',
    subject: 'Zoë Quist',
    created_at: '2025-01-01',
    note: 'hidden-extra',
  },
  { id: 'b', text: 'likes zebrafish food', subject: 'Zoë Quist', created_at: '2026-10-20' },
  { id: 'c', text: 'lives in Oslo', subject: 'Per', created_at: '2026-10-28' },
  { id: 'd', text: 'is a friend of zoë quist', subject: 'Per', created_at: '2026-10-29' },
  { id: 'e', text: 'an old thing', subject: 'Per', created_at: '2024-01-01', reads: ['2024-02-01'] },
];
const file = (name: string) => new File([mine.map((memory) => JSON.stringify(memory)).join('\n')], name);

let databases = 0;

/** Two stores and a copy that all have the subject, one of them open and worked in. */
async function openStores() {
  databases += 1;
  const name = `erase test ${databases}`;
  const app = createApp({ database: createDatabase(name) });
  const { actions } = app;
  await actions.importFile(
    new File([`${JSON.stringify(mine[0])}\n${JSON.stringify(mine[2])}`], 'other.jsonl'),
  );
  await app.settled();
  await actions.importFile(file('mine.jsonl'));
  await app.settled();
  await actions.duplicateStored(app.store.getState().dataset!.id);
  await actions.addMemory({ text: 'zebrafish again', subject: 'Zoë Quist' });
  actions.setFields([1], { text: 'old wording of it' });
  actions.setFields([1], { text: 'new wording' });
  actions.readRows([0, 2]);
  actions.labelRows([0, 4], 'must-keep');
  await actions.applyTrace();
  await app.settled();
  actions.setFilter({ text: 'Zoë Quist' });
  await app.settled();
  return { ...app, name };
}

describe('erasing a subject', () => {
  test('is counted first, store by store, and changes nothing', async () => {
    const { actions, store } = await openStores();
    const before = store.getState().inputs;
    const trial = await actions.tryErasure({ subject: 'Zoë Quist', isMentionToo: false });
    expect(trial.stores[0]).toMatchObject({ name: 'mine.jsonl', isOpen: true });
    expect(
      trial.stores
        .slice(1)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['mine.jsonl (copy)', 'other.jsonl']);
    expect(trial.active + trial.archived + trial.tombstoned + trial.earlier).toBe(3 + 2 + 1);
    expect(store.getState().inputs).toBe(before);
    const more = await actions.tryErasure({ subject: 'Zoë Quist', isMentionToo: true });
    expect(more.mentions).toBe(2);
  });

  test('leaves none of its bytes anywhere', async () => {
    const { actions, store, parts, name, settled, saved } = await openStores();
    const all = await bytesOfDatabase(name);
    for (const secret of secrets) expect(all.includes(secret), secret).toBe(true);
    const receipt = await actions.eraseSubject({ subject: 'Zoë Quist', isMentionToo: true });
    expect(receipt).toMatchObject({ failed: [], mentions: 2 });
    await settled();
    const { inputs, canUndo, evaluation, memoryLog, notices, dataset } = store.getState();
    expect(canUndo).toBe(false);
    await actions.saveMemories();
    await actions.saveArchive(archiveQuery);
    await actions.saveLog(anyLog, 'jsonl');
    await actions.saveLog(anyLog, 'csv');
    await actions.exportVerdicts('json');
    const left = [
      (await bytesOfDatabase(name)).toString('latin1'),
      (await bytesOfDatabase(name)).toString('utf8'),
      JSON.stringify([inputs, evaluation, memoryLog, notices, dataset]),
      actions.shareLink() ?? '',
      ...(await Promise.all(saved.map(({ content }) => content.text()))),
      JSON.stringify(await actions.findLog(anyLog, 0, 100)),
      JSON.stringify(await actions.findArchive(archiveQuery, 0, 100)),
      JSON.stringify(await actions.findSubjects()),
      JSON.stringify(await parts.database.findLastState()),
    ]
      .join('\n')
      .toLowerCase();
    for (const secret of secrets) {
      expect(left.includes(secret.toLowerCase()), secret).toBe(false);
      expect(left.includes(Buffer.from(secret).toString('latin1').toLowerCase()), secret).toBe(false);
    }
  });

  test('leaves the others: their memories, their decisions and labels, in every store', async () => {
    const { actions, store, settled, parts } = await openStores();
    const log = await actions.findLog({ ...anyLog, row: 4 }, 0, 10);
    await actions.eraseSubject({ subject: 'Zoë Quist', isMentionToo: false });
    await settled();
    expect(await actions.findLog({ ...anyLog, row: 4 }, 0, 10)).toMatchObject({
      lines: log.lines.map(({ decision, madeMs }) => ({ decision, madeMs })),
    });
    expect(store.getState().inputs.labels).toEqual({ 4: 'must-keep' });
    expect(store.getState().evaluation!.counts.total).toBe(2);
    actions.restoreRows([4]);
    await settled();
    expect(store.getState().evaluation!.counts.total).toBe(3);
    actions.select(4);
    await settled();
    expect(store.getState().evaluation!.selected).toMatchObject({ readCount: 1, fullText: 'an old thing' });
    const lines = (await actions.findLog(anyLog, 0, 50)).lines;
    expect(lines.map(({ kind }) => kind)).toContain('erased');
    const other = store.getState().stores.find(({ name }) => name === 'other.jsonl')!;
    await actions.openStored(other.id);
    await settled();
    expect(store.getState().evaluation!.counts.total).toBe(1);
    expect((await parts.database.findStore(other.id))!.file).toBeNull();
  });

  test('what is left is opened again as it was, and worked in', async () => {
    const { actions, store, settled, parts } = await openStores();
    await actions.eraseSubject({ subject: 'Zoë Quist', isMentionToo: false });
    await settled();
    await actions.addMemory({ text: 'after it', subject: 'Per' });
    await settled();
    const { id } = store.getState().dataset!;
    const total = store.getState().evaluation!.counts.total;
    await actions.openSample();
    await actions.openStored(id);
    await settled();
    expect(store.getState().evaluation!.counts.total).toBe(total);
    const later = createApp({ database: parts.database, client: createInProcessClient() });
    await later.actions.openStored(id);
    await later.settled();
    expect(later.store.getState().evaluation!.counts.total).toBe(total);
    const subjects = await later.actions.findSubjects();
    expect(subjects.map(({ name }) => name)).toEqual(['Per']);
  });
});

/** Until the database has the newest edits. */
async function untilSaved(database: Database, store: Awaited<ReturnType<typeof openStores>>['store']) {
  const { dataset, inputs } = store.getState();
  const newest = inputs.edits.at(-1)?.number;
  for (;;) {
    const kept = await database.findStore(dataset!.id);
    if (kept?.record.edits.at(-1)?.number === newest) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a page that dies while a trace is carried out leaves the store before or after, never between', async () => {
  const { actions, store, parts, settled } = await openStores();
  const { id } = store.getState().dataset!;
  actions.clearFilter();
  actions.restoreRows(await actions.findArchivedRows(archiveQuery));
  await settled();
  await untilSaved(parts.database, store);
  const content = async () => {
    const later = createApp({ database: parts.database, client: createInProcessClient() });
    await later.actions.openStored(id);
    await later.settled();
    return later.store.getState().evaluation!.counts.total;
  };
  const before = store.getState().evaluation!.counts.total;
  const applied = actions.applyTrace();
  const during = await content();
  const gone = await applied;
  await settled();
  expect(gone).toBeGreaterThan(0);
  expect([before, before - gone]).toContain(during);
  await untilSaved(parts.database, store);
  expect(await content()).toBe(before - gone);
});
