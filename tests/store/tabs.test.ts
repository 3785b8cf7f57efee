import { describe, expect, test } from 'vitest';
import type { TabMessage, Tabs } from '../../src/store/store-parts.ts';
import { createApp, freshDatabase } from './open-app.ts';

/** Channels between tabs: everyone but the sender hears, a moment later. */
function createBus() {
  const listeners: { own: Tabs; hear: (message: TabMessage) => void }[] = [];
  return (): Tabs => {
    const own: Tabs = {
      tell: (message) => {
        for (const { own: other, hear } of listeners) if (other !== own) queueMicrotask(() => hear(message));
      },
      hear: (hear) => void listeners.push({ own, hear }),
    };
    return own;
  };
}

const rows = ['a', 'b', 'c'].map((id) => ({ id, text: `memory ${id}`, created_at: '2026-10-20' }));
const file = () => new File([JSON.stringify(rows)], 'mine.jsonl');

async function openTwice() {
  const database = freshDatabase();
  const join = createBus();
  const first = createApp({ database, tabs: join() });
  await first.actions.importFile(file());
  await first.settled();
  const second = createApp({ database, tabs: join() });
  await second.actions.openStored(first.store.getState().dataset!.id);
  await second.settled();
  return { first, second, database };
}

type App = ReturnType<typeof createApp>;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}
const namesOf = ({ store }: App) => store.getState().stores.map(({ name }) => name);

describe('two tabs on one store', () => {
  test('one that hears of the other’s change says so, and can show it', async () => {
    const { first, second } = await openTwice();
    first.actions.removeRows([0]);
    await until(() => second.store.getState().isBehind);
    const { notices } = second.store.getState();
    expect(notices.at(-1)!.title).toBe('mine.jsonl was changed in another tab.');
    expect(second.store.getState().inputs.edits).toEqual([]);
    notices.at(-1)!.action!.run();
    await until(() => second.store.getState().inputs.edits.length === 1);
    expect(second.store.getState().isBehind).toBe(false);
  });

  test('neither writes over the other: what was done in both is kept', async () => {
    const { first, second, database } = await openTwice();
    first.actions.removeRows([0]);
    await until(() => second.store.getState().isBehind);
    await second.actions.addMemory({ text: 'only here' });
    await until(() => namesOf(second).length === 2);
    expect(namesOf(second).sort()).toEqual(['mine.jsonl', 'mine.jsonl (second tab)']);
    expect(second.store.getState().dataset!.name).toBe('mine.jsonl (second tab)');
    const own = await database.findStore(first.store.getState().dataset!.id);
    expect(own!.record.edits.map(({ kind }) => kind)).toEqual(['remove']);
    const copy = await database.findStore(second.store.getState().dataset!.id);
    expect(copy!.record.edits.map(({ kind }) => kind)).toEqual(['add']);
    expect(copy!.batches.size).toBe(1);
    // From here on the copy is a store like any other.
    second.actions.removeRows([1]);
    await until(async () => (await database.findStore(copy!.record.id))!.record.edits.length === 2);
  });

  test('a tab that has not heard of it finds out when it saves', async () => {
    const database = freshDatabase();
    const first = createApp({ database });
    await first.actions.importFile(file());
    await first.settled();
    const second = createApp({ database });
    await second.actions.openStored(first.store.getState().dataset!.id);
    await second.settled();
    first.actions.readRows([1]);
    await until(
      async () => (await database.findStore(first.store.getState().dataset!.id))!.record.revision === 2,
    );
    second.actions.readRows([2]);
    await until(() => namesOf(second).length === 2);
  });

  test('somebody erased in one tab does not live on in the other', async () => {
    const { first, second, database } = await openTwice();
    first.actions.setFields([0], { subject: 'Zoë' });
    await until(() => second.store.getState().isBehind);
    await first.actions.eraseSubject({ subject: 'Zoë', isMentionToo: false });
    await until(() => second.store.getState().dataset!.rowCount === 3 && !second.store.getState().isBehind);
    await second.settled();
    expect(second.store.getState().evaluation!.counts.total).toBe(2);
    second.actions.readRows([1]);
    await until(
      async () =>
        (await database.findStore(second.store.getState().dataset!.id))!.record.edits.at(-1)!.kind === 'read',
    );
    expect(namesOf(second)).toEqual(['mine.jsonl']);
  });
});

test('a store that another tab deletes stays open here, and says that it is not kept', async () => {
  const { first, second } = await openTwice();
  await first.actions.deleteStored(first.store.getState().dataset!.id);
  await until(() => !second.store.getState().dataset!.isSaved);
  second.actions.readRows([1]);
  await second.settled();
  expect(second.store.getState().evaluation!.counts.total).toBe(3);
});

test('a browser that refuses to keep changes says so once, and they hold', async () => {
  const database = freshDatabase();
  const full = {
    ...database,
    saveWork: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  };
  const app = createApp({ database: full });
  await app.actions.importFile(file());
  await app.settled();
  app.actions.removeRows([0]);
  await until(() => !app.store.getState().dataset!.isSaved);
  app.actions.removeRows([1]);
  await app.settled();
  expect(app.store.getState().evaluation!.counts.total).toBe(1);
  expect(app.store.getState().notices.map(({ title }) => title)).toEqual([
    'Changes to mine.jsonl are not saved.',
  ]);
});
