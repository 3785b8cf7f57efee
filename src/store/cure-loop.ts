import type { StoreApi } from 'zustand/vanilla';
import type { AppState } from './app-state.ts';
import type { StoreParts } from './store-parts.ts';

const quietMs = 150;

/** Looks for cures of the selected memory once the inputs have been quiet for a moment and a pass took it. */
export function watchCures(store: StoreApi<AppState>, { client }: Pick<StoreParts, 'client'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const search = () => {
    const { inputs, evaluation } = store.getState();
    const selected = evaluation?.selected;
    if (
      !selected ||
      selected.row !== inputs.selectedRow ||
      !evaluation.passes.some(({ id }) => id === selected.verdict)
    ) {
      return;
    }
    const { policy, asOfMs, edits } = inputs;
    client.cures({ policy, asOfMs, edits, row: selected.row }).then(
      (cures) => {
        const now = store.getState();
        const isStill =
          now.inputs.policy === policy && now.inputs.asOfMs === asOfMs && now.inputs.edits === edits;
        if (cures && isStill && now.inputs.selectedRow === cures.row) store.setState({ cures });
      },
      () => undefined,
    );
  };

  store.subscribe((state, before) => {
    const { policy, asOfMs, edits, selectedRow } = state.inputs;
    const was = before.inputs;
    const isSame =
      policy === was.policy &&
      asOfMs === was.asOfMs &&
      edits === was.edits &&
      selectedRow === was.selectedRow &&
      state.dataset === before.dataset;
    // A cure holds a whole policy: one of before the last move would take that move back.
    if (state.cures && !isSame) store.setState({ cures: null });
  });
  store.subscribe((state, before) => {
    if (state.evaluation === before.evaluation) return;
    const { inputs, cures } = state;
    clearTimeout(timer);
    if (cures) return;
    if (inputs.selectedRow !== null) timer = setTimeout(search, quietMs);
  });
}
