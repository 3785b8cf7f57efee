import type { ImportProgress, ReadOptions } from '../engine/contracts/importer.ts';
import type { Cure, CureList } from '../engine/cure.ts';
import type { ComparedState, Evaluation, RowFilter, RowName, RowSort } from '../engine/evaluation.ts';
import type { ImportPreview } from '../engine/import/import-preview.ts';
import type { CategoryRule, Policy } from '../engine/policy.ts';
import type { RowEdit, SingleEdit } from '../engine/row-edits.ts';
import type { RowProblem } from '../engine/row-flags.ts';
import type { TimeSpan } from '../engine/time-span.ts';
import type { ArchiveQuery, ArchiveWindow } from '../engine/work/archive-view.ts';
import type { ErasureCounts, ErasureQuery } from '../engine/work/erase-subject.ts';
import type { MemoryFields } from '../engine/work/memory-fields.ts';
import type { OwnFields } from '../engine/work/own-fields.ts';
import type { LogLine, LogQuery } from '../engine/work/store-log.ts';
import type { SubjectCount } from '../engine/work/subjects.ts';
import type { StoreSummary } from '../persistence/database.ts';
import type { LogWindow } from '../worker/protocol.ts';
import type { TimeActions, TimeState } from './time-state.ts';

export type ViewId = 'curves' | 'reads' | 'scores' | 'trace' | 'archive' | 'log';
export type KeepLabel = 'must-keep' | 'may-go';
export type ThemeChoice = 'light' | 'dark' | 'system';

/** A curve drawn beside the policy's own. */
export interface ComparedCurve {
  /** Slot 2–6 and on: colour, dash and marker stay with it. */
  readonly slot: number;
  readonly name: string;
  readonly curveId: string;
  readonly params: Readonly<Record<string, number | string>>;
}

export interface Baseline {
  /** "Notebook, 29 Nov 2026". */
  readonly name: string;
  readonly policy: Policy;
  readonly asOfMs: number;
  readonly edits: readonly RowEdit[];
}

/** What a person decides; undo, links and saved state hold just this. */
export interface Inputs {
  readonly presetId: string;
  readonly policy: Policy;
  readonly asOfMs: number;
  readonly filter: RowFilter;
  readonly sort: RowSort;
  /** Row of the table; null = none. */
  readonly selectedRow: number | null;
  readonly view: ViewId;
  readonly curves: readonly ComparedCurve[];
  readonly axes: { readonly isTimeLog: boolean; readonly isStrengthLog: boolean };
  /** Changes to single memories over the file, in their order. */
  readonly edits: readonly RowEdit[];
  /** What the person says of memories, by row. */
  readonly labels: Readonly<Record<number, KeepLabel>>;
  /** The pinned state that everything is compared with. */
  readonly baseline: Baseline | null;
  /** Reads view: reads of the one memory, days after it was written, ascending; and the day that is "now". */
  readonly readPins: readonly number[];
  readonly readsAsOfDay: number;
  /** "Keep the sum at 1": the other weights scale when one moves. */
  readonly keepsWeightSum: boolean;
}

/** The open store, as far as the main thread knows it. */
export interface Dataset {
  /** Of the kept store; `sample` for the sample. */
  readonly id: string;
  readonly name: string;
  /** Hex; links name the store by it. */
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Rows of the file, or of the table that an erasure left; memories that were added come behind them. */
  readonly rowCount: number;
  readonly isSample: boolean;
  /** Newest time in the file that is not after the clock. */
  readonly newestMs: number | null;
  /** When its memories were written and read; null where it has no times. */
  readonly span: TimeSpan | null;
  readonly formatLabel: string;
  /** In words: "created_at in seconds", "delimiter ;". */
  readonly detected: readonly string[];
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  readonly isSaved: boolean;
}

export interface Notice {
  readonly id: number;
  readonly kind: 'info' | 'error' | 'done';
  readonly title: string;
  readonly detail: string;
  /** At most one action. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** What the last move of a parameter did, shown under its row. */
export interface LastMove {
  /** Path of the parameter, e.g. `passes.1.maxIdleDays`. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** The state before the move: what the worker compares with. */
  readonly before: ComparedState;
}

/** What an erasure did, or would do; the subject's name is shown, never kept. */
export interface ErasureReceipt extends ErasureCounts {
  readonly subject: string;
  /** By the clock, ms. */
  readonly madeMs: number;
  /** Stores that had memories of the subject, the open one first. */
  readonly stores: readonly ({ readonly name: string; readonly isOpen: boolean } & ErasureCounts)[];
  /** Stores that could not be read, and so still may hold it. */
  readonly failed: readonly string[];
}

/** A dialog over the store's memories that several places open. */
export type WorkDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly row: number }
  | { readonly kind: 'add-many' }
  /** Of the memories that are marked. */
  | { readonly kind: 'category' }
  /** Empty = the person says which. */
  | { readonly kind: 'erase'; readonly subject: string }
  /** `deleting`: the store that is asked about. */
  | { readonly kind: 'stores'; readonly deleting: string | null };

