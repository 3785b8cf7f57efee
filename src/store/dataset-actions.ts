import { ImportCancelled } from '../engine/contracts/importer.ts';
import type { RowEdit } from '../engine/row-edits.ts';
import type { SavedStore, StoreRecord } from '../persistence/database.ts';
import { serialisePolicy } from '../persistence/policy-codec.ts';
import { encodeLinkState, fitsLink, type LinkState } from '../persistence/share-link.ts';
import type { OpenTableRequest, TableSummary } from '../worker/protocol.ts';
import type { Actions, AppState, Dataset } from './app-state.ts';
import { requestOf } from './evaluation-loop.ts';
import { linkedEdits } from './link-edits.ts';
import { createMapping } from './mapping-actions.ts';
import { numberEdits, resetOpenWork } from './open-work.ts';
import { placeAfterImport } from './place-after-import.ts';
import { reconcileWork } from './reconcile-work.ts';
import { sha256Of } from './sha256-of.ts';
import type { OpenSource, SliceContext } from './store-parts.ts';
import { withinPatience } from './within-patience.ts';

type DatasetActions = Pick<
  Actions,
  | 'importFile'
  | 'importText'
  | 'cancelImport'
  | 'openMapping'
  | 'changeMapping'
  | 'confirmMapping'
  | 'cancelMapping'
  | 'openSample'
  | 'openStored'
  | 'exportVerdicts'
  | 'shareLink'
  | 'refreshStores'
>;

/** What links and the saved last state hold of a state. */
export function linkStateOf({ inputs, dataset, missingStore }: AppState): LinkState {
  const { view, ...rest } = inputs;
  const own = dataset ?? missingStore;
  const store = own && !(dataset?.isSample ?? false) ? { name: own.name, sha256: own.sha256 } : null;
  const { baseline } = inputs;
  return {
    ...rest,
    edits: linkedEdits(inputs.edits),
    baseline: baseline && { ...baseline, edits: linkedEdits(baseline.edits) },
    store,
  };
}

/** Of the sample's record in the database. */
export const sampleId = 'sample';

const hasWork = ({ record }: SavedStore) =>
  record.edits.length > 0 || Object.keys(record.labels).length > 0 || record.baseline !== null;

/** What of a store is in the database, under which id it goes on, and whether a link said where to stand in it. */
interface Kept {
  readonly own: SavedStore | null;
  readonly id: string;
  readonly isInPlace: boolean;
}

const unitNames = { s: 'seconds', ms: 'milliseconds', us: 'microseconds', ns: 'nanoseconds' } as const;

function detectedWords({ detected, formatLabel }: TableSummary): string[] {
  const words = [formatLabel, `encoding ${detected.encoding}`];
  if (detected.delimiter !== undefined) words.push(`delimiter ${JSON.stringify(detected.delimiter)}`);
  if (detected.decimalComma) words.push('decimal comma');
  if (detected.hasHeader === false) words.push('no header');
  for (const [column, unit] of Object.entries(detected.timeUnits))
    words.push(`${column} in ${unitNames[unit]}`);
  if (detected.extraColumns.length > 0)
    words.push(`kept as they are: ${detected.extraColumns.slice(0, 12).join(', ')}`);
  return words;
}

