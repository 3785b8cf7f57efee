import type { Database } from '../persistence/database.ts';
import { isKeptToken, keptToken } from '../persistence/kept-state.ts';
import { encodeLinkState, fitsLink } from '../persistence/share-link.ts';
import type { AppState } from './app-state.ts';
import type { AppStore } from './app-store.ts';
import { linkStateOf } from './dataset-actions.ts';
import { withinPatience } from './within-patience.ts';

/** The page's address behind `#`, and its history. */
export interface Address {
  get(): string;
  /** `isNewStep` = Back comes back here. */
  set(address: string, isNewStep: boolean): void;
  onChange(listener: () => void): void;
  onLeave(listener: () => void): void;
}

/** The address is written once the inputs are quiet, and when the page is left. */
const writeAfterMs = 200;
/** The address of a state: `#/trace/payload`. */
export function addressOf(state: AppState): string {
  return `/${state.inputs.view}/${encodeLinkState(linkStateOf(state))}`;
}

/** `/trace/abc` → its view and payload. */
function partsOf(address: string): readonly [view: string, payload: string] {
  const [view = '', payload = ''] = address.replace(/^[#/]+/, '').split('/');
  return [view, payload];
}

/** States that are too large for a link: the address has a token, this visit and the last state have the whole. */
function createKeeper(database: Database) {
  const kept = new Map<string, string>();
  return {
    shorten: (whole: string): string => {
      const [view, payload] = partsOf(whole);
      if (fitsLink(payload)) return whole;
      const token = keptToken(payload);
      kept.set(token, payload);
      return `/${view}/${token}`;
    },
    /** The whole address that a token stands for; undefined where it stands for none, or for one that is gone. */
    expand: async (address: string): Promise<string | undefined> => {
      const [view, token] = partsOf(address);
      if (!isKeptToken(token)) return undefined;
      const here = kept.get(token);
      if (here !== undefined) return `/${view}/${here}`;
      const [, last] = partsOf((await withinPatience(database.findLastState())) ?? '');
      return keptToken(last) === token ? `/${view}/${last}` : undefined;
    },
  };
}

/**
 * Keeps address and store the same: opens what the address (or, where it is empty, the last visit) says, then writes
 * every change of the inputs behind `#`. A new view or selection is a step for Back; a slider is not.
 */
export async function syncAddress(store: AppStore, address: Address, database: Database): Promise<void> {
  const keeper = createKeeper(database);
  let written = address.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place = '';

  const placeOf = ({ inputs }: AppState) => `${inputs.view} ${inputs.selectedRow}`;
  const write = () => {
    timer = undefined;
    const state = store.getState();
    if (!state.dataset) return;
    const whole = addressOf(state);
    const next = keeper.shorten(whole);
    if (next === written) return;
    const isNewStep = place !== '' && placeOf(state) !== place;
    place = placeOf(state);
    written = next;
    address.set(next, isNewStep);
    database.putLastState(whole).catch(() => undefined);
  };

  const isEmpty = written.replace(/^[#/]+/, '') === '';
  const own = isEmpty ? await withinPatience(database.findLastState()) : await keeper.expand(written);
  await store.getState().actions.openLink(own ?? written, own !== undefined);
  write();
  void store.getState().actions.refreshStores();
  store.subscribe((state, before) => {
    const isPlaying = state.time.run !== null;
    const hasPaused = before.time.run !== null && !isPlaying;
    if (state.inputs === before.inputs && state.dataset === before.dataset && !hasPaused) return;
    clearTimeout(timer);
    // Play is written when it is paused, or the page left: not date by date.
    if (placeOf(state) !== place) write();
    else timer = isPlaying ? undefined : setTimeout(write, writeAfterMs);
  });
  address.onLeave(write);
  address.onChange(() => {
    const now = address.get();
    if (now === written) return;
    clearTimeout(timer);
    timer = undefined;
    written = now;
    void (async () => {
      const own = await keeper.expand(now);
      if (written !== now) return;
      await store.getState().actions.openLink(own ?? now, own !== undefined);
      place = placeOf(store.getState());
    })();
  });
}