/** What a text would add. */
export interface MemoriesTrial {
  readonly count: number;
  /** Things to look at, and the first of them; null = none. */
  readonly problemCount: number;
  readonly problem: string | null;
  /** Why it cannot be read at all. */
  readonly refusal: string | null;
}

/** A file that waits for the person to say how it is read. */
export interface MappedFile {
  readonly file: Blob;
  readonly name: string;
  readonly preview: ImportPreview;
  /** What the person said; what is left out is judged by the file. */
  readonly options: ReadOptions;
  /** The clock that ages in days are counted back from: that of the first import, where there was one. */
  readonly importedMs: number;
  /** True while the preview does not show the newest options yet. */
  readonly isBehind: boolean;
}

export interface AppState {
  readonly inputs: Inputs;
  readonly dataset: Dataset | null;
  /** A link named this store and this browser lacks it: nothing is shown until its file is opened, or the sample chosen. */
  readonly missingStore: { readonly name: string; readonly sha256: string } | null;
  readonly evaluation: Evaluation | null;
  /** Cures of the selected memory, when it was evicted; null while they are worked out. */
  readonly cures: CureList | null;
  /** Type and curves larger, panel hidden. */
  readonly isPresenting: boolean;
  /** True while the newest inputs have no reply yet. */
  readonly isEvaluating: boolean;
  readonly importing: {
    readonly name: string;
    readonly sizeBytes: number;
    readonly progress: ImportProgress | null;
  } | null;
  readonly mapping: MappedFile | null;
  readonly notices: readonly Notice[];
  readonly lastMove: LastMove | null;
  readonly stores: readonly StoreSummary[];
  /** This browser's database can be read: what is done may be kept. */
  readonly canKeep: boolean;
  readonly workDialog: WorkDialog | null;
  /** Rows that are marked for something to be done to all of them. */
  readonly marked: ReadonlySet<number>;
  /** The question before a trace is carried out stands on the screen. */
  readonly asksToApply: boolean;
  /** What was done to the selected memory, newest first; null while it is looked up. */
  readonly memoryLog: readonly LogLine[] | null;
  /** The one memory that the log is narrowed to; null = all. */
  readonly logRow: number | null;
  /** Another tab has saved this store since it was opened here. */
  readonly isBehind: boolean;
  readonly theme: ThemeChoice;
  readonly isPanelOpen: boolean;
  readonly time: TimeState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly window: { readonly first: number; readonly count: number };
  readonly actions: Actions;
}

