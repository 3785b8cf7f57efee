import type { Detected, ImportOptions, ImportProgress } from '../engine/contracts/importer.ts';
import type { CureList } from '../engine/cure.ts';
import type { ComparedState, Evaluation, EvaluationRequest, RowName } from '../engine/evaluation.ts';
import type { ImportPreview } from '../engine/import/import-preview.ts';
import type { Policy } from '../engine/policy.ts';
import type { RowEdit } from '../engine/row-edits.ts';
import type { RowProblem } from '../engine/row-flags.ts';

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
}

export type CallName = keyof EngineCalls;

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
  /** Called when the worker died; a new one is started and the table must be imported again. */
  onCrash(listener: () => void): void;
}
