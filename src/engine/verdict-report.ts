import { csvLine } from './export/csv-cells.ts';
import type { MemoryTable } from './memory-table.ts';
import { textAt } from './memory-table.ts';
import type { Trace } from './trace.ts';
import {
  countVerdicts,
  lostRows,
  overBudgetBy,
  reportMemory,
  sumSizes,
  traceNotices,
} from './trace-report.ts';

/** Where a report comes from, so that it can be made again; left out on the command line. */
export interface Provenance {
  readonly store: string;
  readonly fileSha256: string;
  readonly policySha256: string;
  readonly programVersion: string;
  /** Set when only some rows are written. */
  readonly rowsShown: number;
}

/** As-of as the report says it. */
export function asOfText(asOfMs: number): string {
  return Math.abs(asOfMs) <= 8.64e15 ? new Date(asOfMs).toISOString() : String(asOfMs);
}

/** `trace --format json` in pieces; `rows` in the order in which they are written. */
export function* writeTraceJson(
  trace: Trace,
  table: MemoryTable,
  rows: Iterable<number>,
  passIds: readonly string[],
  provenance: Provenance | null,
  notices: readonly string[],
): Generator<string> {
  const head = {
    asOf: asOfText(trace.timing.asOfMs),
    policy: trace.policy.name,
    ...(provenance ? { provenance } : {}),
    counts: countVerdicts(trace, passIds),
    sizes: sumSizes(trace, table, passIds),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"memories":[`;
  let isFirst = true;
  for (const row of rows) {
    yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(reportMemory(trace, table, row))}`;
    isFirst = false;
  }
  const tail = {
    lostThoughImportant: lostRows(trace).map((row) => ({ row, id: textAt(table.ids, row) })),
    overBudgetBy: overBudgetBy(trace),
    notices: [...notices, ...traceNotices(trace, table)],
  };
  yield `${isFirst ? '' : '\n'}],${JSON.stringify(tail).slice(1)}\n`;
}

const columns = [
  'id',
  'verdict',
  'importance',
  'strength',
  'age_days',
  'idle_days',
  'protected',
  'value',
  'limit',
  'margin',
  'reason',
  'flags',
];

/** `trace --format csv` in pieces; with a provenance three more columns say where each row comes from. */
export function* writeTraceCsv(
  trace: Trace,
  table: MemoryTable,
  rows: Iterable<number>,
  provenance: Provenance | null,
): Generator<string> {
  const origin = provenance
    ? [provenance.fileSha256, provenance.policySha256, provenance.programVersion]
    : [];
  yield csvLine([...columns, ...(provenance ? ['file_sha256', 'policy_sha256', 'lethe_version'] : [])]);
  for (const row of rows) {
    const memory = reportMemory(trace, table, row);
    yield csvLine([
      memory.id,
      memory.verdict,
      memory.importance,
      memory.strength,
      memory.ageDays,
      memory.idleDays,
      memory.protected,
      memory.value,
      memory.limit,
      memory.margin,
      memory.reason,
      memory.flags.join(';'),
      ...origin,
    ]);
  }
}
