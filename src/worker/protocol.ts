import type { Detected, ImportOptions, ImportProgress } from '../engine/contracts/importer.ts';
import type { CureList } from '../engine/cure.ts';
import type { ComparedState, Evaluation, EvaluationRequest, RowName } from '../engine/evaluation.ts';
import type { ImportPreview } from '../engine/import/import-preview.ts';
import type { MemoryTable } from '../engine/memory-table.ts';
import type { Policy } from '../engine/policy.ts';
import type { RowEdit } from '../engine/row-edits.ts';
import type { RowProblem } from '../engine/row-flags.ts';
import type { TimeSpan } from '../engine/time-span.ts';
import type { ArchiveQuery, ArchiveWindow } from '../engine/work/archive-view.ts';
import type { Decisions, EditBatch } from '../engine/work/edit-batch.ts';
import type { ErasureCounts, ErasureQuery } from '../engine/work/erase-subject.ts';
import type { OwnFields } from '../engine/work/own-fields.ts';
import type { LogLine, LogQuery } from '../engine/work/store-log.ts';
import type { SubjectCount } from '../engine/work/subjects.ts';

/** What the worker knows of the table it has just taken up. */
export interface TableSummary {
  readonly rowCount: number;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly formatId: string;
  readonly formatLabel: string;
  readonly detected: Detected;
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  readonly newestMs: number | null;
  readonly span: TimeSpan | null;
  readonly notices: readonly string[];
}

export interface ImportRequest {
  readonly name: string;
  readonly file: Blob;
  readonly options: ImportOptions;
}

/** Verdicts to write, exactly as the request's filter and order show them. */
export interface ExportRequest {
  readonly evaluation: EvaluationRequest;
  readonly format: 'csv' | 'json';
  readonly storeName: string;
  readonly policyHash: string;
  readonly programVersion: string;
}

/** What would have kept one memory. */
export interface CuresRequest {
  readonly policy: Policy;
  readonly asOfMs: number;
  readonly edits: readonly RowEdit[];
  readonly row: number;
}

/** A store that is not read from a file: an erasure left a table of it. */
export interface OpenTableRequest {
  readonly table: MemoryTable;
  /** As it was when the file was read. */
  readonly summary: TableSummary;
}

/** Memories to add, as a file, a paste or one canonical line. */
export interface ReadMemoriesRequest extends ImportRequest {
  /** Each line is the text of a memory; nothing else is read from it. */
  readonly isPlainText: boolean;
  /** Stands before the number in the ids of plain lines: `added-7` gives `added-7.1`, `added-7.2`, … */
  readonly idStem: string;
  /** When a memory was written that does not say it, ms; it is flagged `assumed-time`. */
  readonly assumedMs: number;
}

export interface ReadMemories {
  readonly table: MemoryTable;
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
}

export interface DecideRequest {
  readonly state: ComparedState;
  readonly policySha256: string;
}

export interface ArchiveRequest {
  readonly edits: readonly RowEdit[];
  /** See `findArchived`. */
  readonly asOfMs: number | null;
  readonly query: ArchiveQuery;
  readonly first: number;
  readonly count: number;
}

export interface LogRequest {
  readonly edits: readonly RowEdit[];
  readonly query: LogQuery;
  readonly first: number;
  readonly count: number;
}

export interface LogWindow {
  /** Lines of the whole log. */
  readonly total: number;
  readonly shown: number;
  readonly first: number;
  /** Newest first. */
  readonly lines: readonly LogLine[];
}

/** A file of what was worked on: the active store or the archive as canonical JSON Lines, the log as either. */
export type WorkFileRequest =
  | { readonly what: 'memories'; readonly edits: readonly RowEdit[] }
  | ({ readonly what: 'archive' } & Omit<ArchiveRequest, 'first' | 'count'>)
  | {
      readonly what: 'log';
      readonly edits: readonly RowEdit[];
      readonly query: LogQuery;
      readonly format: 'jsonl' | 'csv';
    };

/** What a saved store is read from. */
export type StoreSource = ImportRequest | OpenTableRequest;

export interface EraseRequest extends ErasureQuery {
  /** null = the open store; the worker then goes on with what is left of it. */
  readonly source: StoreSource | null;
  readonly edits: readonly RowEdit[];
  /** Of a store that is not open. */
  readonly batches: readonly NumberedBatch[];
  /** Counts, and changes nothing. */
  readonly isTrial: boolean;
}

