import { describe, expect, test, vi } from 'vitest';
import { ImportCancelled } from '../../src/engine/contracts/importer.ts';
import { emptyFilter } from '../../src/engine/evaluation.ts';
import { importanceTerms } from '../../src/engine/policy.ts';
import { createPreferences } from '../../src/persistence/preferences.ts';
import { encodeLinkState } from '../../src/persistence/share-link.ts';
import { linkStateOf } from '../../src/store/dataset-actions.ts';
import { linkedEdits } from '../../src/store/link-edits.ts';
import type { EngineClient } from '../../src/worker/protocol.ts';
import { createInProcessClient } from './in-process-client.ts';
import { createApp, freshDatabase, openApp } from './open-app.ts';

const day = 86_400_000;
const lines = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    JSON.stringify({ id: `x${i}`, text: `t${i}`, created_at: '2026-11-01' }),
  );
const file = (text: string, name = 'mine.jsonl') => new File([text], name);

test('a file that is opened while another is being read wins, and the other is let go', async () => {
  const engine = createInProcessClient();
  let letGo: (() => void) | undefined;
  /** Reads slow.jsonl until it is cancelled. */
  const client: EngineClient = {
    ...engine,
    import: (request, onProgress) =>
      request.name === 'slow.jsonl'
        ? new Promise((_, reject) => {
            letGo = () => reject(new ImportCancelled('slow.jsonl was cancelled.'));
          })
        : engine.import(request, onProgress),
    cancelImport: () => letGo?.(),
  };
  const { store, actions, settled } = createApp({ client });
  const slow = actions.importFile(file(lines(2).join('\n'), 'slow.jsonl'));
  await vi.waitFor(() => expect(letGo).toBeDefined());
  await Promise.all([slow, actions.importFile(file(lines(3).join('\n'), 'quick.jsonl'))]);
  await settled();
  expect(store.getState().dataset).toMatchObject({ name: 'quick.jsonl', rowCount: 3 });
  expect(store.getState().importing).toBeNull();
  expect(store.getState().notices.map(({ title, detail }) => [title, detail])).toEqual([
    ['slow.jsonl was not opened.', 'Another was opened instead.'],
  ]);
});

describe('the sample', () => {
  test('opens with five kept of ten', async () => {
    const { store } = await openApp();
    const { evaluation, dataset, inputs } = store.getState();
    expect(evaluation!.counts).toMatchObject({ total: 10, kept: 5, unusable: 0, notYet: 0 });
    expect(evaluation!.lost.count).toBe(1);
    expect(evaluation!.window.rows).toHaveLength(10);
    expect(dataset).toMatchObject({ name: 'Notebook', rowCount: 10, isSample: true });
    expect(inputs.asOfMs).toBe(Date.UTC(2026, 10, 29));
    expect(store.getState().canUndo).toBe(false);
  });

  test('that cannot be loaded is a notice', async () => {
    const load = async () => {
      throw new Error('HTTP 404');
    };
    const { store, actions } = createApp({ sample: { name: 'Notebook', asOfMs: 0, load } });
    await actions.openSample();
    expect(store.getState().notices.map(({ title }) => title)).toEqual(['The sample could not be loaded.']);
    expect(store.getState().dataset).toBeNull();
  });
});

