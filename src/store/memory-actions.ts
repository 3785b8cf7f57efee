import type { RowEdit } from '../engine/row-edits.ts';
import { mostReadPins } from '../persistence/share-link.ts';
import type { Actions, Inputs } from './app-state.ts';
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

/** The row's last protection as the edits leave it stays one edit, however often it is switched. */
function withEdit(edits: readonly RowEdit[], edit: RowEdit): readonly RowEdit[] {
  const rest =
    edit.kind === 'read' ? edits : edits.filter((old) => old.kind !== edit.kind || old.row !== edit.row);
  return [...rest, edit];
}

function editWords(edit: RowEdit): string {
  if (edit.kind === 'read') return 'Read now';
  if (edit.kind === 'count') return `${edit.readCount} reads in all`;
  return edit.isProtected ? 'Protected' : 'No longer protected';
}

/** Single memories, labels, the baseline and the Reads view's one memory. */
export function createMemoryActions({ get, set, changeInputs, parts }: SliceContext): MemoryActions {
  const move = (change: Partial<Inputs>, path: string, from: string, to: string) => {
    const before = stateOf(get().inputs);
    changeInputs(change);
    set({ lastMove: { path, from, to, before } });
  };
  const edit = (change: RowEdit, words: string) =>
    move({ edits: withEdit(get().inputs.edits, change) }, `memory.${change.row}`, '', words);
  return {
    editRow: (change) => edit(change, editWords(change)),
    removeEdits: (row, kind) => {
      const edits = get().inputs.edits.filter((old) => old.row !== row || old.kind !== kind);
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