/** Stores in and out: import, the sample, saved stores, verdicts as files, links. */
export function createDatasetActions(context: SliceContext): DatasetActions {
  const { get, set, parts, source } = context;
  const notify: Actions['notify'] = (notice) => get().actions.notify(notice);

  let lastOpening = 0;

  /** The newest file wins: one that is still being read is let go. */
  async function open(next: OpenSource): Promise<TableSummary | null> {
    lastOpening += 1;
    const opening = lastOpening;
    if (get().importing) parts.client.cancelImport();
    set({ importing: { name: next.name, sizeBytes: next.file.size, progress: null } });
    try {
      if (next.saved) {
        const summary = await parts.client.ask('openTable', next.saved);
        source.current = next;
        return summary;
      }
      const options = { ...next.options, clockMs: next.importedMs ?? parts.now() };
      const summary = await parts.client.import({ name: next.name, file: next.file, options }, (progress) => {
        if (opening === lastOpening)
          set({ importing: { name: next.name, sizeBytes: next.file.size, progress } });
      });
      source.current = next;
      return summary;
    } catch (error) {
      const isCancelled = error instanceof ImportCancelled;
      const cancelWords = opening === lastOpening ? 'You cancelled it.' : 'Another was opened instead.';
      const why = isCancelled ? cancelWords : (error as Error).message;
      const reopen = { label: 'Change how it is read…', run: () => void get().actions.openMapping(next) };
      notify({
        kind: isCancelled ? 'info' : 'error',
        title: `${next.name} was not opened.`,
        detail: get().dataset && opening === lastOpening ? `${why} What was open stays open.` : why,
        // What the person chose in the dialog is not lost.
        ...(Object.keys(next.options).length > 0 ? { action: reopen } : {}),
      });
      return null;
    } finally {
      if (opening === lastOpening) set({ importing: null });
    }
  }

  /** Shows a store that the engine has open, with what was kept of the work in it. */
  async function show(next: OpenSource, summary: TableSummary, { own, id, isInPlace }: Kept): Promise<void> {
    const dataset: Dataset = {
      id,
      name: own?.record.name ?? next.name,
      sha256: summary.sha256,
      sizeBytes: summary.sizeBytes,
      rowCount: summary.rowCount,
      isSample: next.isSample,
      newestMs: summary.newestMs,
      span: summary.span,
      formatLabel: summary.formatLabel,
      detected: detectedWords(summary),
      problems: summary.problems,
      problemCount: summary.problemCount,
      isSaved: own !== null,
    };
    const asOfMs = next.isSample ? parts.sample.asOfMs : (summary.newestMs ?? parts.now());
    const place = isInPlace ? { inputs: {}, isEditLost: false } : placeAfterImport(get(), summary, asOfMs);
    const asked = { ...get().inputs, ...place.inputs };
    const reconciled = reconcileWork(asked, own?.record ?? null);
    resetOpenWork(context.work, reconciled.edits, own?.batches ?? new Map(), own?.record.revision ?? null);
    const edits = numberEdits(context.work, reconciled.edits);
    if (context.work.batches.size > 0) await parts.client.ask('register', [...context.work.batches]);
    set({
      dataset,
      missingStore: null,
      evaluation: null,
      lastMove: null,
      marked: new Set(),
      isBehind: false,
      window: { ...get().window, first: 0 },
      inputs: { ...asked, edits, labels: reconciled.labels, baseline: reconciled.baseline },
    });
    context.forgetHistory();
    if (place.isEditLost) {
      notify({
        kind: 'info',
        title: 'Changes to single memories were let go.',
        detail: `${next.name} has other rows now than when they were made.`,
      });
    }
    if (reconciled.refused.length > 0) noticeRefused(reconciled.refused);
    for (const detail of summary.notices) notify({ kind: 'info', title: next.name, detail });
  }

  /** A stranger's changes do not take the place of one's own; they can, as one step that undo takes back. */
  function noticeRefused(edits: readonly RowEdit[]): void {
    notify({
      kind: 'info',
      title: 'The link’s changes to single memories were not taken over.',
      detail: 'This store has changes of its own in this browser, and they stand.',
      action: {
        label: 'Take the link’s',
        run: () => context.changeInputs({ edits: numberEdits(context.work, edits) }),
      },
    });
  }

  /** Keeps the file in this browser; a full disk or a blocked database is a notice, the store stays usable. */
  async function save(next: OpenSource, summary: TableSummary, id: string): Promise<void> {
    const { edits, labels, baseline } = get().inputs;
    const nowMs = parts.now();
    const record: StoreRecord = {
      id,
      name: get().dataset?.name ?? next.name,
      sha256: summary.sha256,
      rowCount: summary.rowCount,
      baseRows: summary.rowCount,
      sizeBytes: summary.sizeBytes,
      savedMs: nowMs,
      importedMs: next.importedMs ?? nowMs,
      base: 'file',
      options: JSON.stringify(next.options),
      revision: 1,
      edits,
      labels,
      baseline,
    };
    try {
      await parts.database.addStore(record, next.file, context.work.batches);
      const { dataset } = get();
      if (dataset?.id === id) {
        for (const number of context.work.batches.keys()) context.work.savedBatches.add(number);
        context.work.revision = 1;
        set({ dataset: { ...dataset, isSaved: true } });
      }
      await refreshStores();
      parts.tabs.tell({ kind: 'listed' });
    } catch {
      notify({
        kind: 'info',
        title: `${next.name} is open, but not saved.`,
        detail:
          'This browser refused to keep it (private mode, or no room); after a reload it must be opened again.',
      });
    }
  }

  async function refreshStores(): Promise<void> {
    const stores = await parts.database.listStores().catch(() => null);
    set(stores ? { stores, canKeep: true } : { canKeep: false });
  }

  const findKept = (id: string) => withinPatience(parts.database.findStore(id));

  /** The same file again is the store that is kept of it, as long as what was done in it fits the rows. */
  async function importAndShow(next: OpenSource, isInPlace = false): Promise<void> {
    const summary = await open(next);
    if (!summary) return;
    const kept = (await findKept(next.isSample ? sampleId : summary.sha256)) ?? null;
    const isFitting = kept?.record.base !== 'table' && kept?.record.baseRows === summary.rowCount;
    const isOther = kept !== null && !isFitting && hasWork(kept);
    const id = next.isSample ? sampleId : isOther ? crypto.randomUUID() : summary.sha256;
    await show(next, summary, { own: isFitting ? kept : null, id, isInPlace });
    if (!next.isSample) await save(next, summary, id);
  }

  /** The engine died and was started anew: it reads the open file again, and the inputs stand as they were. */
  async function recover(): Promise<void> {
    const { dataset } = get();
    const { current } = source;
    if (!dataset || !current) return;
    const summary = await open(current);
    if (!summary) return;
    await parts.client.ask('register', [...context.work.batches]);
    set({ dataset: { ...dataset } });
    notify({
      kind: 'info',
      title: 'The engine stopped and was started again.',
      detail: `${dataset.name} was read again; nothing of what you set is lost.`,
    });
  }
  parts.client.onCrash(() => void recover());

  const mapping = createMapping(context, importAndShow);

  /** Who says how the file is read is not asked again. */
  async function askAndImport(next: OpenSource): Promise<void> {
    const isAsked = Object.keys(next.options).length === 0 && (await mapping.askFirst(next));
    if (!isAsked) await importAndShow(next);
  }

  return {
    ...mapping.actions,
    importFile: async (file, options = {}) => {
      if (await isPolicyFile(file)) get().actions.importPolicy(file.name, await file.text());
      else await askAndImport({ file, name: file.name, options, isSample: false });
    },
    importText: (text) =>
      askAndImport({ file: new Blob([text]), name: 'pasted', options: {}, isSample: false }),
    cancelImport: () => parts.client.cancelImport(),
    openSample: async (isInPlace = false) => {
      try {
        if ((await findKept(sampleId))?.saved) {
          await get().actions.openStored(sampleId, isInPlace);
          return;
        }
        const file = await parts.sample.load();
        await importAndShow({ file, name: parts.sample.name, options: {}, isSample: true }, isInPlace);
      } catch {
        notify({
          kind: 'error',
          title: 'The sample could not be loaded.',
          detail: 'Reload the page to try again.',
        });
      }
    },
    openStored: async (id, isInPlace = false) => {
      const kept = await findKept(id);
      const isSample = kept?.record.base === 'sample';
      const file = isSample ? await parts.sample.load().catch(() => null) : (kept?.file ?? new Blob());
      if (!kept || !file || (kept.record.base === 'file' && !kept.file)) {
        notify({
          kind: 'error',
          title: 'This store is not in this browser any more.',
          detail: 'Open its file again.',
        });
        await refreshStores();
        return;
      }
      const next: OpenSource = {
        file,
        name: kept.record.name,
        options: JSON.parse(kept.record.options),
        importedMs: kept.record.importedMs,
        isSample: id === sampleId,
        // Only this program writes what it reads here.
        ...(kept.saved ? { saved: kept.saved as OpenTableRequest } : {}),
      };
      const summary = await open(next);
      if (summary) await show(next, summary, { own: kept, id, isInPlace });
      await refreshStores();
    },
    exportVerdicts: async (format) => {
      const { dataset, inputs } = get();
      if (!dataset) return;
      const policyHash = await sha256Of(serialisePolicy(inputs.policy));
      const content = await parts.client.export({
        evaluation: requestOf(get()),
        format,
        storeName: dataset.name,
        policyHash,
        programVersion: parts.programVersion,
      });
      const stem = dataset.name.replace(/\.[^.]+$/, '');
      parts.saveFile(`${stem}-verdicts.${format}`, content);
    },
    shareLink: () => {
      const state = get();
      const payload = encodeLinkState(linkStateOf(state));
      if (fitsLink(payload)) return `${parts.pageAddress()}#/${state.inputs.view}/${payload}`;
      notify({
        kind: 'error',
        title: 'This is too large for a link.',
        detail:
          'Policy, changes and filter come to more than 64 kB. Save the policy as a file and send that.',
      });
      return null;
    },
    refreshStores,
  };
}

/** A policy file that was dropped or picked as if it were a store. */
async function isPolicyFile(file: Blob): Promise<boolean> {
  return /^\uFEFF?\s*\{[^{}]*"lethe"\s*:\s*"policy"/.test(await file.slice(0, 4096).text());
}
