import { findCurve } from '../curves/registry.ts';
import { ImportCancelled, type ImportProgress } from '../engine/contracts/importer.ts';
import type { Cure, CureList } from '../engine/cure.ts';
import { createEvaluator, type Evaluator } from '../engine/evaluate.ts';
import { plainRequest } from '../engine/evaluation.ts';
import { verdictOf } from '../engine/explain.ts';
import { writeCanonicalLines } from '../engine/export/canonical-json-lines.ts';
import { findCures } from '../engine/find-cures.ts';
import { findRows } from '../engine/find-rows.ts';
import { importBytes } from '../engine/import/import-bytes.ts';
import { previewBytes, previewImport } from '../engine/import/preview-import.ts';
import type { MemoryTable } from '../engine/memory-table.ts';
import { createRecentCache, type RecentCache } from '../engine/recent-cache.ts';
import { editsKey } from '../engine/row-edits.ts';
import { buildTimeSpan } from '../engine/time-span.ts';
import { createTracer } from '../engine/trace.ts';
import { writeTraceCsv, writeTraceJson } from '../engine/verdict-report.ts';
import { findArchived } from '../engine/work/archive-view.ts';
import { withAssumedTimes } from '../engine/work/assumed-times.ts';
import { buildDecisions } from '../engine/work/decide.ts';
import type { EditBatch } from '../engine/work/edit-batch.ts';
import { eraseSubject } from '../engine/work/erase-subject.ts';
import { writeLog } from '../engine/work/log-report.ts';
import { isPresent } from '../engine/work/memory-fields.ts';
import { ownFieldsOf } from '../engine/work/own-fields.ts';
import { findLog } from '../engine/work/store-log.ts';
import { countSubjects } from '../engine/work/subjects.ts';
import { importers } from '../importers/registry.ts';
import { findModifier } from '../modifiers/registry.ts';
import { findPass, passes } from '../passes/registry.ts';
import { findReadEffect } from '../read-effects/registry.ts';
import type {
  CallName,
  CuresRequest,
  EngineCalls,
  ErasedStore,
  EraseRequest,
  ExportRequest,
  ImportRequest,
  ReadMemories,
  ReadMemoriesRequest,
  TableSummary,
  WorkFileRequest,
} from './protocol.ts';

const mostFound = 20;
const passIds = passes.map(({ id }) => id);
const plugins = { findCurve, findReadEffect, findModifier, findPass, passes };

/** The table that a session owns; replaced as a whole. */
interface Open {
  readonly table: MemoryTable;
  readonly summary: TableSummary;
  readonly evaluator: Evaluator;
  /** What edits refer to; grows. */
  readonly batches: Map<number, EditBatch>;
  /** The last lists of archive and log: who scrolls asks for the same one again. */
  readonly lists: RecentCache;
}

type Handlers = {
  [N in CallName]: (
    request: EngineCalls[N]['request'],
    number: number,
  ) => EngineCalls[N]['reply'] | Promise<EngineCalls[N]['reply']>;
};

/** Everything that may be asked of the engine over one open store: what the worker is an adapter to. */
export interface EngineSession {
  answer<N extends CallName>(
    call: N,
    request: EngineCalls[N]['request'],
    number: number,
  ): Promise<EngineCalls[N]['reply']>;
  /** Stops the import of this number. */
  cancel(number: number): void;
}

/** What a session needs of its host. */
export interface SessionHost {
  /** Hears of the import of a number. */
  onProgress(number: number, progress: ImportProgress): void;
  /** A moment in which the host hears what else is asked. */
  pause(): Promise<void>;
}

