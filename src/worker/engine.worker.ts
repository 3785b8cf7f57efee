import { findCurve } from '../curves/registry.ts';
import { ImportCancelled, ImportRefusal } from '../engine/contracts/importer.ts';
import type { Cure, CureList } from '../engine/cure.ts';
import { createEvaluator, type Evaluator } from '../engine/evaluate.ts';
import { plainRequest, type RowName } from '../engine/evaluation.ts';
import { verdictOf } from '../engine/explain.ts';
import { findCures } from '../engine/find-cures.ts';
import { findRows } from '../engine/find-rows.ts';
import { importBytes } from '../engine/import/import-bytes.ts';
import type { ImportPreview } from '../engine/import/import-preview.ts';
import { previewBytes, previewImport } from '../engine/import/preview-import.ts';
import { createTracer } from '../engine/trace.ts';
import { writeTraceCsv, writeTraceJson } from '../engine/verdict-report.ts';
import { importers } from '../importers/registry.ts';
import { findModifier } from '../modifiers/registry.ts';
import { findPass, passes } from '../passes/registry.ts';
import { findReadEffect } from '../read-effects/registry.ts';
import type {
  CallName,
  CuresRequest,
  EngineCalls,
  ErrorKind,
  ExportRequest,
  FindRequest,
  FromWorker,
  ImportRequest,
  TableSummary,
  ToWorker,
} from './protocol.ts';

const mostFound = 20;
const passIds = passes.map(({ id }) => id);
const plugins = { findCurve, findReadEffect, findModifier, findPass, passes };

/** The table this worker owns; replaced as a whole by a successful import. */
let open: { readonly evaluator: Evaluator; readonly sha256: string } | null = null;
const cancelled = new Set<number>();

function post(message: FromWorker): void {
  self.postMessage(message);
}

function opened() {
  if (!open) throw new Error('No store is open.');
  return open;
}

async function importFile(request: ImportRequest, number: number): Promise<TableSummary> {
  const { file, name } = request;
  const source = { name, sizeBytes: file.size, stream: () => readBlob(file) };
  const { result, importer } = await importBytes(importers, source, request.options, {
    onProgress: (progress) => post({ number, progress }),
    isCancelled: () => cancelled.has(number),
  });
  const sha256 = await hashOf(file);
  // A newer import, or a person, let it go while its sum was taken.
  if (cancelled.has(number)) throw new ImportCancelled(`${name} was cancelled.`);
  const { table, ...report } = result;
  open = { sha256, evaluator: createEvaluator(table, plugins) };
  return {
    ...report,
    rowCount: table.rowCount,
    sha256,
    sizeBytes: file.size,
    formatId: importer.id,
    formatLabel: importer.label,
  };
}

async function previewFile({ name, file, options }: ImportRequest): Promise<ImportPreview> {
  const { clockMs, ...said } = options;
  const head = new Uint8Array(await file.slice(0, previewBytes).arrayBuffer());
  return previewImport(importers, { fileName: name, head, sizeBytes: file.size, clockMs, options: said });
}

async function* readBlob(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
      // A cancel that arrived meanwhile is heard between two chunks.
      await new Promise((resume) => setTimeout(resume, 0));
    }
  } finally {
    await reader.cancel();
  }
}

async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function exportVerdicts(request: ExportRequest): Blob {
  const { evaluator, sha256 } = opened();
  const { trace, table, rows } = evaluator.shownRows(request.evaluation);
  const provenance = {
    store: request.storeName,
    fileSha256: sha256,
    policySha256: request.policyHash,
    programVersion: request.programVersion,
    rowsShown: rows.length,
  };
  const pieces =
    request.format === 'csv'
      ? writeTraceCsv(trace, table, rows, provenance)
      : writeTraceJson(trace, table, rows, passIds, provenance, []);
  const parts: Blob[] = [];
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length > 4_000_000) {
      parts.push(new Blob([text]));
      text = '';
    }
  }
  const type = request.format === 'csv' ? 'text/csv' : 'application/json';
  return new Blob([...parts, text], { type });
}

/** Between two knobs the worker hears what else is asked; a newer request for cures ends an older one. */
async function searchCures(request: CuresRequest, number: number): Promise<CureList | null> {
  latestCures = number;
  const startedMs = performance.now();
  const { policy, asOfMs, row } = request;
  const tracer = createTracer(opened().evaluator.tableOf(request), plugins);
  const verdict = verdictOf(tracer.run(policy, asOfMs), row);
  const cures: Cure[] = [];
  for (const cure of findCures(tracer, policy, asOfMs, row)) {
    cures.push(cure);
    await new Promise((resume) => setTimeout(resume, 0));
    if (latestCures !== number) return null;
  }
  cures.sort((a, b) => Number(b.works) - Number(a.works));
  return { row, verdict, cures, tookMs: performance.now() - startedMs };
}
let latestCures = 0;

function findMemories({ text, ...state }: FindRequest): readonly RowName[] {
  const { trace, table } = opened().evaluator.shownRows(plainRequest(state));
  return findRows(trace, table, text, mostFound);
}

type Handlers = {
  [N in CallName]: (
    request: EngineCalls[N]['request'],
    number: number,
  ) => EngineCalls[N]['reply'] | Promise<EngineCalls[N]['reply']>;
};

const handlers: Handlers = {
  import: importFile,
  preview: previewFile,
  evaluate: (request) => opened().evaluator.evaluate(request, () => performance.now()),
  export: exportVerdicts,
  cures: searchCures,
  find: findMemories,
};

function kindOf(error: unknown): ErrorKind {
  if (error instanceof ImportRefusal) return 'refusal';
  return error instanceof ImportCancelled ? 'cancelled' : 'fault';
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('cancel' in data) {
    cancelled.add(data.cancel);
    return;
  }
  const { number, call, request } = data;
  try {
    post({ number, reply: await handlers[call](request as never, number) });
  } catch (error) {
    post({ number, error: error instanceof Error ? error.message : String(error), kind: kindOf(error) });
  } finally {
    cancelled.delete(number);
  }
});
