import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serialisePolicy } from '../../src/persistence/policy-codec.ts';
import { type Address, addressOf, syncAddress } from '../../src/store/address-sync.ts';
import { createApp, freshDatabase } from './open-app.ts';

/** A browser's history of one tab, as far as the app sees it. */
function createTab(first = '') {
  const entries = [first];
  let at = 0;
  const listeners: (() => void)[] = [];
  const address: Address = {
    get: () => entries[at]!,
    set: (next, isNewStep) => {
      if (isNewStep) {
        entries.splice(at + 1);
        at += 1;
      }
      entries[at] = next;
    },
    onChange: (listener) => void listeners.push(listener),
    onLeave: () => undefined,
  };
  const go = (step: number) => {
    at += step;
    for (const listener of listeners) listener();
  };
  return { address, entries, go };
}

async function visit(tab: ReturnType<typeof createTab>, database = freshDatabase()) {
  const app = createApp({ database });
  await syncAddress(app.store, tab.address, database);
  await app.settled();
  return app;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first visit opens the sample and writes its address', async () => {
  const tab = createTab();
  const { store } = await visit(tab);
  expect(store.getState().dataset!.isSample).toBe(true);
  expect(tab.entries).toEqual([addressOf(store.getState())]);
  expect(tab.entries[0]).toMatch(/^\/trace\/[\w-]+$/);
});

test('a reload comes back to the same inputs', async () => {
  const tab = createTab();
  const first = await visit(tab);
  first.actions.setParameter('curve.halfLifeDays', 45);
  first.actions.setFilter({ verdicts: ['lru'] });
  vi.runAllTimers();
  const again = await visit(tab);
  expect(again.store.getState().inputs).toEqual(first.store.getState().inputs);
});

test('a slider writes the address once it rests, and is no step for Back', async () => {
  const tab = createTab();
  const { actions } = await visit(tab);
  const before = tab.entries[0];
  for (let days = 31; days < 60; days += 1) actions.setParameter('curve.halfLifeDays', days);
  expect(tab.entries).toEqual([before]);
  vi.runAllTimers();
  expect(tab.entries).toHaveLength(1);
  expect(tab.entries[0]).not.toBe(before);
});

test('a view and a selection are steps; Back returns to them', async () => {
  const tab = createTab();
  const { store, actions, settled } = await visit(tab);
  actions.setView('curves');
  actions.setView('trace');
  actions.select(4);
  expect(tab.entries).toHaveLength(4);
  const came = (want: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        const { view, selectedRow } = store.getState().inputs;
        if (`${view} ${selectedRow}` !== want) return;
        stop();
        resolve();
      };
      const stop = store.subscribe(look);
      look();
    });
  tab.go(-1);
  await came('trace null');
  tab.go(-1);
  await came('curves null');
  tab.go(2);
  await came('trace 4');
  await settled();
  vi.runAllTimers();
  expect(tab.entries).toHaveLength(4);
});

test('an empty address comes back to the last visit', async () => {
  const database = freshDatabase();
  const first = await visit(createTab(), database);
  first.actions.setParameter('curve.halfLifeDays', 45);
  vi.runAllTimers();
  await vi.waitFor(async () => {
    expect(await database.findLastState()).toBe(addressOf(first.store.getState()));
  });
  const again = await visit(createTab(), database);
  expect(again.store.getState().inputs.policy.curve.params.halfLifeDays).toBe(45);
});

test('a damaged address is said, and nothing is shown in its place', async () => {
  const tab = createTab('/trace/nonsense');
  const database = freshDatabase();
  const { store } = createApp({ database });
  await syncAddress(store, tab.address, database);
  expect(store.getState().notices[0]!.title).toBe('The link was not opened.');
  expect(store.getState().dataset).toBeNull();
  expect(tab.entries).toEqual(['/trace/nonsense']);
});

test('a database that is blocked starts the app all the same', async () => {
  const blocked = {
    ...freshDatabase(),
    findLastState: async () => {
      throw new Error('blocked');
    },
    putLastState: async () => {
      throw new Error('blocked');
    },
  };
  const { store, actions } = await visit(createTab(), blocked);
  actions.setParameter('curve.halfLifeDays', 45);
  vi.runAllTimers();
  expect(store.getState().dataset!.isSample).toBe(true);
});

test('a state that is too large for a link survives a reload and Back, and is not taken from another tab', async () => {
  const database = freshDatabase();
  const tab = createTab();
  const first = await visit(tab, database);
  first.actions.setFilter({ text: 'ab'.repeat(50_000) });
  first.actions.setView('curves');
  first.actions.setView('trace');
  vi.runAllTimers();
  expect(tab.entries.at(-1)).toMatch(/^\/trace\/~kept-[0-9a-f]{8}$/);
  expect(first.actions.shareLink()).toBeNull();
  await vi.waitFor(async () => {
    expect(await database.findLastState()).toBe(addressOf(first.store.getState()));
  });
  const again = await visit(tab, database);
  expect(again.store.getState().inputs).toEqual(first.store.getState().inputs);
  tab.go(-1);
  await vi.waitFor(() => expect(again.store.getState().inputs.view).toBe('curves'));
  expect(again.store.getState().inputs.filter.text).toHaveLength(100_000);

  const stranger = createTab(tab.entries.at(-1));
  const { store } = createApp();
  await syncAddress(store, stranger.address, freshDatabase());
  expect(store.getState().notices[0]!.title).toBe('The link was not opened.');
  expect(store.getState().dataset).toBeNull();
});

test('nothing that a person can set makes an address that a reload refuses', async () => {
  const tab = createTab();
  const first = await visit(tab);
  const policy = { ...first.store.getState().inputs.policy, name: 'n'.repeat(400) };
  first.actions.importPolicy('p.json', serialisePolicy(policy));
  first.actions.pinBaseline();
  for (let i = 0; i < 40; i += 1) {
    first.actions.addComparedCurve({ name: '', curveId: 'step', params: { lifetimeDays: 10 + i } });
  }
  first.actions.setReadPins(Array.from({ length: 600 }, (_, day) => day));
  vi.runAllTimers();
  const again = await visit(tab);
  expect(again.store.getState().notices).toEqual([]);
  expect(again.store.getState().inputs.curves).toHaveLength(24);
  expect(again.store.getState().inputs.readPins).toHaveLength(500);
});
