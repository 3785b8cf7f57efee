import { decodeLinkState, LinkRefusal, type LinkState } from '../persistence/share-link.ts';
import type { Actions, ViewId } from './app-state.ts';
import { startingInputs } from './starting-inputs.ts';
import type { SliceContext } from './store-parts.ts';
import { withinPatience } from './within-patience.ts';

/** The views that there are, as an address names them. */
const viewIds: readonly ViewId[] = ['curves', 'reads', 'scores', 'trace', 'archive', 'log'];

/** `trace/abc` → its view and payload; an unknown view is the trace. */
function splitAddress(address: string): {
  readonly view: ViewId;
  readonly payload: string;
  readonly isKnown: boolean;
} {
  const [name = '', payload = ''] = address.replace(/^[#/]+/, '').split('/');
  const view = viewIds.find((id) => id === name);
  return { view: view ?? 'trace', payload, isKnown: view !== undefined || name === '' };
}

/** Addresses, Back and the last visit. */
export function createLinkActions({ get, set, parts }: SliceContext): Pick<Actions, 'openLink'> {
  function take(state: LinkState | null, view: ViewId): void {
    const { store, ...inputs } = state ?? { ...startingInputs(parts), store: null };
    const { dataset } = get();
    // An address is a place, not a state of the store: what was done in the open one stays done.
    const isOpen = store ? dataset?.sha256 === store.sha256 : dataset?.isSample === true;
    const { edits, labels, baseline } = isOpen ? get().inputs : inputs;
    set({
      inputs: { ...startingInputs(parts), ...inputs, view, edits, labels, baseline },
      lastMove: null,
      window: { ...get().window, first: 0 },
    });
  }

  async function openStore(store: LinkState['store']): Promise<void> {
    const { dataset, actions } = get();
    if (store === null) {
      if (!dataset?.isSample) await openSampleInPlace();
      return;
    }
    if (dataset?.sha256 === store.sha256) return;
    set({ dataset: null, evaluation: null, missingStore: store });
    const id = await withinPatience(parts.database.findIdOf(store.sha256, store.name));
    if (id) await actions.openStored(id);
    else {
      actions.notify({
        kind: 'error',
        title: `This link names “${store.name}”, a store that this browser does not have.`,
        detail: 'Open that file and the link is complete; its policy and filter are set already.',
      });
    }
  }

  /** The link's own place (as-of, selection, filter, edits, labels, baseline) stays when the sample is opened for it. */
  async function openSampleInPlace(): Promise<void> {
    set({ dataset: null, evaluation: null });
    await get().actions.openSample(true);
  }

  return {
    openLink: async (address, isOwn = false) => {
      const { view, payload, isKnown } = splitAddress(address);
      if (!isKnown) {
        get().actions.notify({
          kind: 'error',
          title: 'This address names a view that there is not.',
          detail: `There are ${viewIds.join(', ')}; the trace is shown.`,
        });
      }
      try {
        const state = payload === '' ? null : decodeLinkState(payload, isOwn);
        take(state, view);
        await openStore(state?.store ?? null);
      } catch (error) {
        if (!(error instanceof LinkRefusal)) throw error;
        set({ inputs: { ...get().inputs, view } });
        get().actions.notify({
          kind: 'error',
          title: 'The link was not opened.',
          detail: `${error.message} ${get().dataset ? 'What was open stays open.' : 'Nothing is shown in its place: choose the sample or a file.'}`,
        });
      }
    },
  };
}