export type NumberedBatch = readonly [number: number, batch: EditBatch];

export interface ErasedStore {
  readonly counts: ErasureCounts;
  /** What is to be kept of it; null = nothing of the subject was in it, or it was a trial. */
  readonly left: {
    readonly table: MemoryTable;
    readonly summary: TableSummary;
    readonly edits: readonly RowEdit[];
    readonly batches: readonly NumberedBatch[];
  } | null;
}

/** Memories by their words, named as a state has them. */
export interface FindRequest extends ComparedState {
  readonly text: string;
}

/** Everything that may be asked; each call has one reply or one error, under its number. */
export interface EngineCalls {
  import: { request: ImportRequest; reply: TableSummary };
  preview: { request: ImportRequest; reply: ImportPreview };
  evaluate: { request: EvaluationRequest; reply: Evaluation };
  export: { request: ExportRequest; reply: Blob };
  /** A newer one stops it: then null. */
  cures: { request: CuresRequest; reply: CureList | null };
  /** The first 20. */
  find: { request: FindRequest; reply: readonly RowName[] };
  openTable: { request: OpenTableRequest; reply: TableSummary };
  /** What edits refer to by number, before the first request that has such an edit. */
  register: { request: readonly NumberedBatch[]; reply: null };
  readMemories: { request: ReadMemoriesRequest; reply: ReadMemories };
  /** What carrying out the trace of a state decides; changes nothing. */
  decide: { request: DecideRequest; reply: Decisions };
  archive: { request: ArchiveRequest; reply: ArchiveWindow };
  /** Every row that the query shows. */
  archivedRows: { request: Omit<ArchiveRequest, 'first' | 'count'>; reply: Uint32Array };
  /** Every row that the table shows, in its order. */
  shownRows: { request: EvaluationRequest; reply: Uint32Array };
  log: { request: LogRequest; reply: LogWindow };
  workFile: { request: WorkFileRequest; reply: Blob };
  /** One memory's fields as they stand; null = there is no such row. */
  ownFields: {
    request: { readonly edits: readonly RowEdit[]; readonly row: number };
    reply: OwnFields | null;
  };
  subjects: { request: { readonly edits: readonly RowEdit[] }; reply: readonly SubjectCount[] };
  erase: { request: EraseRequest; reply: ErasedStore };
}

export type CallName = keyof EngineCalls;

/** Calls that need nothing of the client but to be sent. */
export type PlainCall = Exclude<CallName, 'import' | 'preview' | 'evaluate' | 'export' | 'cures' | 'find'>;

/** Main thread → worker. */
export type ToWorker =
  | {
      readonly [N in CallName]: {
        readonly number: number;
        readonly call: N;
        readonly request: EngineCalls[N]['request'];
      };
    }[CallName]
  | { readonly cancel: number };

/** What an error of the worker is on the main thread again. */
export type ErrorKind = 'refusal' | 'cancelled' | 'fault';

/** Worker → main thread. */
export type FromWorker =
  | { readonly number: number; readonly reply: EngineCalls[CallName]['reply'] }
  | { readonly number: number; readonly error: string; readonly kind: ErrorKind }
  | { readonly number: number; readonly progress: ImportProgress };

/** The worker as the store sees it. */
export interface EngineClient {
  /** An import replaces the worker's table only when it succeeds. Rejects with `ImportRefusal` or `ImportCancelled`. */
  import(request: ImportRequest, onProgress: (progress: ImportProgress) => void): Promise<TableSummary>;
  /** How the file would be read; the open table stays. Rejects with `ImportRefusal` where no mapping can help. */
  preview(request: ImportRequest): Promise<ImportPreview>;
  /** Stops a running import. */
  cancelImport(): void;
  /** Latest wins: undefined when a newer request overtook this one. */
  evaluate(request: EvaluationRequest): Promise<Evaluation | undefined>;
  export(request: ExportRequest): Promise<Blob>;
  /** Latest wins: null when a newer request overtook this one. */
  cures(request: CuresRequest): Promise<CureList | null>;
  /** The first 20 memories that have the text. */
  find(request: FindRequest): Promise<readonly RowName[]>;
  /** Any other call, as it stands in `EngineCalls`. */
  ask<N extends PlainCall>(name: N, request: EngineCalls[N]['request']): Promise<EngineCalls[N]['reply']>;
  /** Called when the worker died; a new one is started and the table must be imported again. */
  onCrash(listener: () => void): void;
}
