import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import type { Actions, AppState, Inputs } from './app-state.ts';
import { watchCures } from './cure-loop.ts';
import { createDatasetActions } from './dataset-actions.ts';
import { createEraseActions } from './erase-actions.ts';
import { watchInputs } from './evaluation-loop.ts';
import { createInputActions } from './input-actions.ts';
import { createLinkActions } from './link-actions.ts';
import { createMemoryActions } from './memory-actions.ts';
import { watchMemoryLog } from './memory-log-loop.ts';
import { createNoticeActions } from './notice-actions.ts';
import { createOpenWork } from './open-work.ts';
import { createPolicyActions } from './policy-actions.ts';
import { startingInputs } from './starting-inputs.ts';
import { createStoreListActions } from './store-list-actions.ts';
import type { SliceContext, StoreParts } from './store-parts.ts';
import { createTimeActions, startingTime, watchTime } from './time-actions.ts';
import { createWorkActions } from './work-actions.ts';
import { watchWork } from './work-saving.ts';

/** Moves along one path that no slider ends (typing in a filter, as-of) are one undo step when they follow within this time. */
const gesturePauseMs = 600;

/** A slider, a pin too, says itself when a drag or a run of key presses is over (`endGesture`), however slow the machine. */
function isEndedBySlider(path: string): boolean {
  return /^(curve|readEffect|importance|passes\.\d+)\.|^(readPins|readsAsOfDay|asOf\.drag)$/.test(path);
}

/** What undo takes back: everything that decides, not where the person looks. */
function isSameStep(a: { inputs: Inputs }, b: { inputs: Inputs }): boolean {
  const x = a.inputs;
  const y = b.inputs;
  return (
    x.policy === y.policy &&
    x.asOfMs === y.asOfMs &&
    x.filter === y.filter &&
    x.curves === y.curves &&
    x.edits === y.edits &&
    x.labels === y.labels &&
    x.baseline === y.baseline &&
    x.readPins === y.readPins &&
    x.readsAsOfDay === y.readsAsOfDay &&
    x.keepsWeightSum === y.keepsWeightSum
  );
}

function startingState(parts: StoreParts): Omit<AppState, 'actions'> {
  const theme = parts.preferences.get('theme');
  return {
    inputs: startingInputs(parts),
    dataset: null,
    missingStore: null,
    evaluation: null,
    cures: null,
    isPresenting: false,
    isEvaluating: false,
    importing: null,
    mapping: null,
    notices: [],
    lastMove: null,
    stores: [],
    canKeep: true,
    workDialog: null,
    marked: new Set(),
    asksToApply: false,
    memoryLog: null,
    logRow: null,
    isBehind: false,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    isPanelOpen: parts.preferences.get('panel') !== 'closed',
    time: startingTime(parts),
    canUndo: false,
    canRedo: false,
    window: { first: 0, count: 60 },
  };
}

/** The one store: inputs, the worker's latest reply, and a stable object of actions. */
export function createAppStore(parts: StoreParts) {
  const source: SliceContext['source'] = { current: null };
  const work = createOpenWork();
  let gesture: { path: string; atMs: number } | null = null;

  const store = createStore<AppState>()(
    temporal(
      (set, get) => {
        const setInStep: SliceContext['setInStep'] = (change, isContinued) => {
          const { pause, resume } = store.temporal.getState();
          if (isContinued) pause();
          set(change);
          if (isContinued) resume();
        };
        const changeInputs: SliceContext['changeInputs'] = (change, path) => {
          const nowMs = parts.now();
          const isSameGesture =
            path !== undefined &&
            gesture !== null &&
            gesture.path === path &&
            (isEndedBySlider(path) || nowMs - gesture.atMs < gesturePauseMs);
          gesture = path === undefined ? null : { path, atMs: nowMs };
          setInStep({ inputs: { ...get().inputs, ...change } }, isSameGesture);
          return isSameGesture;
        };
        const forgetHistory = () => store.temporal.getState().clear();
        const context: SliceContext = {
          parts,
          get,
          set,
          changeInputs,
          setInStep,
          forgetHistory,
          source,
          work,
        };
        const travel = (step: 'undo' | 'redo') => () => {
          const { view, selectedRow, axes, sort } = get().inputs;
          const history = store.temporal.getState();
          gesture = null;
          history[step]();
          history.pause();
          set({ inputs: { ...get().inputs, view, selectedRow, axes, sort }, lastMove: null });
          history.resume();
        };
        const actions: Actions = {
          ...createNoticeActions(context),
          ...createPolicyActions(context),
          ...createInputActions(context),
          ...createDatasetActions(context),
          ...createLinkActions(context),
          ...createMemoryActions(context),
          ...createWorkActions(context),
          ...createEraseActions(context),
          ...createStoreListActions(context),
          ...createTimeActions(context),
          endGesture: () => {
            gesture = null;
          },
          undo: travel('undo'),
          redo: travel('redo'),
        };
        return { ...startingState(parts), actions };
      },
      { partialize: ({ inputs }) => ({ inputs }), equality: isSameStep, limit: 500 },
    ),
  );

  store.temporal.subscribe(({ pastStates, futureStates }) => {
    const canUndo = pastStates.length > 0;
    const canRedo = futureStates.length > 0;
    const state = store.getState();
    if (state.canUndo !== canUndo || state.canRedo !== canRedo) store.setState({ canUndo, canRedo });
  });
  watchInputs(store, parts, source);
  watchCures(store, parts);
  watchMemoryLog(store, parts);
  watchWork({ store, parts, source, work });
  watchTime(store);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
