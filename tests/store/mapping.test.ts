import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mapColumn } from '../../src/engine/import/map-column.ts';
import { createInProcessClient } from './in-process-client.ts';
import { createApp, openApp } from './open-app.ts';

const stranger = () => new File([readFileSync('tests/fixtures/csv/stranger.csv')], 'stranger.csv');
const file = (text: string, name = 'mine.csv') => new File([text], name);

describe('a file of a stranger', () => {
  test('opens the mapping instead of a dead end, and is read once it is confirmed', async () => {
    const { store, actions, settled } = await openApp();
    const before = store.getState().dataset;
    await actions.importFile(stranger());
    const { mapping, dataset, notices } = store.getState();
    expect(dataset).toBe(before);
    expect(notices).toEqual([]);
    expect(mapping!.name).toBe('stranger.csv');
    expect(mapping!.preview.doubt).toMatch(/no known column/);
    await actions.confirmMapping();
    await settled();
    const state = store.getState();
    expect(state.mapping).toBeNull();
    expect(state.dataset).toMatchObject({
      name: 'stranger.csv',
      rowCount: 5,
      isSaved: true,
      isSample: false,
    });
    expect(state.inputs.asOfMs).toBe(Date.UTC(2025, 10, 30, 12, 30));
    expect(state.evaluation!.counts).toMatchObject({ total: 5, unusable: 1 });
  });

  test('is read in the same way when it is opened again', async () => {
    const { store, actions, settled, parts } = await openApp();
    await actions.importFile(stranger());
    await actions.changeMapping({ naiveOffsetMinutes: 60 });
    await actions.confirmMapping();
    await settled();
    const { sha256, newestMs } = store.getState().dataset!;
    expect(newestMs).toBe(Date.UTC(2025, 10, 30, 11, 30));
    const later = createApp({ database: parts.database });
    await later.actions.openStored(sha256);
    await later.settled();
    expect(later.store.getState().dataset).toMatchObject({ newestMs, rowCount: 5, isSaved: true });
    expect(later.store.getState().mapping).toBeNull();
    await later.actions.openMapping();
    expect(later.store.getState().mapping!.options).toMatchObject({ naiveOffsetMinutes: 60, delimiter: ';' });
  });

  test('can be put away', async () => {
    const { store, actions } = await openApp();
    await actions.importFile(stranger());
    actions.cancelMapping();
    expect(store.getState()).toMatchObject({ mapping: null, dataset: { isSample: true } });
    await actions.confirmMapping();
    expect(store.getState().dataset!.isSample).toBe(true);
  });

  test('pasted text is asked about as well', async () => {
    const { store, actions } = await openApp();
    await actions.importText('note;when\nwater the plants on Sunday;03/04/2026\n');
    expect(store.getState().mapping).toMatchObject({ name: 'pasted', preview: { dayOrder: 'ambiguous' } });
  });

  test.each([
    ['a.jsonl', '{"id":"a","text":"b","created_at":"2026-01-01"}'],
    ['a.csv', 'id,text,created_at\n1,a,2026-01-01\n'],
  ])('%s with the canonical names is not asked about', async (name, content) => {
    const { store, actions } = await openApp();
    await actions.importFile(file(content, name));
    expect(store.getState()).toMatchObject({ mapping: null, dataset: { name } });
  });

  test('what no mapping can help is a notice', async () => {
    const { store, actions } = await openApp();
    await actions.importFile(file('\0\x01\x02\0', 'photo.png'));
    expect(store.getState().mapping).toBeNull();
    expect(store.getState().notices).toHaveLength(1);
  });
});

test('ages in days stay counted from the first import, however the file is read later', async () => {
  const { store, actions, settled, clock } = await openApp();
  await actions.importFile(file('note;alter\nwater the plants on Sunday;10\n'));
  await actions.confirmMapping();
  await settled();
  const created = () => store.getState().evaluation!.window.rows[0]!.ageDays;
  expect(created()).toBe(10);
  clock.ms += 5 * 86_400_000;
  await actions.openMapping();
  await actions.changeMapping({ ...store.getState().mapping!.options, naiveOffsetMinutes: 60 });
  await actions.confirmMapping();
  await settled();
  actions.setAsOf(clock.ms);
  await settled();
  expect(created()).toBe(15);
});

