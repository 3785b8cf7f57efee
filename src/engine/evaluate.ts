import { summariseBaseline, summariseChange } from './baseline.ts';
import { type ComparedState, type Evaluation, type EvaluationRequest, emptyFilter } from './evaluation.ts';
import { flagWordReader } from './explain.ts';
import type { MemoryTable } from './memory-table.ts';
import { firstKept, summariseCategories, summariseLost, summarisePasses } from './pass-summaries.ts';
import type { Plugins } from './plugins.ts';
import { createRecentCache } from './recent-cache.ts';
import { detailRow } from './row-detail.ts';
import { editsKey } from './row-edits.ts';
import { viewRow } from './row-view.ts';
import { buildDensity, buildPoints } from './scatter-plane.ts';
import { buildTableView } from './table-view.ts';
import { rowStatus } from './timing.ts';
import { createTracer, type Trace, type Tracer } from './trace.ts';
import { budgetCutoffOf, countVerdicts, overBudgetBy, storeNotices, sumSizes } from './trace-report.ts';
import { firstAwayCode, verdictCode } from './verdict-code.ts';
import type { EditBatches } from './work/edit-batch.ts';
import { createEditedTables } from './work/edited-tables.ts';

/** Answers requests over one table. */
export interface Evaluator {
  /** Everything the screen needs for one set of inputs; `clockMs` gives milliseconds that only grow. */
  evaluate(request: EvaluationRequest, clockMs: () => number): Evaluation;
  /** The rows shown for a request, in its order: what an export writes. */
  shownRows(request: EvaluationRequest): {
    readonly trace: Trace;
    readonly table: MemoryTable;
    readonly rows: Uint32Array;
  };
  /** The table with a state's edits made. */
  tableOf(state: Pick<ComparedState, 'edits'>): MemoryTable;
}

/**
 * An evaluator over a table; counts name every registered pass, those that are off too. `batches` is looked up when edits
 * refer to it, and may grow.
 */
export function createEvaluator(
  table: MemoryTable,
  plugins: Plugins,
  batches: EditBatches = new Map(),
): Evaluator {
  const passIds = plugins.passes.map(({ id }) => id);
  const views = createRecentCache(2);
  const tracers = createRecentCache(3);
  const tableAfter = createEditedTables(table, batches);
  const tracerOf = ({ edits }: Pick<ComparedState, 'edits'>): Tracer =>
    tracers.get(editsKey(edits), () => createTracer(tableAfter(edits), plugins));
  const runState = (state: ComparedState) => tracerOf(state).run(state.policy, state.asOfMs);
  const shown = (request: EvaluationRequest, trace: Trace, baseline: Trace | null) => {
    const { policy, asOfMs, filter, sort, edits } = request;
    const compared = filter.isChangedOnly ? request.baseline : null;
    const isPlain = sort.length === 0 && JSON.stringify(filter) === emptyFilterKey;
    const key = isPlain
      ? `all ${editsKey(edits)}`
      : JSON.stringify([policy, asOfMs, editsKey(edits), filter, sort, compared && comparedKey(compared)]);
    return views.get(key, () => buildTableView(trace, tracerOf(request).table, filter, sort, baseline));
  };
  return {
    evaluate: (request, clockMs) => {
      const startedMs = clockMs();
      const tracer = tracerOf(request);
      const trace = runState(request);
      const before = request.compareTo && runState(request.compareTo);
      const baseline = request.baseline && runState(request.baseline);
      const rows = shown(request, trace, baseline);
      return {
        ...evaluateTrace(request, tracer, trace, baseline, rows, passIds),
        change: before && summariseChange(trace, before, tracer.table),
        baseline:
          request.baseline && baseline
            ? summariseBaseline(
                request,
                trace,
                baseline,
                tracer.table,
                tracerOf(request.baseline).table,
                passIds,
              )
            : null,
        tookMs: clockMs() - startedMs,
      };
    },
    shownRows: (request) => {
      const trace = runState(request);
      const baseline = request.baseline && runState(request.baseline);
      return { trace, table: tracerOf(request).table, rows: shown(request, trace, baseline) };
    },
    tableOf: (state) => tracerOf(state).table,
  };
}

const comparedKey = ({ policy, asOfMs, edits }: ComparedState) => [policy, asOfMs, editsKey(edits)];

const emptyFilterKey = JSON.stringify(emptyFilter);

function evaluateTrace(
  request: EvaluationRequest,
  tracer: Tracer,
  trace: Trace,
  baseline: Trace | null,
  rows: Uint32Array,
  passIds: readonly string[],
): Omit<Evaluation, 'change' | 'baseline' | 'tookMs'> {
  const { table } = tracer;
  const { selectedRow } = request;
  const first = Math.max(0, Math.min(request.window.first, rows.length - 1));
  const visible = rows.subarray(first, first + request.window.count);
  const hasSelection = selectedRow !== null && selectedRow >= 0 && selectedRow < table.rowCount;
  const points = buildPoints(trace, table);
  return {
    asOfMs: request.asOfMs,
    counts: countAll(trace, passIds, request.mustKeep),
    sizes: sumSizes(trace, table, passIds),
    passes: summarisePasses(trace, tracer),
    keptNames: firstKept(trace, table),
    lost: summariseLost(trace, table),
    overBudgetBy: overBudgetBy(trace),
    budgetCutoff: budgetCutoffOf(trace),
    categories: summariseCategories(trace, table, baseline),
    points,
    density: points ? null : buildDensity(trace),
    window: { first, rows: Array.from(visible, (row) => viewRow(trace, table, row, baseline)) },
    shownCount: rows.length,
    selected: hasSelection ? detailRow(trace, table, selectedRow, baseline, rows.indexOf(selectedRow)) : null,
    notices: storeNotices(trace, table),
  };
}

function countAll(
  trace: Trace,
  passIds: readonly string[],
  mustKeep: readonly number[],
): Evaluation['counts'] {
  const { verdicts, isProtected, importance, importanceThreshold, timing } = trace;
  const flaggedBy = flagWordReader(trace);
  let keptProtected = 0;
  let flagged = 0;
  let underThreshold = 0;
  let archived = 0;
  let tombstoned = 0;
  for (let row = 0; row < verdicts.length; row += 1) {
    if (verdicts[row] === verdictCode.kept) keptProtected += isProtected[row]!;
    if (timing.status[row] === rowStatus.away) {
      archived += Number(verdicts[row] === verdictCode.archived);
      tombstoned += Number(verdicts[row] === verdictCode.tombstoned);
    } else if (flaggedBy(row) !== 0) flagged += 1;
    if (timing.status[row] === 0 && !isProtected[row] && importance[row]! < importanceThreshold) {
      underThreshold += 1;
    }
  }
  const isEvicted = (code: number | undefined) =>
    code !== undefined && code !== verdictCode.kept && code < firstAwayCode;
  const mustKeepLost = mustKeep.filter((row) => isEvicted(verdicts[row])).length;
  return {
    ...countVerdicts(trace, passIds),
    keptProtected,
    flagged,
    underThreshold,
    mustKeepLost,
    archived,
    tombstoned,
  };
}
