import type { StoreApi } from 'zustand/vanilla';
import type { EvaluationRequest } from '../engine/evaluation.ts';
import type { AppState } from './app-state.ts';
import type { SliceContext, StoreParts } from './store-parts.ts';

/** What the worker is asked for a state. */
export function requestOf({ inputs, window, lastMove }: AppState): EvaluationRequest {
  const { policy, asOfMs, sort, selectedRow, edits, baseline, labels } = inputs;
  // A filter whose words were understood as a time looks at times, not for the words.
  const filter = inputs.filter.timeMs ? { ...inputs.filter, text: '' } : inputs.filter;
  const mustKeep = Object.entries(labels)
    .filter(([, label]) => label === 'must-keep')
    .map(([row]) => Number(row));
  return {
    policy,
    asOfMs,
    edits,
    filter,
    sort,
    window,
    selectedRow,
    compareTo: lastMove?.before ?? null,
    baseline,
    mustKeep,
  };
}

function isSameRequest(a: AppState, b: AppState): boolean {
  const x = a.inputs;
  const y = b.inputs;
  return (
    a.dataset === b.dataset &&
    a.window === b.window &&
    a.lastMove === b.lastMove &&
    x.policy === y.policy &&
    x.asOfMs === y.asOfMs &&
    x.filter === y.filter &&
    x.edits === y.edits &&
    x.labels === y.labels &&
    x.baseline === y.baseline &&
    x.sort === y.sort &&
    x.selectedRow === y.selectedRow
  );
}

/** Asks the worker whenever what it is asked about has changed; the latest reply wins, and nothing waits for it. */
export function watchInputs(
  store: StoreApi<AppState>,
  { client }: Pick<StoreParts, 'client'>,
  source: SliceContext['source'],
): void {
  const ask = (state: AppState) => {
    store.setState({ isEvaluating: true });
    client.evaluate(requestOf(state)).then(
      (evaluation) => {
        if (!evaluation || store.getState().dataset !== state.dataset) return;
        store.setState({ evaluation, isEvaluating: !isSameRequest(store.getState(), state) });
      },
      (error: Error) => {
        store.setState({ isEvaluating: false });
        store.getState().actions.pause();
        if (source.current) {
          store
            .getState()
            .actions.notify({ kind: 'error', title: 'The trace failed.', detail: error.message });
        }
      },
    );
  };
  store.subscribe((state, before) => {
    if (state.dataset && !isSameRequest(state, before)) ask(state);
  });
}