describe('undo', () => {
  test('a drag is one step, and says what it moved from', async () => {
    const { store, actions, clock, settled } = await openApp();
    for (let halfLife = 31; halfLife <= 60; halfLife += 1) {
      clock.ms += 16;
      actions.setParameter('curve.halfLifeDays', halfLife);
    }
    await settled();
    expect(store.getState().inputs.policy.curve.params.halfLifeDays).toBe(60);
    expect(store.getState().lastMove).toMatchObject({ path: 'curve.halfLifeDays', from: '30', to: '60' });
    actions.undo();
    expect(store.getState().inputs.policy.curve.params.halfLifeDays).toBe(30);
    expect(store.getState()).toMatchObject({ canUndo: false, canRedo: true, lastMove: null });
    actions.redo();
    expect(store.getState().inputs.policy.curve.params.halfLifeDays).toBe(60);
  });

  test('two drags of one slider are two steps once the first is over; a pause in mid-drag ends nothing', async () => {
    const { store, actions, clock } = await openApp();
    const halfLife = () => store.getState().inputs.policy.curve.params.halfLifeDays;
    actions.setParameter('curve.halfLifeDays', 40);
    actions.endGesture();
    actions.setParameter('curve.halfLifeDays', 50);
    clock.ms += 5000;
    actions.setParameter('curve.halfLifeDays', 60);
    actions.undo();
    expect(halfLife()).toBe(40);
    actions.undo();
    expect(halfLife()).toBe(30);
  });

  test('typing in the filter is one step until a pause', async () => {
    const { store, actions, clock } = await openApp();
    const text = () => store.getState().inputs.filter.text;
    for (const typed of ['g', 'go', 'goal']) actions.setFilter({ text: typed });
    clock.ms += 5000;
    actions.setFilter({ text: 'goals' });
    actions.undo();
    expect(text()).toBe('goal');
    actions.undo();
    expect(text()).toBe('');
  });

  test('leaves where the person looks: view, selection, order', async () => {
    const { store, actions } = await openApp();
    actions.setParameter('curve.halfLifeDays', 40);
    actions.setView('curves');
    actions.select(3);
    actions.setSort([{ column: 'age', isDescending: true }]);
    actions.undo();
    expect(store.getState().inputs).toMatchObject({ view: 'curves', selectedRow: 3 });
    expect(store.getState().inputs.sort).toHaveLength(1);
    expect(store.getState().inputs.policy.curve.params.halfLifeDays).toBe(30);
  });

  test('ends where another store was opened', async () => {
    const { store, actions, settled } = await openApp();
    actions.setParameter('curve.halfLifeDays', 40);
    await actions.importFile(file(lines(3).join('\n')));
    await settled();
    expect(store.getState().canUndo).toBe(false);
    expect(store.getState().inputs.policy.curve.params.halfLifeDays).toBe(40);
  });
});

describe('files', () => {
  test('a store is opened, saved, listed and opened again with its own as-of', async () => {
    const { store, actions, settled } = await openApp();
    await actions.importFile(file(lines(4).join('\n')));
    await settled();
    const { dataset, evaluation, inputs, stores } = store.getState();
    expect(dataset).toMatchObject({ name: 'mine.jsonl', rowCount: 4, isSample: false, isSaved: true });
    expect(evaluation!.counts.total).toBe(4);
    expect(inputs.asOfMs).toBe(Date.UTC(2026, 10, 1));
    expect(stores.map(({ name }) => name)).toEqual(['mine.jsonl']);
    await actions.openSample();
    await actions.openStored(stores[0]!.id);
    await settled();
    expect(store.getState().dataset).toMatchObject({ name: 'mine.jsonl', isSaved: true });
  });

  test('one that cannot be used leaves what was open', async () => {
    const { store, actions } = await openApp();
    const before = store.getState();
    await actions.importFile(file('\u0000\u0001\u0002', 'photo.png'));
    const { dataset, evaluation, inputs, notices, importing } = store.getState();
    expect(dataset).toBe(before.dataset);
    expect(evaluation).toBe(before.evaluation);
    expect(inputs).toBe(before.inputs);
    expect(importing).toBeNull();
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ kind: 'error', title: 'photo.png was not opened.' });
    expect(notices[0]!.detail).toContain('What was open stays open.');
  });

  test('a browser that keeps nothing says so; the store is open all the same', async () => {
    const refuse = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { store, actions, settled } = await openApp({ database: { ...freshDatabase(), addStore: refuse } });
    await actions.importFile(file(lines(2).join('\n')));
    await settled();
    expect(store.getState().dataset).toMatchObject({ rowCount: 2, isSaved: false });
    expect(store.getState().notices.map(({ title }) => title)).toEqual([
      'mine.jsonl is open, but not saved.',
    ]);
  });

  test('one that was deleted elsewhere is a notice', async () => {
    const { store, actions } = await openApp();
    await actions.openStored('0'.repeat(64));
    expect(store.getState().notices[0]!.title).toBe('This store is not in this browser any more.');
    expect(store.getState().dataset!.isSample).toBe(true);
  });

  test('verdicts are written as filtered and sorted', async () => {
    const { actions, saved, settled } = await openApp();
    actions.setFilter({ verdicts: ['kept'] });
    actions.setSort([{ column: 'importance', isDescending: true }]);
    await settled();
    await actions.exportVerdicts('csv');
    const rows = (await saved[0]!.content.text()).trim().split(/\r?\n/);
    expect(saved[0]!.name).toBe('Notebook-verdicts.csv');
    expect(rows).toHaveLength(6);
    expect(rows[1]).toMatch(/^m5,kept,/);
  });
});

