import type { ReadOptions } from '../engine/contracts/importer.ts';
import type { ImportPreview } from '../engine/import/import-preview.ts';
import type { Actions } from './app-state.ts';
import type { OpenSource, SliceContext } from './store-parts.ts';

type MappingActions = Pick<Actions, 'openMapping' | 'changeMapping' | 'confirmMapping' | 'cancelMapping'>;

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

  const preview = ({ file, name }: OpenSource, options: ReadOptions): Promise<ImportPreview> =>
    parts.client.preview({ name, file, options: { ...options, clockMs: parts.now() } });

  async function openOver(next: OpenSource): Promise<void> {
    latest += 1;
    const number = latest;
    try {
      const found = await preview(next, next.options);
      if (number !== latest) return;
      const { file, name, options } = next;
      set({ mapping: { file, name, options, preview: found, isBehind: false } });
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
    const change = await preview({ ...mapping, isSample: false }, options).then(
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
      const found = await preview(next, next.options).catch(() => null);
      if (!found?.doubt || number !== latest) return false;
      const { file, name, options } = next;
      set({ mapping: { file, name, options, preview: found, isBehind: false } });
      return true;
    },
    actions: {
      openMapping: async (next = source.current ?? undefined) => {
        if (next) await openOver({ ...next, isSample: false });
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
        const { file, name, preview: shown } = mapping;
        await importAndShow({ file, name, options: shown.options, isSample: false });
      },
      cancelMapping: () => {
        latest += 1;
        set({ mapping: null });
      },
    },
  };
}
