import { emptyFilter } from '../engine/evaluation.ts';
import { dayMs } from '../engine/units.ts';
import { mostComparedCurves } from '../persistence/share-link.ts';
import type { Actions } from './app-state.ts';
import { requestOf } from './evaluation-loop.ts';
import { type SliceContext, stateOf } from './store-parts.ts';

type InputActions = Pick<
  Actions,
  | 'setAsOf'
  | 'setFilter'
  | 'clearFilter'
  | 'setSort'
  | 'setWindow'
  | 'select'
  | 'selectNeighbour'
  | 'setView'
  | 'addComparedCurve'
  | 'changeComparedCurve'
  | 'removeComparedCurve'
  | 'setAxes'
>;

/** Where the person looks: as-of, filter, order, selection, view, compared curves. */
export function createInputActions({ get, set, changeInputs, parts }: SliceContext): InputActions {
  return {
    setAsOf: (asOfMs, isDrag = false) => {
      if (!Number.isFinite(asOfMs) || Math.abs(asOfMs) > 8.64e15) return;
      const { inputs, lastMove } = get();
      const isContinued =
        changeInputs({ asOfMs }, isDrag ? 'asOf.drag' : 'asOf') && lastMove?.path === 'asOf';
      const before = isContinued ? lastMove.before : stateOf(inputs);
      const days = Math.round(((asOfMs - before.asOfMs) / dayMs) * 10) / 10;
      set({ lastMove: { path: 'asOf', from: '0', to: String(days), before } });
    },
    setFilter: (change) => {
      const hasText = change.text !== undefined;
      const filter = { ...get().inputs.filter, ...(hasText ? { timeMs: null } : {}), ...change };
      changeInputs({ filter }, hasText ? 'filter.text' : undefined);
      set({ window: { ...get().window, first: 0 } });
      if (hasText) void readTimeWords(change.text ?? '');
    },
    clearFilter: () => {
      changeInputs({ filter: emptyFilter });
      set({ window: { ...get().window, first: 0 } });
    },
    setSort: (sort) => {
      changeInputs({ sort });
      set({ window: { ...get().window, first: 0 } });
    },
    setWindow: (first, count) => {
      const { window } = get();
      if (window.first !== first || window.count !== count) set({ window: { first, count } });
    },
    select: (selectedRow) => changeInputs({ selectedRow }),
    selectNeighbour: (step) => void selectNeighbour(step),
    setView: (view) => changeInputs({ view }),
    addComparedCurve: (curve) => {
      const { curves } = get().inputs;
      if (curves.length >= mostComparedCurves) {
        get().actions.notify({
          kind: 'info',
          title: `${mostComparedCurves} curves are compared already.`,
          detail: 'Remove one to add another.',
        });
        return;
      }
      const used = new Set(curves.map(({ slot }) => slot));
      let slot = 2;
      while (used.has(slot)) slot += 1;
      changeInputs({ curves: [...curves, { ...curve, slot }] });
    },
    changeComparedCurve: (slot, change) => {
      const curves = get().inputs.curves.map((curve) =>
        curve.slot === slot ? { ...curve, ...change, slot } : curve,
      );
      changeInputs({ curves }, `curves.${slot}`);
    },
    removeComparedCurve: (slot) =>
      changeInputs({ curves: get().inputs.curves.filter((curve) => curve.slot !== slot) }),
    setAxes: (change) => changeInputs({ axes: { ...get().inputs.axes, ...change } }),
  };

  async function readTimeWords(text: string): Promise<void> {
    if (text.trim().length < 4) return;
    const { parseTimeWords } = await import('./time-words.ts');
    const timeMs = parseTimeWords(text, get().inputs.asOfMs);
    const { filter } = get().inputs;
    if (timeMs && filter.text === text) changeInputs({ filter: { ...filter, timeMs } }, 'filter.text');
  }

  /** The neighbour may lie outside the window that the screen holds: then the worker is asked for it. */
  async function selectNeighbour(step: 1 | -1): Promise<void> {
    const state = get();
    const { evaluation } = state;
    if (!evaluation || evaluation.shownCount === 0) return;
    const position = evaluation.selected?.position ?? -1;
    // Beside the archive and the log, the list that has neighbours is not on the screen.
    if (position < 0 && (state.inputs.view === 'archive' || state.inputs.view === 'log')) return;
    const next = position < 0 ? 0 : Math.max(0, Math.min(evaluation.shownCount - 1, position + step));
    const known = evaluation.window.rows[next - evaluation.window.first];
    if (known) {
      changeInputs({ selectedRow: known.row });
      return;
    }
    const reply = await parts.client.evaluate({ ...requestOf(state), window: { first: next, count: 1 } });
    const row = reply?.window.rows[0]?.row;
    if (row !== undefined) changeInputs({ selectedRow: row });
  }
}
