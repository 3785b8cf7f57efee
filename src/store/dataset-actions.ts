import { ImportCancelled } from '../engine/contracts/importer.ts';
import { serialisePolicy } from '../persistence/policy-codec.ts';
import { encodeLinkState, fitsLink, type LinkState } from '../persistence/share-link.ts';
import type { TableSummary } from '../worker/protocol.ts';
import type { Actions, AppState, Dataset } from './app-state.ts';
import { requestOf } from './evaluation-loop.ts';
import { createMapping } from './mapping-actions.ts';
import { placeAfterImport } from './place-after-import.ts';
import type { OpenSource, SliceContext } from './store-parts.ts';

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
  | 'deleteStored'
  | 'exportVerdicts'
  | 'shareLink'
  | 'refreshStores'
>;

/** What links and the saved last state hold of a state. */
export function linkStateOf({ inputs, dataset, missingStore }: AppState): LinkState {
  const { view, ...rest } = inputs;
  const own = dataset ?? missingStore;
  const store = own && !(dataset?.isSample ?? false) ? { name: own.name, sha256: own.sha256 } : null;
  return { ...rest, store };
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

  function show(next: OpenSource, summary: TableSummary, isSaved: boolean): void {
    const dataset: Dataset = {
      name: next.name,
      sha256: summary.sha256,
      sizeBytes: summary.sizeBytes,
      rowCount: summary.rowCount,
      isSample: next.isSample,
      newestMs: summary.newestMs,
      formatLabel: summary.formatLabel,
      detected: detectedWords(summary),
      problems: summary.problems,
      problemCount: summary.problemCount,
      isSaved,
    };
    const asOfMs = next.isSample ? parts.sample.asOfMs : (summary.newestMs ?? parts.now());
    const place = placeAfterImport(get(), summary, asOfMs);
    set({
      dataset,
      missingStore: null,
      evaluation: null,
      lastMove: null,
      window: { ...get().window, first: 0 },
      inputs: { ...get().inputs, ...place.inputs },
    });
    context.forgetHistory();
    if (place.isEditLost) {
      notify({
        kind: 'info',
        title: 'Changes to single memories were let go.',
        detail: `${next.name} has other rows now than when they were made.`,
      });
    }
    for (const detail of summary.notices) notify({ kind: 'info', title: next.name, detail });
  }

  /** Keeps the file in this browser; a full disk or a blocked database is a notice, the store stays usable. */
  async function save(next: OpenSource, summary: TableSummary): Promise<void> {
    try {
      await parts.database.putFile({
        sha256: summary.sha256,
        name: next.name,
        bytes: next.file,
        rowCount: summary.rowCount,
        savedMs: next.importedMs ?? parts.now(),
        options: JSON.stringify(next.options),
      });
      const { dataset } = get();
      if (dataset?.sha256 === summary.sha256) set({ dataset: { ...dataset, isSaved: true } });
      await refreshStores();
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
    const stores = await parts.database.listFiles().catch(() => []);
    set({ stores: stores.map(({ options, ...rest }) => rest) });
  }

  /** Ages in days count from the moment of the import; a later opening reads the file as of that same moment. */
  function dated(source: OpenSource): OpenSource {
    return { importedMs: parts.now(), ...source };
  }

  async function importAndShow(source: OpenSource): Promise<void> {
    const next = dated(source);
    const summary = await open(next);
    if (!summary) return;
    show(next, summary, next.isSample);
    if (!next.isSample) await save(next, summary);
  }

  /** The engine died and was started anew: it reads the open file again, and the inputs stand as they were. */
  async function recover(): Promise<void> {
    const { dataset } = get();
    const { current } = source;
    if (!dataset || !current) return;
    const summary = await open(current);
    if (!summary) return;
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
    openSample: async () => {
      try {
        const file = await parts.sample.load();
        await importAndShow({ file, name: parts.sample.name, options: {}, isSample: true });
      } catch {
        notify({
          kind: 'error',
          title: 'The sample could not be loaded.',
          detail: 'Reload the page to try again.',
        });
      }
    },
    openStored: async (sha256) => {
      const stored = await parts.database.findFile(sha256).catch(() => undefined);
      if (!stored) {
        notify({
          kind: 'error',
          title: 'This store is not in this browser any more.',
          detail: 'Open its file again.',
        });
        await refreshStores();
        return;
      }
      const next = {
        file: stored.bytes,
        name: stored.name,
        options: JSON.parse(stored.options),
        importedMs: stored.savedMs,
        isSample: false,
      };
      const summary = await open(next);
      if (summary) show(next, summary, true);
      await refreshStores();
    },
    deleteStored: async (sha256) => {
      await parts.database.deleteFile(sha256).catch(() => undefined);
      const { dataset } = get();
      if (dataset?.sha256 === sha256) set({ dataset: { ...dataset, isSaved: false } });
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

async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
