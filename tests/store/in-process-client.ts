import { findCurve } from '../../src/curves/registry.ts';
import { createEvaluator, type Evaluator } from '../../src/engine/evaluate.ts';
import { plainRequest } from '../../src/engine/evaluation.ts';
import { verdictOf } from '../../src/engine/explain.ts';
import { findCures } from '../../src/engine/find-cures.ts';
import { findRows } from '../../src/engine/find-rows.ts';
import { importBytes } from '../../src/engine/import/import-bytes.ts';
import { previewBytes, previewImport } from '../../src/engine/import/preview-import.ts';
import { createTracer } from '../../src/engine/trace.ts';
import { writeTraceCsv, writeTraceJson } from '../../src/engine/verdict-report.ts';
import { importers } from '../../src/importers/registry.ts';
import { findModifier } from '../../src/modifiers/registry.ts';
import { findPass, passes } from '../../src/passes/registry.ts';
import { findReadEffect } from '../../src/read-effects/registry.ts';
import type { EngineClient } from '../../src/worker/protocol.ts';

const plugins = { findCurve, findReadEffect, findModifier, findPass, passes };
const passIds = passes.map(({ id }) => id);

async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Buffer.from(digest).toString('hex');
}

/** The engine behind the same calls as the worker's, in this process: real importers, real evaluator. */
export function createInProcessClient(): EngineClient {
  let open: { evaluator: Evaluator; sha256: string } | null = null;
  let isCancelled = false;
  let latest = 0;
  const opened = () => {
    if (!open) throw new Error('No store is open.');
    return open;
  };
  return {
    import: async ({ name, file, options }, onProgress) => {
      isCancelled = false;
      const stream = async function* () {
        yield new Uint8Array(await file.arrayBuffer());
      };
      const { result, importer } = await importBytes(
        importers,
        { name, sizeBytes: file.size, stream },
        options,
        { onProgress, isCancelled: () => isCancelled },
      );
      const sha256 = await sha256Of(file);
      const { table, ...report } = result;
      open = { evaluator: createEvaluator(table, plugins), sha256 };
      const { id: importedId, label: formatLabel } = importer;
      const { rowCount } = table;
      return { ...report, rowCount, sha256, sizeBytes: file.size, formatId: importedId, formatLabel };
    },
    preview: async ({ name, file, options: { clockMs, ...options } }) => {
      const head = new Uint8Array(await file.slice(0, previewBytes).arrayBuffer());
      return previewImport(importers, { fileName: name, head, sizeBytes: file.size, clockMs, options });
    },
    cancelImport: () => {
      isCancelled = true;
    },
    evaluate: async (request) => {
      latest += 1;
      const number = latest;
      await Promise.resolve();
      return number === latest ? opened().evaluator.evaluate(request, () => 0) : undefined;
    },
    export: async ({ evaluation, format, storeName, policyHash, programVersion }) => {
      const { evaluator, sha256 } = opened();
      const { trace, table, rows } = evaluator.shownRows(evaluation);
      const provenance = {
        store: storeName,
        fileSha256: sha256,
        policySha256: policyHash,
        programVersion,
        rowsShown: rows.length,
      };
      const pieces =
        format === 'csv'
          ? writeTraceCsv(trace, table, rows, provenance)
          : writeTraceJson(trace, table, rows, passIds, provenance, []);
      return new Blob([...pieces]);
    },
    cures: async ({ policy, asOfMs, row, edits }) => {
      const tracer = createTracer(opened().evaluator.tableOf({ edits }), plugins);
      const verdict = verdictOf(tracer.run(policy, asOfMs), row);
      return { row, verdict, cures: [...findCures(tracer, policy, asOfMs, row)], tookMs: 0 };
    },
    find: async ({ text, ...state }) => {
      const { trace, table } = opened().evaluator.shownRows(plainRequest(state));
      return findRows(trace, table, text, 20);
    },
    onCrash: () => undefined,
  };
}