describe('changes in the dialog', () => {
  test('the latest wins, whichever reply comes last', async () => {
    const client = createInProcessClient();
    const waiting: (() => void)[] = [];
    const { store, actions } = await openApp({
      client: {
        ...client,
        preview: async (request) => {
          const found = await client.preview(request);
          if (request.options.delimiter === '|') await new Promise<void>((resume) => waiting.push(resume));
          return found;
        },
      },
    });
    await actions.importFile(stranger());
    const slow = actions.changeMapping({ delimiter: '|' });
    expect(store.getState().mapping).toMatchObject({ isBehind: true, options: { delimiter: '|' } });
    await actions.changeMapping({ delimiter: ';' });
    for (const resume of waiting) resume();
    await slow;
    expect(store.getState().mapping).toMatchObject({ isBehind: false, options: { delimiter: ';' } });
    expect(store.getState().mapping!.preview.columns).toHaveLength(8);
  });

  test('confirming waits for the newest preview', async () => {
    const { store, actions, settled } = await openApp();
    await actions.importFile(stranger());
    const { columns } = store.getState().mapping!.preview;
    void actions.changeMapping({ columns: mapColumn(undefined, columns, 'Bemerkung', 'source') });
    await actions.confirmMapping();
    await settled();
    expect(store.getState().dataset!.detected.join()).not.toMatch(/Bemerkung/);
  });

  test('settings that cannot be used are said, and nothing is read with them', async () => {
    const { store, actions } = await openApp();
    await actions.importFile(stranger());
    const columns = Object.fromEntries(
      store.getState().mapping!.preview.columns.map(({ name }) => [name, name] as const),
    );
    await actions.changeMapping({ columns });
    expect(store.getState().mapping!.preview.refusal).toMatch(/no known column/);
    await actions.confirmMapping();
    expect(store.getState()).toMatchObject({
      mapping: { name: 'stranger.csv' },
      dataset: { isSample: true },
    });
    await actions.changeMapping({ formatId: 'xlsx' });
    expect(store.getState().mapping!.preview.refusal).toMatch(/no format "xlsx"/);
  });
});

describe('the open store, read in another way', () => {
  const rows = 'id,text,created_at\na,first,03/04/2026\nb,second,05/04/2026\n';

  test('keeps edits and a date of its own; a date that was the newest moves along', async () => {
    const { store, actions, settled } = await openApp();
    await actions.importFile(file(rows), { dayFirst: true });
    await settled();
    expect(store.getState().inputs.asOfMs).toBe(Date.UTC(2026, 3, 5));
    actions.setLabel(1, 'must-keep');
    await actions.openMapping();
    await actions.changeMapping({ dayFirst: false });
    await actions.confirmMapping();
    await settled();
    expect(store.getState().inputs).toMatchObject({
      asOfMs: Date.UTC(2026, 4, 4),
      labels: { 1: 'must-keep' },
    });
    actions.setAsOf(Date.UTC(2026, 8, 1));
    await actions.openMapping();
    await actions.changeMapping({ dayFirst: true });
    await actions.confirmMapping();
    await settled();
    expect(store.getState().inputs.asOfMs).toBe(Date.UTC(2026, 8, 1));
  });

  test('lets edits go when its rows are others, and says so', async () => {
    const { store, actions, settled } = await openApp();
    await actions.importFile(file(rows), { dayFirst: true });
    await settled();
    actions.setLabel(1, 'must-keep');
    await actions.openMapping();
    await actions.changeMapping({
      hasHeader: false,
      columns: { 'column 2': 'text', 'column 3': 'created_at' },
    });
    await actions.confirmMapping();
    await settled();
    expect(store.getState().dataset!.rowCount).toBe(3);
    expect(store.getState().inputs.labels).toEqual({});
    expect(store.getState().notices.map(({ title }) => title)).toContain(
      'Changes to single memories were let go.',
    );
  });
});

test('an import that the person stopped says so, and the choices can be taken up again', async () => {
  const client = createInProcessClient();
  const { store, actions } = await openApp({
    client: {
      ...client,
      import: (request, onProgress) => {
        const reading = client.import(request, onProgress);
        if (request.name === 'stranger.csv') actions.cancelImport();
        return reading;
      },
    },
  });
  await actions.importFile(stranger());
  await actions.changeMapping({ naiveOffsetMinutes: 60 });
  await actions.confirmMapping();
  const { notices, dataset, importing } = store.getState();
  expect(dataset!.isSample).toBe(true);
  expect(importing).toBeNull();
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    kind: 'info',
    title: 'stranger.csv was not opened.',
    detail: 'You cancelled it. What was open stays open.',
    action: { label: 'Change how it is read…' },
  });
  notices[0]!.action!.run();
  await expect.poll(() => store.getState().mapping?.options.naiveOffsetMinutes).toBe(60);
});