/** A session without a store. */
export function createEngineSession(host: SessionHost): EngineSession {
  let open: Open | null = null;
  let latestCures = 0;
  const cancelled = new Set<number>();

  const opened = (): Open => {
    if (!open) throw new Error('No store is open.');
    return open;
  };
  const take = (table: MemoryTable, summary: TableSummary): TableSummary => {
    const batches = new Map<number, EditBatch>();
    const evaluator = createEvaluator(table, plugins, batches);
    open = { table, summary, batches, evaluator, lists: createRecentCache(4) };
    return summary;
  };
  const archived = ({ edits, query, asOfMs }: EngineCalls['archivedRows']['request']) =>
    opened().lists.get(`archive ${editsKey(edits)} ${asOfMs} ${JSON.stringify(query)}`, () =>
      findArchived(edits, opened().batches, opened().evaluator.tableOf({ edits }), query, asOfMs),
    );
  const readFile = async (request: ImportRequest, number: number) => {
    const read = await readStore(request, host, {
      onProgress: (progress) => host.onProgress(number, progress),
      isCancelled: () => cancelled.has(number),
    });
    // A newer import, or a person, let it go while its sum was taken.
    if (cancelled.has(number)) throw new ImportCancelled(`${request.name} was cancelled.`);
    return read;
  };

  /** Between two knobs it is heard what else is asked; a newer request for cures ends an older one. */
  const searchCures = async (request: CuresRequest, number: number): Promise<CureList | null> => {
    latestCures = number;
    const startedMs = performance.now();
    const { policy, asOfMs, row } = request;
    const tracer = createTracer(opened().evaluator.tableOf(request), plugins);
    const verdict = verdictOf(tracer.run(policy, asOfMs), row);
    const cures: Cure[] = [];
    for (const cure of findCures(tracer, policy, asOfMs, row)) {
      cures.push(cure);
      await host.pause();
      if (latestCures !== number) return null;
    }
    cures.sort((a, b) => Number(b.works) - Number(a.works));
    return { row, verdict, cures, tookMs: performance.now() - startedMs };
  };

  const erase = async (request: EraseRequest, number: number): Promise<ErasedStore> => {
    const { source, edits } = request;
    const isOpen = source === null;
    const own = isOpen ? opened() : 'table' in source ? source : await readFile(source, number);
    const batches = isOpen ? opened().batches : new Map(request.batches);
    const { counts, work } = eraseSubject({ table: own.table, edits, batches }, request);
    if (!work || request.isTrial) return { counts, left: null };
    const { summary } = own;
    if (isOpen) {
      take(work.table, summary);
      for (const [key, batch] of work.batches) opened().batches.set(key, batch);
    }
    return {
      counts,
      left: {
        table: work.table,
        summary: withoutProblems(withSpan(work.table, summary)),
        edits: work.edits,
        batches: [...work.batches],
      },
    };
  };

  const handlers: Handlers = {
    import: async (request, number) => {
      const { table, summary } = await readFile(request, number);
      return take(table, summary);
    },
    openTable: ({ table, summary }) => take(table, withSpan(table, summary)),
    register: (batches) => {
      for (const [number, batch] of batches) opened().batches.set(number, batch);
      return null;
    },
    preview: async ({ name, file, options: { clockMs, ...options } }) => {
      const head = new Uint8Array(await file.slice(0, previewBytes).arrayBuffer());
      return previewImport(importers, { fileName: name, head, sizeBytes: file.size, clockMs, options });
    },
    readMemories: (request) => readMemories(request, host),
    evaluate: (request) => opened().evaluator.evaluate(request, () => performance.now()),
    shownRows: (request) => opened().evaluator.shownRows(request).rows,
    export: (request) => exportVerdicts(opened(), request),
    cures: searchCures,
    find: ({ text, ...state }) => {
      const { trace, table } = opened().evaluator.shownRows(plainRequest(state));
      return findRows(trace, table, text, mostFound);
    },
    decide: ({ state, policySha256 }) => {
      const { trace, table } = opened().evaluator.shownRows(plainRequest(state));
      return buildDecisions(trace, table, policySha256);
    },
    archive: ({ first, count, ...asked }) => archived(asked).window(first, count),
    archivedRows: (asked) => archived(asked).rows,
    log: ({ edits, query, first, count }) => {
      const places = opened().lists.get(`log ${editsKey(edits)} ${JSON.stringify(query)}`, () =>
        findLog(edits, opened().batches, opened().evaluator.tableOf({ edits }), query),
      );
      const length = Math.max(0, Math.min(count, places.count - first));
      const lines = Array.from({ length }, (_, i) => places.line(first + i));
      return { total: places.total, shown: places.count, first, lines };
    },
    workFile: (request) => writeWork(opened(), request),
    ownFields: ({ edits, row }) => ownFieldsOf(opened().evaluator.tableOf({ edits }), row),
    subjects: ({ edits }) => countSubjects(opened().evaluator.tableOf({ edits })),
    erase,
  };

  return {
    answer: async (call, request, number) => {
      try {
        return await handlers[call](request as never, number);
      } finally {
        cancelled.delete(number);
      }
    },
    cancel: (number) => void cancelled.add(number),
  };
}

