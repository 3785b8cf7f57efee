import type { StoreApi } from 'zustand/vanilla';
import type { AppState } from './app-state.ts';
import type { StoreParts } from './store-parts.ts';

const mostLines = 50;

/** Looks up what was done to the selected memory, whenever the selection or the store's edits change. */
export function watchMemoryLog(store: StoreApi<AppState>, { client }: Pick<StoreParts, 'client'>): void {
  store.subscribe((state, before) => {
    // A row of another store is another memory.
    if (state.logRow !== null && state.dataset?.id !== before.dataset?.id) store.setState({ logRow: null });
    const { selectedRow, edits } = state.inputs;
    const isSame =
      selectedRow === before.inputs.selectedRow &&
      edits === before.inputs.edits &&
      state.dataset === before.dataset;
    if (isSame) return;
    if (state.memoryLog !== null) store.setState({ memoryLog: null });
    if (selectedRow === null || !state.dataset) return;
    if (edits.length === 0) {
      store.setState({ memoryLog: [] });
      return;
    }
    const query = { text: '', kinds: [], row: selectedRow };
    client.ask('log', { edits, query, first: 0, count: mostLines }).then(
      ({ lines }) => {
        const now = store.getState();
        if (now.inputs.edits === edits && now.inputs.selectedRow === selectedRow)
          store.setState({ memoryLog: lines });
      },
      () => undefined,
    );
  });
}
