import type { SingleEdit } from '../engine/row-edits.ts';
import { mostReadPins } from '../persistence/share-link.ts';
import type { Actions, Inputs } from './app-state.ts';
import { numberEdits } from './open-work.ts';
import { type SliceContext, stateOf } from './store-parts.ts';

type MemoryActions = Pick<
  Actions,
  | 'editRow'
  | 'removeEdits'
  | 'setLabel'
  | 'applyCure'
  | 'pinBaseline'
  | 'unpinBaseline'
  | 'setReadPins'
  | 'setReadsAsOfDay'
  | 'setPresenting'
  | 'findMemories'
>;

function editWords(edit: SingleEdit): string {
  if (edit.kind === 'read') return 'Read now';
  if (edit.kind === 'count') return `${edit.readCount} reads in all`;
  return edit.isProtected ? 'Protected' : 'No longer protected';
}

/** Single memories, labels, the baseline and the Reads view's one memory. */
export function createMemoryActions({ get, set, changeInputs, parts, work }: SliceContext): MemoryActions {
  const move = (change: Partial<Inputs>, path: string, from: string, to: string) => {
    const before = stateOf(get().inputs);
    changeInputs(change);
    set({ lastMove: { path, from, to, before } });
  };
  const edit = (change: SingleEdit, words: string) => {
    const made = numberEdits(work, [{ ...change, madeMs: parts.now() }]);
    move({ edits: [...get().inputs.edits, ...made] }, `memory.${change.row}`, '', words);
  };
  return {
    editRow: (change) => edit(change, editWords(change)),
    removeEdits: (row, kind) => {
      const edits = get().inputs.edits.filter(
        (old) => !('row' in old) || old.row !== row || old.kind !== kind || old.isBaked,
      );
      move({ edits }, `memory.${row}`, '', 'Taken back');
    },
    setLabel: (row, label) => {
      const { [row]: _, ...rest } = get().inputs.labels;
      changeInputs({ labels: label === null ? rest : { ...rest, [row]: label } });
    },
    applyCure: ({ change, label }) => {
      if (!change) return;
      if (change.kind === 'edit') edit(change.edit, label);
      else move({ policy: change.policy }, 'cure', '', label);
    },
    pinBaseline: () => {
      const { inputs } = get();
      const day = new Date(inputs.asOfMs).toISOString().slice(0, 10);
      changeInputs({ baseline: { name: `${inputs.policy.name}, ${day}`, ...stateOf(inputs) } });
    },
    unpinBaseline: () => {
      const { filter } = get().inputs;
      changeInputs({
        baseline: null,
        filter: filter.isChangedOnly ? { ...filter, isChangedOnly: false } : filter,
      });
    },
    setReadPins: (days) => {
      changeInputs({ readPins: [...days].slice(0, mostReadPins).sort((a, b) => a - b) }, 'readPins');
    },
    setReadsAsOfDay: (readsAsOfDay) => {
      changeInputs({ readsAsOfDay }, 'readsAsOfDay');
    },
    setPresenting: (isPresenting) => set({ isPresenting }),
    findMemories: async (text) =>
      text.trim() === '' || !get().dataset ? [] : parts.client.find({ text, ...stateOf(get().inputs) }),
  };
}
