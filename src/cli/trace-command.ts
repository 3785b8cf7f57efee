import { findCurve } from '../curves/registry.ts';
import { flagWordOf } from '../engine/explain.ts';
import { createTracer, type Trace } from '../engine/trace.ts';
import { writeTraceCsv, writeTraceJson } from '../engine/verdict-report.ts';
import { findModifier } from '../modifiers/registry.ts';
import { findPass, passes } from '../passes/registry.ts';
import { findReadEffect } from '../read-effects/registry.ts';
import { CommandProblem } from './command-problem.ts';
import { writePieces } from './files.ts';
import { importPath } from './import-path.ts';
import { loadPolicy } from './load-policy.ts';
import { parseMoment } from './parse-moment.ts';
import { writeTraceTable } from './trace-table.ts';

export interface TraceOptions {
  readonly policy: string;
  readonly 'as-of'?: string;
  readonly format: string;
  readonly out?: string;
  readonly strict: boolean;
}

/** `lethe trace`: gives the exit code. */
export async function runTraceCommand(path: string, options: TraceOptions): Promise<number> {
  if (!['json', 'csv', 'table'].includes(options.format)) {
    throw new CommandProblem(`--format is "${options.format}"; it must be json, csv or table.`);
  }
  const policy = await loadPolicy(options.policy);
  const clockMs = Date.now();
  const givenMs = options['as-of'] === undefined ? undefined : parseMoment(options['as-of'], clockMs);
  const { result } = await importPath(path, {
    clockMs,
    ...(givenMs === undefined ? {} : { asOfMs: givenMs }),
  });
  const { table, newestMs, notices } = result;
  const asOfMs = givenMs ?? newestMs ?? clockMs;
  const trace = createTracer(table, { findCurve, findReadEffect, findModifier, findPass, passes }).run(
    policy,
    asOfMs,
  );
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  const passIds = passes.map(({ id }) => id);
  const pieces =
    options.format === 'json'
      ? writeTraceJson(trace, table, rows, passIds, null, notices)
      : options.format === 'csv'
        ? writeTraceCsv(trace, table, rows, null)
        : writeTraceTable(trace, table, rows, passIds, notices);
  await writePieces(options.out, pieces);
  return options.strict && hasFlag(trace) ? 1 : 0;
}

function hasFlag(trace: Trace): boolean {
  return trace.verdicts.some((_, row) => flagWordOf(trace, row) !== 0);
}