async function readStore(
  { file, name, options }: ImportRequest,
  host: SessionHost,
  settings: Parameters<typeof importBytes>[3],
): Promise<{ table: MemoryTable; summary: TableSummary }> {
  const source = { name, sizeBytes: file.size, stream: () => readBlob(file, host) };
  const { result, importer } = await importBytes(importers, source, options, settings);
  const { table, ...report } = result;
  const { id: formatId, label: formatLabel } = importer;
  const sha256 = await hashOf(file);
  const { rowCount } = table;
  const found = { ...report, rowCount, sha256, sizeBytes: file.size, formatId, formatLabel };
  return { table, summary: withSpan(table, found) };
}

async function* readBlob(file: Blob, host: SessionHost): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
      // A cancel that arrived meanwhile is heard between two chunks.
      await host.pause();
    }
  } finally {
    await reader.cancel();
  }
}

async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An erasure leaves another span, and what is kept of a store from before has none. */
function withSpan(table: MemoryTable, summary: Omit<TableSummary, 'span'>): TableSummary {
  return { ...summary, span: buildTimeSpan(table, summary.newestMs) };
}

/** The problems of an import quote the file. */
function withoutProblems(summary: TableSummary): TableSummary {
  return { ...summary, problems: [], problemCount: 0, notices: [] };
}

async function readMemories(request: ReadMemoriesRequest, host: SessionHost): Promise<ReadMemories> {
  const file = request.isPlainText ? await linesAsMemories(request.file, request.idStem) : request.file;
  const { result } = await importBytes(
    importers,
    { name: request.name, sizeBytes: file.size, stream: () => readBlob(file, host) },
    request.options,
    {},
  );
  const { table, problems, problemCount } = result;
  const added = withAssumedTimes(table, request.assumedMs);
  // A line is its text: that it says nothing else is no fault of it.
  if (request.isPlainText) return { table: added, problems: [], problemCount: 0 };
  return { table: added, problems, problemCount };
}

/** Every line that is not blank as a memory of its own. */
async function linesAsMemories(file: Blob, idStem: string): Promise<Blob> {
  const lines = (await file.text()).split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return new Blob([
    JSON.stringify(lines.map((text, i) => ({ id: `${idStem}.${i + 1}`, text: text.trim() }))),
  ]);
}

function exportVerdicts({ evaluator, summary }: Open, request: ExportRequest): Blob {
  const { trace, table, rows } = evaluator.shownRows(request.evaluation);
  const provenance = {
    store: request.storeName,
    fileSha256: summary.sha256,
    policySha256: request.policyHash,
    programVersion: request.programVersion,
    rowsShown: rows.length,
  };
  const pieces =
    request.format === 'csv'
      ? writeTraceCsv(trace, table, rows, provenance)
      : writeTraceJson(trace, table, rows, passIds, provenance, []);
  return blobOf(pieces, request.format === 'csv' ? 'text/csv' : 'application/json');
}

function writeWork({ evaluator, batches }: Open, request: WorkFileRequest): Blob {
  const { edits } = request;
  const table = evaluator.tableOf({ edits });
  if (request.what === 'log') {
    const pieces = writeLog(findLog(edits, batches, table, request.query), request.format);
    return blobOf(pieces, request.format === 'csv' ? 'text/csv' : 'application/jsonl');
  }
  if (request.what === 'memories') {
    return blobOf(
      writeCanonicalLines(table, (row) => isPresent(table, row)),
      'application/jsonl',
    );
  }
  const shown = new Set(findArchived(edits, batches, table, request.query, request.asOfMs).rows);
  return blobOf(
    writeCanonicalLines(table, (row) => shown.has(row)),
    'application/jsonl',
  );
}

/** Pieces as a blob, in parts that no engine minds. */
function blobOf(pieces: Iterable<string>, type: string): Blob {
  const parts: Blob[] = [];
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length > 4_000_000) {
      parts.push(new Blob([text]));
      text = '';
    }
  }
  return new Blob([...parts, text], { type });
}
