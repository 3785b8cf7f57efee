import type { Actions } from './app-state.ts';
import type { SliceContext } from './store-parts.ts';

type ListActions = Pick<Actions, 'deleteStored' | 'renameStored' | 'duplicateStored'>;

/** The stores that this browser keeps. */
export function createStoreListActions({ get, set, parts, work }: SliceContext): ListActions {
  const attempt = async (what: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch {
      get().actions.notify({
        kind: 'error',
        title: `${what} did not succeed.`,
        detail: 'This browser refused it (private mode, no room, or its database is blocked).',
      });
    }
    await get().actions.refreshStores();
    parts.tabs.tell({ kind: 'listed' });
  };
  const nameOf = (id: string) => get().stores.find((store) => store.id === id)?.name ?? 'The store';
  return {
    deleteStored: (id) =>
      attempt('Deleting it', async () => {
        await parts.database.deleteStore(id);
        const { dataset } = get();
        if (dataset?.id === id) {
          work.revision = null;
          set({ dataset: { ...dataset, isSaved: false } });
        }
        parts.tabs.tell({ kind: 'deleted', id });
      }),
    renameStored: (id, name) =>
      attempt('Renaming it', async () => {
        const wanted = name.trim().slice(0, 200);
        if (wanted === '') return;
        await parts.database.renameStore(id, wanted);
        const { dataset } = get();
        if (dataset?.id === id) set({ dataset: { ...dataset, name: wanted } });
      }),
    duplicateStored: (id) =>
      attempt('Copying it', () =>
        parts.database.copyStore(id, crypto.randomUUID(), `${nameOf(id)} (copy)`, parts.now()),
      ),
  };
}