describe('policies', () => {
  test('a file is the policy; a refused one leaves it and says why', async () => {
    const { store, actions } = await openApp();
    const text = actions.exportPolicy();
    actions.importPolicy('a.json', text.replace('"halfLifeDays": 30', '"halfLifeDays": 45'));
    expect(store.getState().inputs.policy.curve.params.halfLifeDays).toBe(45);
    const { policy } = store.getState().inputs;
    actions.importPolicy('b.json', text.replace('"halfLifeDays"', '"halflife"'));
    expect(store.getState().inputs.policy).toBe(policy);
    expect(store.getState().notices.at(-1)).toMatchObject({
      kind: 'error',
      title: 'b.json was not loaded.',
      detail:
        '"halflife" is not a known key of curve.params; did you mean "halfLifeDays"? The current policy is unchanged.',
    });
  });

  test('"keep the sum at 1" scales the other weights', async () => {
    const { store, actions } = await openApp();
    const weights = () => store.getState().inputs.policy.importance.weights;
    actions.setParameter('importance.weights.recency', 0.7);
    expect(weights()).toMatchObject({ recency: 0.7, frequency: 0.3, category: 0.3 });
    actions.undo();
    actions.setKeepsWeightSum(true);
    actions.setParameter('importance.weights.recency', 0.7);
    expect(weights().frequency).toBeCloseTo(0.15, 12);
    expect(weights().category).toBeCloseTo(0.15, 12);
    for (const value of [0, 1, 0.25, 0.999]) {
      actions.endGesture();
      actions.setParameter('importance.weights.recency', value);
      const sum = importanceTerms.reduce((total, term) => total + weights()[term], 0);
      expect(sum).toBeCloseTo(1, 12);
      for (const term of importanceTerms) expect(weights()[term]).toBeGreaterThanOrEqual(0);
    }
  });

  test('a path that leads nowhere changes nothing', async () => {
    const { store, actions } = await openApp();
    const { inputs } = store.getState();
    for (const path of ['', 'curve', 'curve.nope', 'passes.99.cap', '__proto__.x', 'constructor']) {
      actions.setParameter(path, 1);
      actions.resetParameter(path);
    }
    expect(store.getState().inputs).toBe(inputs);
  });

  test('every pass, curve and read effect there is can be chosen and still gives a trace', async () => {
    const { store, actions, parts, settled } = await openApp();
    for (const { id } of parts.plugins.passes) actions.addPass(id);
    for (const { id } of parts.plugins.curves) {
      for (const effect of parts.plugins.readEffects) {
        actions.setCurve(id);
        actions.setReadEffect(effect.id);
        await settled();
        expect(store.getState().evaluation!.counts.total).toBe(10);
      }
    }
    expect(store.getState().notices).toEqual([]);
    actions.resetPolicy();
    await settled();
    expect(store.getState().evaluation!.counts.kept).toBe(5);
  });
});

