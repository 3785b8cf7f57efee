import type { ErasureCounts } from '../engine/work/erase-subject.ts';
import type { Replacement, SavedStore } from '../persistence/database.ts';
import type { ErasedStore, EraseRequest, OpenTableRequest, StoreSource } from '../worker/protocol.ts';
import type { Actions, ErasureReceipt } from './app-state.ts';
import { numberEdits, resetOpenWork } from './open-work.ts';
import type { SliceContext } from './store-parts.ts';

const nothing: ErasureCounts = { active: 0, archived: 0, tombstoned: 0, earlier: 0, mentions: 0 };

function sum(a: ErasureCounts, b: ErasureCounts): ErasureCounts {
  return {
    active: a.active + b.active,
    archived: a.archived + b.archived,
    tombstoned: a.tombstoned + b.tombstoned,
    earlier: a.earlier + b.earlier,
    mentions: a.mentions + b.mentions,
  };
}

const countAll = ({ active, archived, tombstoned, earlier }: ErasureCounts) =>
  active + archived + tombstoned + earlier;

/** One subject out of every store of this browser, at once and for good. */
export function createEraseActions(context: SliceContext): Pick<Actions, 'tryErasure' | 'eraseSubject'> {
  const { get, set, parts, work, source } = context;
  type Query = Pick<EraseRequest, 'subject' | 'isMentionToo'>;

  const sourceOf = async ({ record, file, saved }: SavedStore): Promise<StoreSource | null> => {
    // Only this program writes what it reads here.
    if (saved) return saved as OpenTableRequest;
    const bytes = record.base === 'sample' ? await parts.sample.load() : file;
    const options = { ...JSON.parse(record.options), clockMs: record.importedMs };
    return bytes && { name: record.name, file: bytes, options };
  };

  /** The other kept stores, one after the other: what of the subject is in each, and what would be left. */
  const searchOthers = async (query: Query, isTrial: boolean) => {
    const found: { id: string; name: string; erased: ErasedStore }[] = [];
    const failed: string[] = [];
    const kept = await parts.database.listStores().catch(() => []);
    for (const { id, name } of kept) {
      if (id === get().dataset?.id) continue;
      try {
        const store = await parts.database.findStore(id);
        const from = store && (await sourceOf(store));
        if (!store || !from) throw new Error('It cannot be read.');
        const batches = [...store.batches];
        const { edits } = store.record;
        const erased = await parts.client.ask('erase', { ...query, source: from, edits, batches, isTrial });
        if (countAll(erased.counts) > 0) found.push({ id, name, erased });
      } catch {
        failed.push(name);
      }
    }
    return { found, failed };
  };

  const search = async (query: Query, isTrial: boolean) => {
    const { inputs, dataset } = get();
    const others = await searchOthers(query, isTrial);
    const own = await parts.client.ask('erase', {
      ...query,
      source: null,
      edits: inputs.edits,
      batches: [],
      isTrial,
    });
    const stores = [
      ...(countAll(own.counts) > 0 ? [{ name: dataset?.name ?? '', isOpen: true, ...own.counts }] : []),
      ...others.found.map(({ name, erased }) => ({ name, isOpen: false, ...erased.counts })),
    ];
    const receipt: ErasureReceipt = {
      ...stores.reduce<ErasureCounts>(sum, nothing),
      subject: query.subject,
      madeMs: parts.now(),
      stores,
      failed: others.failed,
    };
    return { receipt, own, others };
  };

  /** What is left of the open store takes its place, with no way back. */
  const takeLeft = (own: ErasedStore, subject: string): void => {
    const { left, counts } = own;
    const { inputs } = get();
    const mentions = (text: string) => text.toLowerCase().includes(subject.toLowerCase());
    const filter = mentions(inputs.filter.text)
      ? { ...inputs.filter, text: '', timeMs: null }
      : inputs.filter;
    if (left) {
      resetOpenWork(work, left.edits, new Map(left.batches), work.revision);
      const { active, archived, tombstoned } = counts;
      const erase = {
        kind: 'erase',
        active,
        archived,
        tombstoned,
        madeMs: parts.now(),
        isBaked: true,
      } as const;
      const edits = [...left.edits, ...numberEdits(work, [erase])];
      const isGone = (row: string) => left.table.presence?.[Number(row)] === 3;
      const labels = Object.fromEntries(Object.entries(inputs.labels).filter(([row]) => !isGone(row)));
      if (source.current) {
        const { name, options, importedMs, isSample } = source.current;
        source.current = {
          name,
          options,
          isSample,
          ...(importedMs === undefined ? {} : { importedMs }),
          file: new Blob(),
          saved: { table: left.table, summary: left.summary },
        };
      }
      const dataset = get().dataset!;
      set({
        dataset: { ...dataset, rowCount: left.table.rowCount, problems: [], problemCount: 0 },
        evaluation: null,
        cures: null,
        memoryLog: null,
        marked: new Set(),
        lastMove: null,
        notices: [],
        inputs: { ...inputs, edits, labels, baseline: null, selectedRow: null, filter },
      });
    } else set({ inputs: { ...inputs, filter } });
    context.forgetHistory();
  };

  return {
    tryErasure: async (query) => (await search(query, true)).receipt,
    eraseSubject: async (query) => {
      const { receipt, own, others } = await search(query, false);
      if (countAll(receipt) === 0) return receipt;
      takeLeft(own, query.subject);
      const { inputs, dataset } = get();
      const replacements = others.found.flatMap(({ id, erased }) => replacementOf(id, erased, parts.now()));
      if (own.left && dataset) {
        const { edits, labels } = inputs;
        replacements.push(
          ...replacementOf(dataset.id, { ...own, left: { ...own.left, edits } }, parts.now(), labels),
        );
      }
      try {
        await parts.database.replaceStores(replacements);
        const { dataset: now } = get();
        const kept = now && (await parts.database.findStore(now.id));
        work.revision = kept?.record.revision ?? work.revision;
        parts.tabs.tell({ kind: 'erased', ids: replacements.map(({ id }) => id) });
      } catch {
        get().actions.notify({
          kind: 'error',
          title: 'What this browser keeps could not be erased.',
          detail:
            'The open store is clean; delete the kept stores by hand, or the site’s data in the browser.',
        });
        return null;
      }
      await get().actions.refreshStores();
      return receipt;
    },
  };
}

function replacementOf(
  id: string,
  { left }: ErasedStore,
  savedMs: number,
  labels: Replacement['labels'] = {},
): Replacement[] {
  if (!left) return [];
  const present = left.table.presence;
  const rowCount = present ? present.reduce((count, p) => count + Number(p === 0), 0) : left.table.rowCount;
  return [
    {
      id,
      saved: { table: left.table, summary: left.summary },
      edits: left.edits,
      batches: new Map(left.batches),
      labels,
      baseline: null,
      rowCount,
      savedMs,
    },
  ];
}