/** One stable object. */
export interface Actions extends TimeActions {
  /** Sets one number or choice of the policy by its path (see policy-parameters.ts). A drag or a run of key presses on one path is one undo step. */
  setParameter(path: string, value: number | string): void;
  /** A drag is over: the next change is a step of its own. */
  endGesture(): void;
  resetParameter(path: string): void;
  /** Back to the preset. */
  resetPolicy(): void;
  setCurve(curveId: string): void;
  setReadEffect(effectId: string): void;
  setPassEnabled(index: number, isEnabled: boolean): void;
  movePass(from: number, to: number): void;
  addPass(passId: string): void;
  removePass(index: number): void;
  setCategory(name: string | null, change: Partial<CategoryRule>): void;
  addCategory(name: string): void;
  removeCategory(name: string): void;
  setKeepsWeightSum(keeps: boolean): void;
  loadPreset(presetId: string): void;
  /** From a policy file's text; a refused one leaves the current policy and says why in a notice. */
  importPolicy(fileName: string, text: string): void;
  /** The policy file's text. */
  exportPolicy(): string;
  /** `isDrag`: one undo step until `endGesture`, else with what follows at once. */
  setAsOf(asOfMs: number, isDrag?: boolean): void;
  setFilter(change: Partial<RowFilter>): void;
  clearFilter(): void;
  setSort(sort: RowSort): void;
  setWindow(first: number, count: number): void;
  select(row: number | null): void;
  /** Next or previous row of the shown list. */
  selectNeighbour(step: 1 | -1): void;
  setView(view: ViewId): void;
  addComparedCurve(curve: Omit<ComparedCurve, 'slot'>): void;
  changeComparedCurve(slot: number, change: Partial<ComparedCurve>): void;
  removeComparedCurve(slot: number): void;
  setAxes(change: Partial<Inputs['axes']>): void;
  /** One change to one memory: read now, protect, … One undo step. */
  editRow(edit: SingleEdit): void;
  /** Takes the changes of one kind to one memory back. */
  removeEdits(row: number, kind: SingleEdit['kind']): void;
  setLabel(row: number, label: KeepLabel | null): void;
  /** "Try": one undo step. */
  applyCure(cure: Cure): void;
  /** Pins the state of now; `unpin` lets it go. */
  pinBaseline(): void;
  unpinBaseline(): void;
  setReadPins(days: readonly number[]): void;
  setReadsAsOfDay(day: number): void;
  setPresenting(isPresenting: boolean): void;
  /** The first 20 memories with the text in their words, id, category, subject or source. */
  findMemories(text: string): Promise<readonly RowName[]>;
  undo(): void;
  redo(): void;
  /**
   * Takes over a link's state (address, Back, last visit) and opens its store. `view/payload`; empty = the beginning.
   * `isOwn`: this browser kept it, whatever its size.
   */
  openLink(address: string, isOwn?: boolean): Promise<void>;
  /** Asks first, in the mapping dialog, when it is in doubt how the file is to be read. */
  importFile(file: File, options?: ReadOptions): Promise<void>;
  importText(text: string): Promise<void>;
  cancelImport(): void;
  /** Over a file that is to be read, or the open one. */
  openMapping(file?: {
    readonly file: Blob;
    readonly name: string;
    readonly options: ReadOptions;
    readonly importedMs?: number;
  }): Promise<void>;
  changeMapping(options: ReadOptions): Promise<void>;
  /** Reads the file as the preview shows it. */
  confirmMapping(): Promise<void>;
  cancelMapping(): void;
  /** `isInPlace`: a link said where to stand in it, and that stays. */
  openSample(isInPlace?: boolean): Promise<void>;
  openStored(id: string, isInPlace?: boolean): Promise<void>;
  deleteStored(id: string): Promise<void>;
  renameStored(id: string, name: string): Promise<void>;
  /** A copy under another name, with everything that was done in it. */
  duplicateStored(id: string): Promise<void>;
  /** One memory, written by hand; answers its row, null where it was refused (a notice says why). */
  addMemory(fields: MemoryFields & { readonly id?: string }): Promise<number | null>;
  /** Many at once: a memory a line, or any format that can be imported. Answers how many; 0 with a notice. */
  addMemories(source: { readonly text: string; readonly isPlainText: boolean }): Promise<number>;
  /** What `addMemories` would do with it; adds nothing. */
  tryMemories(source: { readonly text: string; readonly isPlainText: boolean }): Promise<MemoriesTrial>;
  /** Opens a dialog over the store's memories; null closes it. */
  showWork(dialog: WorkDialog | null): void;
  /** One memory's fields as they stand; null where there is no such row. */
  findFields(row: number): Promise<OwnFields | null>;
  setFields(rows: readonly number[], fields: MemoryFields): void;
  /** Deleted by hand: gone, but for undo. */
  removeRows(rows: readonly number[]): void;
  readRows(rows: readonly number[]): void;
  protectRows(rows: readonly number[], isProtected: boolean): void;
  labelRows(rows: readonly number[], label: KeepLabel | null): void;
  setMarked(rows: Iterable<number>): void;
  /** The rows between two places of the list that is shown, both included, besides those that are marked. */
  markBetween(from: number, to: number): Promise<void>;
  /** Every row that the table shows. */
  markShown(): Promise<void>;
  /** Asks before the trace is carried out, in the Trace view; false = puts the question away. */
  askToApply(asks: boolean): void;
  /** Carries the trace of now out: what it evicts goes where the policy's removal says. Answers how many went. */
  applyTrace(): Promise<number>;
  setRemoval(action: Policy['removal']['action']): void;
  /** When tombstones are gone by themselves; null = only when they are compacted. */
  setCompactAfterDays(days: number | null): void;
  restoreRows(rows: readonly number[]): void;
  /** Out of the archive or the tombstones for good. */
  dropRows(rows: readonly number[]): void;
  /** Drops every tombstone. */
  compactTombstones(): Promise<void>;
  findArchive(query: ArchiveQuery, first: number, count: number): Promise<ArchiveWindow>;
  /** Every row that the query shows. */
  findArchivedRows(query: ArchiveQuery): Promise<readonly number[]>;
  /** The log of one memory alone; null = of all again. Goes to the log. */
  showLogOf(row: number | null): void;
  findLog(query: LogQuery, first: number, count: number): Promise<LogWindow>;
  findSubjects(): Promise<readonly SubjectCount[]>;
  /** What an erasure would take, from every store of this browser; changes nothing. */
  tryErasure(query: ErasureQuery): Promise<ErasureReceipt>;
  /** At once and for good: no undo. */
  eraseSubject(query: ErasureQuery): Promise<ErasureReceipt | null>;
  /** The active memories, the archive or the log as a file. */
  saveMemories(): Promise<void>;
  saveArchive(query: ArchiveQuery): Promise<void>;
  saveLog(query: LogQuery, format: 'jsonl' | 'csv'): Promise<void>;
  /** Verdicts exactly as filtered and sorted. */
  exportVerdicts(format: 'csv' | 'json'): Promise<void>;
  /** The link to the state of now. */
  /** null = the state is too large for a link, which a notice says. */
  shareLink(): string | null;
  /** Reads the list of kept stores again. */
  refreshStores(): Promise<void>;
  setTheme(theme: ThemeChoice): void;
  setPanelOpen(isOpen: boolean): void;
  notify(notice: Omit<Notice, 'id'>): void;
  dismissNotice(id: number): void;
}
