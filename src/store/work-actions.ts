import { formatTime } from '../engine/format-time.ts';
import type { MemoryChange, RowChange, RowEdit } from '../engine/row-edits.ts';
import type { EditBatch } from '../engine/work/edit-batch.ts';
import type { MemoryFields } from '../engine/work/memory-fields.ts';
import { removalOf } from '../engine/work/removal-words.ts';
import { serialisePolicy } from '../persistence/policy-codec.ts';
import type { ReadMemories } from '../worker/protocol.ts';
import type { Actions, KeepLabel } from './app-state.ts';
import { requestOf } from './evaluation-loop.ts';
import { numberEdits } from './open-work.ts';
import { sha256Of } from './sha256-of.ts';
import { type SliceContext, stateOf } from './store-parts.ts';

type WorkActions = Pick<
  Actions,
  | 'addMemory'
  | 'addMemories'
  | 'tryMemories'
  | 'showWork'
  | 'findFields'
  | 'setFields'
  | 'removeRows'
  | 'readRows'
  | 'protectRows'
  | 'labelRows'
  | 'setMarked'
  | 'markBetween'
  | 'markShown'
  | 'askToApply'
  | 'applyTrace'
  | 'setRemoval'
  | 'setCompactAfterDays'
  | 'restoreRows'
  | 'dropRows'
  | 'compactTombstones'
  | 'findArchive'
  | 'findArchivedRows'
  | 'showLogOf'
  | 'findLog'
  | 'findSubjects'
  | 'saveMemories'
  | 'saveArchive'
  | 'saveLog'
>;

const everyTombstone = { place: 'tombstoned', text: '', passes: [], sort: [] } as const;

/** One edit of several rows where there are several: one line of the undo history, one number. */
function editOf(rows: readonly number[], change: MemoryChange): RowChange {
  return rows.length === 1
    ? { ...change, row: rows[0]! }
    : { kind: 'many', rows: Uint32Array.from(rows), change };
}

function counted(count: number): string {
  return count === 1 ? '1 memory' : `${count.toLocaleString('en')} memories`;
}

