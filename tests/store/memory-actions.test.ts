import { describe, expect, test } from 'vitest';
import { openApp } from './open-app.ts';

const goal = 1;

/** Waits until the store holds cures; they come a moment after the reply. */
async function openCures() {
  const app = await openApp();
  app.actions.select(goal);
  await app.settled();
  await new Promise<void>((resolve) => {
    const stop = app.store.subscribe(({ cures }) => {
      if (!cures) return;
      stop();
      resolve();
    });
  });
  return app;
}

describe('changes to one memory', () => {
  test('are told, count together by kind, and are taken back by kind', async () => {
    const { store, actions, settled } = await openApp();
    const { asOfMs } = store.getState().inputs;
    actions.editRow({ kind: 'read', row: goal, atMs: asOfMs });
    expect(store.getState().lastMove).toMatchObject({ path: 'memory.1', to: 'Read now' });
    actions.editRow({ kind: 'protect', row: goal, isProtected: true });
    actions.editRow({ kind: 'protect', row: 2, isProtected: true });
    expect(store.getState().lastMove!.to).toBe('Protected');
    actions.removeEdits(goal, 'protect');
    await settled();
    expect(store.getState().inputs.edits).toMatchObject([
      { kind: 'read', row: goal, atMs: asOfMs },
      { kind: 'protect', row: 2, isProtected: true },
    ]);
    actions.undo();
    expect(store.getState().inputs.edits).toHaveLength(3);
  });

  test('a label pressed again is none', async () => {
    const { store, actions, settled } = await openApp();
    actions.setLabel(goal, 'must-keep');
    await settled();
    expect(store.getState().evaluation!.counts.mustKeepLost).toBe(1);
    actions.setLabel(goal, null);
    expect(store.getState().inputs.labels).toEqual({});
  });
});

describe('cures', () => {
  test('come for an evicted memory; trying one is one step and says what it did', async () => {
    const { store, actions, settled } = await openCures();
    const { cures } = store.getState();
    expect(cures).toMatchObject({ row: goal, verdict: 'lru' });
    const pair = cures!.cures.find(({ works, change }) => works && change?.kind === 'policy')!;
    actions.applyCure(pair);
    await settled();
    expect(store.getState().evaluation!.selected!.verdict).toBe('kept');
    expect(store.getState().lastMove).toMatchObject({ path: 'cure', to: pair.label });
    actions.undo();
    await settled();
    expect(store.getState().evaluation!.counts.kept).toBe(5);
  });

  test('are let go as soon as anything moves that they were worked out from', async () => {
    const { store, actions } = await openCures();
    actions.setParameter('curve.halfLifeDays', 31);
    expect(store.getState().cures).toBeNull();
  });

  test('one that does not work changes nothing', async () => {
    const { store, actions } = await openCures();
    const before = store.getState().inputs;
    actions.applyCure(store.getState().cures!.cures.find(({ works }) => !works)!);
    expect(store.getState().inputs).toBe(before);
  });
});

test('memories are found by their words', async () => {
  const { actions } = await openApp();
  expect((await actions.findMemories('salary')).map(({ id }) => id)).toEqual(['m3', 'm4']);
  expect(await actions.findMemories(' ')).toEqual([]);
});
