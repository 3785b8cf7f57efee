import type { ReadOptions } from '../engine/contracts/importer.ts';
import type { ImportPreview } from '../engine/import/import-preview.ts';
import type { Actions, MappedFile } from './app-state.ts';
import type { OpenSource, SliceContext } from './store-parts.ts';

type MappingActions = Pick<Actions, 'openMapping' | 'changeMapping' | 'confirmMapping' | 'cancelMapping'>;

type Source = Pick<OpenSource, 'file' | 'name' | 'options' | 'importedMs'>;
type Waiting = Omit<MappedFile, 'preview' | 'isBehind'>;

export interface Mapping {
  readonly actions: MappingActions;
  /** Opens the dialog when a person should look before the file is read; false: nothing is in doubt, or nothing can help. */
  askFirst(next: OpenSource): Promise<boolean>;
}

/** How a file is read, chosen by the person over a preview; nothing is taken in before it is confirmed. */
export function createMapping(
  { get, set, parts, source }: SliceContext,
  importAndShow: (next: OpenSource) => Promise<void>,
): Mapping {
  let latest = 0;
  let pending: Promise<void> = Promise.resolve();

  const preview = ({ file, name, options, importedMs }: Waiting): Promise<ImportPreview> =>
    parts.client.preview({ name, file, options: { ...options, clockMs: importedMs } });

  function waitingOf({ file, name, options, importedMs = parts.now() }: Source): Waiting {
    return { file, name, options, importedMs };
  }

  async function openOver(next: Source): Promise<void> {
    latest += 1;
    const number = latest;
    const waiting = waitingOf(next);
    try {
      const found = await preview(waiting);
      if (number === latest) set({ mapping: { ...waiting, preview: found, isBehind: false } });
    } catch (error) {
      const detail = (error as Error).message;
      get().actions.notify({ kind: 'error', title: `${next.name} was not opened.`, detail });
    }
  }

  async function update(options: ReadOptions): Promise<void> {
    const { mapping } = get();
    if (!mapping) return;
    latest += 1;
    const number = latest;
    set({ mapping: { ...mapping, options, isBehind: true } });
    const change = await preview({ ...mapping, options }).then(
      (found) => ({ preview: found }),
      // What was shown stays, with the reason: the person can go back.
      (error: Error) => ({ preview: { ...mapping.preview, refusal: error.message } }),
    );
    const current = get().mapping;
    if (number === latest && current) set({ mapping: { ...current, ...change, isBehind: false } });
  }

  return {
    askFirst: async (next) => {
      latest += 1;
      const number = latest;
      const waiting = waitingOf(next);
      const found = await preview(waiting).catch(() => null);
      if (!found?.doubt || number !== latest) return false;
      set({ mapping: { ...waiting, preview: found, isBehind: false } });
      return true;
    },
    actions: {
      openMapping: async (next = source.current ?? undefined) => {
        if (next) await openOver(next);
      },
      changeMapping: (options) => {
        pending = update(options);
        return pending;
      },
      confirmMapping: async () => {
        await pending;
        const { mapping } = get();
        if (!mapping || mapping.preview.refusal !== null) return;
        latest += 1;
        set({ mapping: null });
        const { file, name, preview: shown, importedMs } = mapping;
        await importAndShow({ file, name, options: shown.options, importedMs, isSample: false });
      },
      cancelMapping: () => {
        latest += 1;
        set({ mapping: null });
      },
    },
  };
}