/** The store as something to work in: memories by hand, the trace carried out, archive and log. */
export function createWorkActions(context: SliceContext): WorkActions {
  const { get, set, parts, work } = context;
  const { client } = parts;

  /** One undo step; what it did to the verdicts is told as that of any move. */
  const commit = (change: RowChange, words: string, path = 'memory', first: readonly RowChange[] = []) => {
    const { inputs } = get();
    const before = stateOf(inputs);
    const madeMs = parts.now();
    const made: readonly RowEdit[] = [...first, change].map((each) => ({ ...each, madeMs }));
    const edits = [...inputs.edits, ...numberEdits(work, made)];
    context.changeInputs({ edits });
    set({ lastMove: { path, from: '', to: words, before } });
  };
  /** A batch is registered before anything refers to it. */
  const register = async (batch: EditBatch): Promise<number> => {
    const number = work.nextNumber;
    work.nextNumber += 1;
    work.batches.set(number, batch);
    await client.ask('register', [[number, batch]]);
    return number;
  };
  const rowsNow = () => {
    const { dataset, inputs } = get();
    return inputs.edits.reduce(
      (rows, edit) => (edit.kind === 'add' && !edit.isBaked ? rows + edit.count : rows),
      dataset?.rowCount ?? 0,
    );
  };
  const read = (text: string, isPlainText: boolean): Promise<ReadMemories> =>
    client.ask('readMemories', {
      name: isPlainText ? 'lines' : 'pasted',
      file: new Blob([text]),
      options: { clockMs: parts.now(), asOfMs: get().inputs.asOfMs },
      isPlainText,
      idStem: `added-${work.nextNumber}`,
      assumedMs: get().inputs.asOfMs,
    });
  /** Answers the first row, or null with a notice. */
  const add = async (reading: Promise<ReadMemories>): Promise<{ firstRow: number; count: number } | null> => {
    const { dataset } = get();
    try {
      const { table, problemCount, problems } = await reading;
      if (table.rowCount === 0) throw new Error('There is no memory in it.');
      const batch = await register({ kind: 'memories', table });
      if (get().dataset?.id !== dataset?.id) return null;
      const firstRow = rowsNow();
      commit({ kind: 'add', firstRow, count: table.rowCount, batch }, `${counted(table.rowCount)} added`);
      if (problemCount > 0) {
        const first = problems[0];
        get().actions.notify({
          kind: 'info',
          title: `${counted(table.rowCount)} added, with something to look at.`,
          detail: first ? `Line ${first.line}, ${first.field || 'whole line'}: ${first.message}` : '',
        });
      }
      return { firstRow, count: table.rowCount };
    } catch (error) {
      get().actions.notify({ kind: 'error', title: 'Nothing was added.', detail: (error as Error).message });
      return null;
    }
  };
  const askFile = async (name: string, request: Parameters<typeof client.ask<'workFile'>>[1]) => {
    const stem = (get().dataset?.name ?? 'store').replace(/\.[^.]+$/, '');
    parts.saveFile(`${stem}-${name}`, await client.ask('workFile', request));
  };
  const edits = () => get().inputs.edits;
  const asOf = () => get().inputs.asOfMs;
  /** Tombstones whose days are over: a trace that is applied compacts them. */
  const findDue = async (): Promise<Uint32Array> => {
    const ask = (asOfMs: number | null) =>
      client.ask('archivedRows', { edits: edits(), query: everyTombstone, asOfMs });
    const [all, waiting] = await Promise.all([ask(null), ask(asOf())]);
    const isWaiting = new Set(waiting);
    return all.filter((row) => !isWaiting.has(row));
  };

  return {
    addMemory: async (fields) => {
      const { asOfMs } = get().inputs;
      const id = fields.id?.trim() || `added-${work.nextNumber}`;
      const added = await add(read(JSON.stringify([canonicalFields(fields, id, asOfMs)]), false));
      return added?.firstRow ?? null;
    },
    addMemories: async ({ text, isPlainText }) => (await add(read(text, isPlainText)))?.count ?? 0,
    tryMemories: async ({ text, isPlainText }) => {
      try {
        const { table, problemCount, problems } = await read(text, isPlainText);
        const first = problems[0];
        const problem = first ? `Line ${first.line}, ${first.field || 'whole line'}: ${first.message}` : null;
        return { count: table.rowCount, problemCount, problem, refusal: null };
      } catch (error) {
        return { count: 0, problemCount: 0, problem: null, refusal: (error as Error).message };
      }
    },
    showWork: (workDialog) => set({ workDialog }),
    findFields: (row) => client.ask('ownFields', { edits: edits(), row }),
    setFields: (rows, fields) => {
      if (rows.length === 0 || Object.keys(fields).length === 0) return;
      commit(
        editOf(rows, { kind: 'set', fields }),
        rows.length === 1 ? 'Edited' : `${counted(rows.length)} edited`,
      );
    },
    removeRows: (rows) => {
      if (rows.length === 0) return;
      const { selectedRow, view } = get().inputs;
      commit({ kind: 'remove', rows: Uint32Array.from(rows) }, `${counted(rows.length)} removed`);
      if (selectedRow !== null && rows.includes(selectedRow) && view !== 'log') get().actions.select(null);
      set({ marked: new Set() });
    },
    readRows: (rows) => {
      if (rows.length === 0) return;
      commit(editOf(rows, { kind: 'read', atMs: get().inputs.asOfMs }), 'Read now');
    },
    protectRows: (rows, isProtected) => {
      if (rows.length === 0) return;
      commit(
        editOf(rows, { kind: 'protect', isProtected }),
        isProtected ? 'Protected' : 'No longer protected',
      );
    },
    labelRows: (rows, label) => {
      const labels: Record<number, KeepLabel> = { ...get().inputs.labels };
      for (const row of rows) {
        if (label === null) delete labels[row];
        else labels[row] = label;
      }
      context.changeInputs({ labels });
    },
    setMarked: (rows) => set({ marked: new Set(rows) }),
    markBetween: async (from, to) => {
      const state = get();
      const rows = await client.ask('shownRows', requestOf(state));
      if (get().inputs.edits !== state.inputs.edits) return;
      const marked = new Set(get().marked);
      for (let i = Math.min(from, to); i <= Math.max(from, to); i += 1) {
        const row = rows[i];
        if (row !== undefined) marked.add(row);
      }
      set({ marked });
    },
    markShown: async () => {
      const state = get();
      const rows = await client.ask('shownRows', requestOf(state));
      if (get().inputs === state.inputs) set({ marked: new Set(rows) });
    },
    setRemoval: (action) => {
      const { policy } = get().inputs;
      context.changeInputs({ policy: { ...policy, removal: { ...policy.removal, action } } });
      // The notice of the last move offers Undo, which would now take this back.
      set({ lastMove: null });
    },
    setCompactAfterDays: (days) => {
      const { policy } = get().inputs;
      const { action } = policy.removal;
      const removal = days === null ? { action } : { action, compactAfterDays: days };
      context.changeInputs({ policy: { ...policy, removal } }, 'removal.compactAfterDays');
      set({ lastMove: null });
    },
    askToApply: (asksToApply) => {
      if (asksToApply) get().actions.setView('trace');
      set({ asksToApply });
    },
    applyTrace: async () => {
      const { inputs } = get();
      const policySha256 = await sha256Of(serialisePolicy(inputs.policy));
      const decisions = await client.ask('decide', { state: stateOf(inputs), policySha256 });
      const count = decisions.rows.length;
      if (count === 0) return 0;
      const due = await findDue();
      const batch = await register({ kind: 'decisions', decisions });
      // Something moved meanwhile: these are not the decisions of what is shown.
      const now = get().inputs;
      if (now.policy !== inputs.policy || now.asOfMs !== inputs.asOfMs || now.edits !== inputs.edits)
        return 0;
      const { action } = inputs.policy.removal;
      const words = `${counted(count)} ${removalOf(action).done}`;
      const dropped: readonly RowChange[] = due.length > 0 ? [{ kind: 'drop', rows: due }] : [];
      commit({ kind: 'apply', batch, count, action, asOfMs: inputs.asOfMs }, words, 'apply', dropped);
      set({ marked: new Set() });
      return count;
    },
    restoreRows: (rows) => {
      if (rows.length > 0)
        commit({ kind: 'restore', rows: Uint32Array.from(rows) }, `${counted(rows.length)} restored`);
    },
    dropRows: (rows) => {
      if (rows.length > 0)
        commit({ kind: 'drop', rows: Uint32Array.from(rows) }, `${counted(rows.length)} dropped`);
    },
    compactTombstones: async () => {
      const state = get();
      const rows = await client.ask('archivedRows', { edits: edits(), query: everyTombstone, asOfMs: null });
      if (get().inputs.edits === state.inputs.edits) get().actions.dropRows([...rows]);
    },
    findArchive: (query, first, count) =>
      client.ask('archive', { edits: edits(), query, asOfMs: asOf(), first, count }),
    findArchivedRows: async (query) => [
      ...(await client.ask('archivedRows', { edits: edits(), query, asOfMs: asOf() })),
    ],
    showLogOf: (logRow) => {
      set({ logRow });
      get().actions.setView('log');
    },
    findLog: (query, first, count) => client.ask('log', { edits: edits(), query, first, count }),
    findSubjects: () => client.ask('subjects', { edits: edits() }),
    saveMemories: () => askFile('memories.jsonl', { what: 'memories', edits: edits() }),
    saveArchive: (query) =>
      askFile(`${query.place}.jsonl`, { what: 'archive', edits: edits(), query, asOfMs: asOf() }),
    saveLog: (query, format) => askFile(`log.${format}`, { what: 'log', edits: edits(), query, format }),
  };
}

/** A form's fields as one memory of the canonical format. */
function canonicalFields(fields: MemoryFields, id: string, asOfMs: number): Record<string, unknown> {
  return {
    id,
    text: fields.text ?? '',
    category: fields.category,
    subject: fields.subject,
    source: fields.source,
    created_at: formatTime(fields.createdMs ?? asOfMs),
    last_read_at: typeof fields.lastReadMs === 'number' ? formatTime(fields.lastReadMs) : null,
    read_count: fields.readCount,
    protected: fields.isProtected,
    initial_strength: fields.initialStrength,
    alignment: fields.alignment,
    tokens: fields.tokens ?? undefined,
    bytes: fields.bytes ?? undefined,
  };
}
