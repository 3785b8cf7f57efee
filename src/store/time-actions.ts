import type { StoreApi } from 'zustand/vanilla';
import { shiftMonth } from '../engine/calendar.ts';
import type { AppState, LastMove } from './app-state.ts';
import { playPosition, playUnits, stepByUnit } from './play-position.ts';
import { type SliceContext, type StoreParts, stateOf } from './store-parts.ts';
import { findTimeLine, reachFor } from './time-line.ts';
import type { PlayRun, TimeActions, TimeRange, TimeState } from './time-state.ts';

export function startingTime({ preferences }: Pick<StoreParts, 'preferences'>): TimeState {
  return {
    isOpen: preferences.get('time-line') === 'open',
    unit: playUnits.find((unit) => unit === preferences.get('play-unit')) ?? 'month',
    isLooping: false,
    range: null,
    reach: null,
    run: null,
  };
}

/** The line of the open store. */
function timeLineOf({ dataset, inputs, time }: AppState): TimeRange {
  return findTimeLine({ dataset, reach: time.reach, asOfMs: inputs.asOfMs });
}

function playedRange(state: AppState): TimeRange {
  return (state.time.isLooping && state.time.range) || timeLineOf(state);
}

/** The time line: play, steps, drags. */
export function createTimeActions({ get, set, parts, setInStep }: SliceContext): TimeActions {
  const change = (part: Partial<TimeState>) => set({ time: { ...get().time, ...part } });

  const positionOf = (state: AppState, run: PlayRun) =>
    playPosition({
      fromMs: run.fromMs,
      elapsedMs: parts.now() - run.startedMs,
      unit: state.time.unit,
      range: playedRange(state),
      isLooping: state.time.isLooping,
    });

  /** What play was doing goes on from where it is by now. */
  const changePlay = (part: Partial<TimeState>) => {
    const state = get();
    const { run } = state.time;
    const rebased = run && {
      ...run,
      fromMs: positionOf(state, run).asOfMs,
      startedMs: parts.now(),
      round: 0,
    };
    change({ ...part, run: rebased });
  };

  /** The first move of a run is an undo step; the rest belong to it, whatever else was moved between them. */
  const moveRun = (run: PlayRun, asOfMs: number, round: number) => {
    const { inputs, lastMove, time } = get();
    const isTold = run.move !== null && run.move === lastMove && round === run.round;
    const start = round === run.round ? inputs.asOfMs : playedRange(get())[0];
    const move: LastMove = isTold
      ? run.move
      : { path: 'asOf', from: '0', to: '', before: { ...stateOf(inputs), asOfMs: start } };
    const next = { ...run, atMs: asOfMs, round, move };
    setInStep(
      { inputs: { ...inputs, asOfMs }, lastMove: move, time: { ...time, run: next } },
      run.move !== null,
    );
  };

  return {
    setTimeOpen: (isOpen) => {
      change({ isOpen });
      parts.preferences.set('time-line', isOpen ? 'open' : 'closed');
    },
    play: () => {
      const state = get();
      if (!state.dataset || state.time.run) return;
      const { asOfMs } = state.inputs;
      const [fromMs, toMs] = playedRange(state);
      const isInside = asOfMs >= fromMs && asOfMs < toMs;
      change({
        run: {
          fromMs: isInside ? asOfMs : fromMs,
          startedMs: parts.now(),
          atMs: asOfMs,
          round: 0,
          move: null,
        },
      });
    },
    pause: () => {
      if (get().time.run) change({ run: null });
    },
    advancePlay: () => {
      const state = get();
      const { run } = state.time;
      if (!run) return;
      const { asOfMs, isOver, round } = positionOf(state, run);
      if (asOfMs !== state.inputs.asOfMs) moveRun(run, asOfMs, round);
      if (isOver) change({ run: null });
    },
    stepTime: (direction) => {
      const { actions, inputs, time } = get();
      actions.pause();
      actions.setAsOf(stepByUnit(inputs.asOfMs, time.unit, direction));
    },
    scrubTo: (asOfMs) => get().actions.setAsOf(asOfMs, true),
    setPlayUnit: (unit) => {
      changePlay({ unit });
      parts.preferences.set('play-unit', unit);
    },
    setLooping: (isLooping) => changePlay({ isLooping }),
    setPlayRange: (range) => changePlay({ range }),
    extendTime: () => {
      const [fromMs, toMs] = timeLineOf(get());
      change({ reach: [fromMs, shiftMonth(toMs, 12)] });
    },
  };
}

/** Play ends where somebody else sets the date or opens another store; the line grows to hold every date that is chosen. */
export function watchTime(store: StoreApi<AppState>): void {
  store.subscribe((state, before) => {
    const { inputs, dataset, time } = state;
    const isOtherStore = dataset?.id !== before.dataset?.id;
    if (inputs.asOfMs === before.inputs.asOfMs && !isOtherStore) return;
    const isOwn = time.run === null || (!isOtherStore && time.run.atMs === inputs.asOfMs);
    const kept = isOtherStore ? { ...time, range: null, reach: null } : time;
    const reach = reachFor(
      inputs.asOfMs,
      findTimeLine({ dataset, reach: kept.reach, asOfMs: inputs.asOfMs }),
    );
    if (isOwn && kept === time && !reach) return;
    store.setState({ time: { ...kept, run: isOwn ? time.run : null, reach: reach ?? kept.reach } });
  });
}
