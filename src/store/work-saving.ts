import type { StoreApi } from 'zustand/vanilla';
import type { StoreRecord } from '../persistence/database.ts';
import type { AppState, Dataset } from './app-state.ts';
import { sampleId } from './dataset-actions.ts';
import type { OpenWork } from './open-work.ts';
import type { SliceContext, StoreParts } from './store-parts.ts';

interface Saver {
  readonly store: StoreApi<AppState>;
  readonly parts: StoreParts;
  readonly source: SliceContext['source'];
  readonly work: OpenWork;
}

function isSameWork(a: AppState, b: AppState): boolean {
  const x = a.inputs;
  const y = b.inputs;
  return x.edits === y.edits && x.labels === y.labels && x.baseline === y.baseline;
}

/**
 * Keeps what is done in a store as it is done: each save is one transaction, so that a page that dies leaves the state before
 * or after. A store that another tab has saved meanwhile is not written over: this tab goes on in a copy, and says so.
 */
export function watchWork(saver: Saver): void {
  const { store, parts } = saver;
  let saving: Promise<void> | null = null;
  let isAgain = false;

  const run = async () => {
    do {
      isAgain = false;
      await saveNow(saver);
    } while (isAgain);
    saving = null;
  };
  store.subscribe((state, before) => {
    if (!state.dataset || state.dataset.id !== before.dataset?.id || isSameWork(state, before)) return;
    if (saving) isAgain = true;
    else saving = run();
  });
  watchCount(saver);
  parts.tabs.hear((message) => {
    const { dataset, actions } = store.getState();
    const isOwn = (id: string) => dataset?.id === id;
    if (message.kind === 'erased' && message.ids.some(isOwn)) void actions.openStored(dataset!.id);
    if (message.kind === 'saved' && isOwn(message.id)) {
      store.setState({ isBehind: true });
      actions.notify({
        kind: 'info',
        title: `${dataset!.name} was changed in another tab.`,
        detail: 'What you change here from now on goes into a copy of its own.',
        action: { label: 'Show the newest', run: () => void actions.openStored(dataset!.id) },
      });
    }
    if (message.kind === 'deleted' && isOwn(message.id)) {
      saver.work.revision = null;
      store.setState({ dataset: { ...dataset!, isSaved: false } });
    }
    void actions.refreshStores();
  });
}

/** What is done is saved before it is known how many memories that leaves: the list hears of it after. */
function watchCount({ store, parts, work }: Saver): void {
  let lastTold = '';
  store.subscribe(({ dataset, evaluation, isEvaluating, stores, actions }, before) => {
    if (!dataset || !evaluation || isEvaluating || work.revision === null) return;
    if (evaluation === before.evaluation && stores === before.stores) return;
    const { total } = evaluation.counts;
    const listed = stores.find(({ id }) => id === dataset.id);
    const told = `${dataset.id} ${work.revision} ${total}`;
    if (!listed || listed.rowCount === total || told === lastTold) return;
    lastTold = told;
    parts.database.countStore(dataset.id, work.revision, total).then(actions.refreshStores, () => undefined);
  });
}

async function saveNow({ store, parts, source, work }: Saver): Promise<void> {
  const state = store.getState();
  const { dataset, inputs } = state;
  if (!dataset || (!dataset.isSaved && dataset.id !== sampleId)) return;
  const { edits, labels, baseline } = inputs;
  const batches = new Map([...work.batches].filter(([number]) => !work.savedBatches.has(number)));
  const rowCount = state.evaluation?.counts.total ?? dataset.rowCount;
  const savedMs = parts.now();
  const done = { edits, labels, baseline, rowCount, savedMs };
  const settle = (id: string, revision: number, isSaved = true) => {
    for (const number of batches.keys()) work.savedBatches.add(number);
    work.revision = revision;
    const now = store.getState().dataset;
    if (now && now.isSaved !== isSaved && now.id === id) store.setState({ dataset: { ...now, isSaved } });
    parts.tabs.tell({ kind: 'saved', id });
  };
  try {
    if (work.revision === null) {
      if (!dataset.isSample) return;
      // Another tab was the first to do something in the sample.
      if (await parts.database.findStore(dataset.id)) {
        await saveCopy({ store, parts, source, work }, done);
        await store.getState().actions.refreshStores();
        return;
      }
      await parts.database.addStore(recordOf(dataset, done, 'sample', '{}'), null, work.batches);
      settle(dataset.id, 1);
    } else {
      const revision = await parts.database.saveWork(dataset.id, work.revision, done, batches);
      if (revision === null || revision === undefined) await saveCopy({ store, parts, source, work }, done);
      else settle(dataset.id, revision);
    }
    await store.getState().actions.refreshStores();
  } catch {
    sayUnsaved(store, dataset);
  }
}

type Done = Pick<StoreRecord, 'edits' | 'labels' | 'baseline' | 'rowCount' | 'savedMs'>;

function recordOf(dataset: Dataset, done: Done, base: StoreRecord['base'], options: string): StoreRecord {
  const { id, name, sha256, sizeBytes, rowCount: baseRows } = dataset;
  return {
    id,
    name,
    sha256,
    sizeBytes,
    baseRows,
    importedMs: done.savedMs,
    base,
    options,
    revision: 1,
    ...done,
  };
}

/** Both tabs keep what they did. A store of which the other tab erased somebody is never kept as it was here. */
async function saveCopy({ store, parts, source, work }: Saver, done: Done): Promise<void> {
  const { dataset, actions } = store.getState();
  if (!dataset) return;
  const kept = await parts.database.findStore(dataset.id);
  const isErased = kept?.record.base === 'table' && !source.current?.saved;
  if (isErased || !source.current) {
    await actions.openStored(dataset.id);
    actions.notify({
      kind: 'info',
      title: 'A subject was erased in another tab.',
      detail: `${dataset.name} was opened again without it; your last change here was let go.`,
    });
    return;
  }
  const { saved, file, options, importedMs } = source.current;
  const copy: Dataset = {
    ...dataset,
    id: crypto.randomUUID(),
    name: `${dataset.name} (second tab)`,
    isSample: false,
  };
  const record = recordOf(copy, done, saved ? 'table' : 'file', JSON.stringify(options));
  await parts.database.addStore(
    { ...record, importedMs: importedMs ?? done.savedMs },
    saved ? null : file,
    work.batches,
    saved,
  );
  for (const number of work.batches.keys()) work.savedBatches.add(number);
  work.revision = 1;
  store.setState({ dataset: { ...copy, isSaved: true }, isBehind: false });
  actions.notify({
    kind: 'info',
    title: `${dataset.name} was changed in another tab.`,
    detail: `Nothing was written over: what you did here is in “${copy.name}”, a store of its own.`,
  });
}

function sayUnsaved(store: StoreApi<AppState>, dataset: Dataset): void {
  const now = store.getState().dataset;
  if (now?.id === dataset.id && now.isSaved) store.setState({ dataset: { ...now, isSaved: false } });
  store.getState().actions.notify({
    kind: 'info',
    title: `Changes to ${dataset.name} are not saved.`,
    detail:
      'This browser refused to keep them (private mode, or no room); they hold until the page is closed.',
  });
}
