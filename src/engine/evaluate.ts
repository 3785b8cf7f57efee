import { type Evaluation, type EvaluationRequest, emptyFilter, type RowName } from './evaluation.ts';
import { changeTest, flagWordOf } from './explain.ts';
import { firstKept, summariseCategories, summariseLost, summarisePasses } from './pass-summaries.ts';
import { createRecentCache } from './recent-cache.ts';
import { detailRow } from './row-detail.ts';
import { nameRow, viewRow } from './row-view.ts';
import { buildDensity, buildPoints } from './scatter-plane.ts';
import { buildTableView } from './table-view.ts';
import { type Trace, type Tracer, verdictCode } from './trace.ts';
import { countVerdicts, overBudgetBy, sumSizes, traceNotices } from './trace-report.ts';

/** Answers requests over one table. */
export interface Evaluator {
  /** Everything the screen needs for one set of inputs; `clockMs` gives milliseconds that only grow. */
  evaluate(request: EvaluationRequest, clockMs: () => number): Evaluation;
  /** The rows shown for a request, in its order: what an export writes. */
  shownRows(request: EvaluationRequest): { readonly trace: Trace; readonly rows: Uint32Array };
}

/** An evaluator over a tracer; `passIds` are all passes that there are, so that counts name those that are off too. */
export function createEvaluator(tracer: Tracer, passIds: readonly string[]): Evaluator {
  const { table } = tracer;
  const views = createRecentCache(2);
  const tracesOf = ({ policy, asOfMs, compareTo }: EvaluationRequest) => ({
    trace: tracer.run(policy, asOfMs),
    before: compareTo ? tracer.run(compareTo.policy, compareTo.asOfMs) : null,
  });
  const shown = (request: EvaluationRequest, trace: Trace, before: Trace | null) => {
    const { policy, asOfMs, filter, sort } = request;
    const compared = filter.isChangedOnly ? request.compareTo : null;
    const isPlain = sort.length === 0 && JSON.stringify(filter) === emptyFilterKey;
    const key = isPlain ? 'all' : JSON.stringify([policy, asOfMs, filter, sort, compared]);
    return views.get(key, () => buildTableView(trace, table, filter, sort, before));
  };
  return {
    evaluate: (request, clockMs) => {
      const startedMs = clockMs();
      const { trace, before } = tracesOf(request);
      const rows = shown(request, trace, before);
      const first = Math.max(0, Math.min(request.window.first, rows.length - 1));
      const visible = rows.subarray(first, first + request.window.count);
      const selectedRow = request.selectedRow;
      const hasSelection = selectedRow !== null && selectedRow >= 0 && selectedRow < table.rowCount;
      const points = buildPoints(trace, table);
      return {
        asOfMs: request.asOfMs,
        counts: countAll(trace, passIds),
        sizes: sumSizes(trace, table, passIds),
        passes: summarisePasses(trace, tracer),
        keptNames: firstKept(trace, table),
        lost: summariseLost(trace, table),
        overBudgetBy: overBudgetBy(trace),
        budgetCutoff: budgetCutoffOf(trace),
        categories: summariseCategories(trace, table, before),
        points,
        density: points ? null : buildDensity(trace),
        window: { first, rows: Array.from(visible, (row) => viewRow(trace, table, row, before)) },
        shownCount: rows.length,
        selected: hasSelection
          ? detailRow(trace, table, selectedRow, before, rows.indexOf(selectedRow))
          : null,
        change: before ? summariseChange(trace, before, (row) => nameRow(trace, table, row)) : null,
        notices: traceNotices(trace, table),
        tookMs: clockMs() - startedMs,
      };
    },
    shownRows: (request) => {
      const { trace, before } = tracesOf(request);
      return { trace, rows: shown(request, trace, before) };
    },
  };
}

const emptyFilterKey = JSON.stringify(emptyFilter);

function countAll(trace: Trace, passIds: readonly string[]): Evaluation['counts'] {
  let keptProtected = 0;
  let flagged = 0;
  trace.verdicts.forEach((code, row) => {
    if (code === verdictCode.kept && trace.isProtected[row]) keptProtected += 1;
    if (flagWordOf(trace, row) !== 0) flagged += 1;
  });
  return { ...countVerdicts(trace, passIds), keptProtected, flagged };
}

function budgetCutoffOf(trace: Trace): number | null {
  const last = trace.steps.findLast(
    ({ pass, outcome }) => pass.measure === 'size' && (outcome?.takenCount ?? 0) > 0,
  );
  return last?.outcome?.cutoff ?? null;
}

const mostChanges = 3;

function summariseChange(trace: Trace, before: Trace, name: (row: number) => RowName): Evaluation['change'] {
  const hasChanged = changeTest(trace, before);
  const nowEvicted: RowName[] = [];
  const nowKept: RowName[] = [];
  let kept = 0;
  let verdicts = 0;
  for (let row = 0; row < trace.verdicts.length; row += 1) {
    if (!hasChanged(row)) continue;
    verdicts += 1;
    const isKept = trace.verdicts[row] === verdictCode.kept;
    const wasKept = before.verdicts[row] === verdictCode.kept;
    kept += Number(isKept) - Number(wasKept);
    if (wasKept && !isKept && nowEvicted.length < mostChanges) nowEvicted.push(name(row));
    if (isKept && !wasKept && nowKept.length < mostChanges) nowKept.push(name(row));
  }
  return { kept, verdicts, nowEvicted, nowKept };
}