describe('links', () => {
  test('to a store that this browser lacks: nothing is shown until the file is opened, then it is complete', async () => {
    const maker = await openApp();
    await maker.actions.importFile(file(lines(3).join('\n')));
    maker.actions.setParameter('curve.halfLifeDays', 45);
    maker.actions.setFilter({ isFlaggedOnly: true });
    maker.actions.setAsOf(Date.UTC(2026, 10, 20));
    const link = maker.actions.shareLink()!.replace('https://lethe.test/#', '');

    const other = createApp();
    await other.actions.openLink(link);
    expect(other.store.getState()).toMatchObject({
      dataset: null,
      evaluation: null,
      missingStore: { name: 'mine.jsonl' },
    });
    expect(other.store.getState().notices[0]!.title).toContain('“mine.jsonl”');
    await other.actions.importFile(file(lines(3).join('\n'), 'renamed.jsonl'));
    await other.settled();
    const { inputs, missingStore } = other.store.getState();
    expect(missingStore).toBeNull();
    expect(inputs.policy.curve.params.halfLifeDays).toBe(45);
    expect(inputs.filter.isFlaggedOnly).toBe(true);
    expect(inputs.asOfMs).toBe(Date.UTC(2026, 10, 20));
  });

  test('to the sample: everything in it arrives', async () => {
    const maker = await openApp();
    maker.actions.setAsOf(Date.UTC(2026, 11, 24));
    maker.actions.select(1);
    maker.actions.setFilter({ verdicts: ['lru', 'kept'] });
    maker.actions.editRow({ kind: 'protect', row: 1, isProtected: true });
    maker.actions.setLabel(3, 'must-keep');
    maker.actions.pinBaseline();
    maker.actions.setView('curves');
    const link = maker.actions.shareLink()!.split('#')[1]!;
    const other = createApp();
    await other.actions.openLink(link);
    await other.settled();
    // Numbers and clock times of edits are each browser's own.
    const plain = ({ inputs }: ReturnType<typeof maker.store.getState>) => ({
      ...inputs,
      edits: linkedEdits(inputs.edits),
      baseline: { ...inputs.baseline, edits: linkedEdits(inputs.baseline!.edits) },
    });
    expect(plain(other.store.getState())).toEqual(plain(maker.store.getState()));
    expect(other.store.getState().inputs.edits).toHaveLength(1);
    expect(other.store.getState().canUndo).toBe(false);
  });

  test('a damaged one leaves what is open and says so', async () => {
    const { store, actions } = await openApp();
    const { dataset, inputs } = store.getState();
    await actions.openLink('trace/abc');
    expect(store.getState().dataset).toBe(dataset);
    expect(store.getState().inputs.policy).toBe(inputs.policy);
    expect(store.getState().notices[0]).toMatchObject({ kind: 'error', title: 'The link was not opened.' });
  });

  test('to a view that there is not shows the trace', async () => {
    const { store, actions } = await openApp();
    await actions.openLink(`atlantis/${encodeLinkState(linkStateOf(store.getState()))}`);
    expect(store.getState().inputs.view).toBe('trace');
    expect(store.getState().notices).toHaveLength(1);
  });
});

describe('preferences', () => {
  test('theme and panel are kept; where they cannot be, a notice says so once', () => {
    const { store, actions, parts } = createApp();
    actions.setTheme('dark');
    actions.setPanelOpen(false);
    const again = createApp({ preferences: parts.preferences });
    expect(again.store.getState()).toMatchObject({ theme: 'dark', isPanelOpen: false });
    expect(store.getState().notices).toEqual([]);

    const blocked = createApp({
      preferences: createPreferences(() => {
        throw new Error('blocked');
      }),
    });
    blocked.actions.setTheme('light');
    blocked.actions.setTheme('dark');
    expect(blocked.store.getState().theme).toBe('dark');
    expect(blocked.store.getState().notices).toHaveLength(1);
  });
});

test('the neighbour of a selection outside of the window is asked for', async () => {
  const { store, actions, settled } = await openApp();
  actions.setWindow(0, 2);
  actions.select(1);
  await settled();
  actions.selectNeighbour(1);
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(({ inputs }) => {
      if (inputs.selectedRow !== 2) return;
      stop();
      resolve();
    });
  });
  expect(store.getState().inputs.selectedRow).toBe(2);
});

test('as-of that no calendar has is not taken', async () => {
  const { store, actions } = await openApp();
  const { asOfMs } = store.getState().inputs;
  for (const ms of [Number.NaN, Number.POSITIVE_INFINITY, 9e15]) actions.setAsOf(ms);
  expect(store.getState().inputs.asOfMs).toBe(asOfMs);
  actions.setAsOf(asOfMs + day);
  expect(store.getState().lastMove).toMatchObject({ path: 'asOf', to: '1' });
});

test('clearing the filter shows all again', async () => {
  const { store, actions, settled } = await openApp();
  actions.setFilter({ text: 'goal', verdicts: ['lru'] });
  await settled();
  expect(store.getState().evaluation!.shownCount).toBe(1);
  actions.clearFilter();
  await settled();
  expect(store.getState().inputs.filter).toEqual(emptyFilter);
  expect(store.getState().evaluation!.shownCount).toBe(10);
});

test('ages in days count from the first import, not from the day on which the store is opened again', async () => {
  const { store, actions, clock, settled } = await openApp();
  const created = async () => {
    await settled();
    actions.select(0);
    await settled();
    return store.getState().evaluation!.selected!.createdMs;
  };
  await actions.importFile(new File(['{"id":"a","age_days":10}\n{"id":"b","age_days":3}'], 'ages.jsonl'));
  const first = await created();
  expect(first).toBe(clock.ms - 10 * 86_400_000);
  const { sha256 } = store.getState().dataset!;
  clock.ms += 100 * 86_400_000;
  await actions.openSample();
  await actions.openStored(sha256);
  expect(await created()).toBe(first);
});
