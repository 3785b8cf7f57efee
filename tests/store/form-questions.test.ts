import { expect, test } from 'vitest';
import { createApp } from './open-app.ts';

async function openSample() {
  const app = createApp();
  await app.actions.openSample();
  await app.settled();
  return app;
}

test('a memory’s fields are told as they would be set: what follows from the text is null', async () => {
  const { actions } = await openSample();
  const own = await actions.findFields(1);
  expect(own).toMatchObject({
    row: 1,
    text: 'Goal: retire at 55',
    category: 'goal',
    subject: '',
    readCount: 6,
    tokens: null,
    bytes: null,
    hasReadLog: false,
  });
  expect(await actions.findFields(99)).toBeNull();
});

test('fields that were set are told back, of added memories too', async () => {
  const { actions } = await openSample();
  const row = await actions.addMemory({ text: 'Moves to Pune', subject: 'Asha', tokens: 9, readCount: 2 });
  expect(row).toBe(10);
  actions.setFields([row!], { alignment: 0.5, bytes: 400, lastReadMs: Date.UTC(2026, 10, 29) });
  expect(await actions.findFields(row!)).toMatchObject({
    text: 'Moves to Pune',
    subject: 'Asha',
    tokens: 9,
    bytes: 400,
    alignment: 0.5,
    readCount: 2,
    lastReadMs: Date.UTC(2026, 10, 29),
  });
});

test('a read log decides last read and reads', async () => {
  const { actions, settled } = createApp();
  const line = { text: 'x', created_at: '2026-01-01', reads: ['2026-02-01', '2026-03-01'] };
  await actions.importFile(new File([JSON.stringify(line)], 'log.jsonl'));
  await settled();
  expect(await actions.findFields(0)).toMatchObject({
    hasReadLog: true,
    readCount: 2,
    lastReadMs: Date.UTC(2026, 2, 1),
  });
});

test('a text is counted as it would be added, and nothing is added', async () => {
  const { actions, store } = await openSample();
  expect(await actions.tryMemories({ text: 'one\n\n two \r\nthree', isPlainText: true })).toEqual({
    count: 3,
    problemCount: 0,
    problem: null,
    refusal: null,
  });
  const csv = 'text,created_at\nTea,2026-01-01\nCoffee,2026-13-01';
  const trial = await actions.tryMemories({ text: csv, isPlainText: false });
  expect(trial).toMatchObject({ count: 2, problemCount: 1, refusal: null });
  expect(trial.problem).toMatch(/^Line 3, created_at: /);
  expect((await actions.tryMemories({ text: '{"text": ', isPlainText: false })).count).toBeLessThanOrEqual(1);
  expect(store.getState().inputs.edits).toEqual([]);
});

test('rows between two places of the shown list are marked, besides those that are', async () => {
  const { actions, store, settled } = await openSample();
  actions.setSort([{ column: 'idle', isDescending: false }]);
  await settled();
  const order = store.getState().evaluation!.window.rows.map(({ row }) => row);
  actions.setMarked([order[9]!]);
  await actions.markBetween(3, 1);
  expect(store.getState().marked).toEqual(new Set([order[9], ...order.slice(1, 4)]));
  await actions.markShown();
  expect(store.getState().marked.size).toBe(10);
});
