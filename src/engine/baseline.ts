import type { BaselineSummary, EvaluationRequest, RowName, VerdictChange } from './evaluation.ts';
import { changeTest } from './explain.ts';
import { summariseFall } from './fall-summary.ts';
import type { MemoryTable } from './memory-table.ts';
import { lifelineOf, lifelineOn } from './row-detail.ts';
import { nameRow } from './row-view.ts';
import { rowStatus } from './timing.ts';
import type { Trace } from './trace.ts';
import { budgetCutoffOf, countVerdicts, lostRows, overBudgetBy, sumSizes } from './trace-report.ts';
import { verdictCode } from './verdict-code.ts';

const mostNames = 3;

/** How many verdicts differ between two traces of one store, and the first few names. */
export function summariseChange(trace: Trace, before: Trace, table: MemoryTable): VerdictChange {
  const hasChanged = changeTest(trace, before);
  const nowEvicted: RowName[] = [];
  const nowKept: RowName[] = [];
  let kept = 0;
  let verdicts = 0;
  for (let row = 0; row < trace.verdicts.length; row += 1) {
    // What was carried out, or was not there yet, is no change of a verdict.
    if (row >= before.verdicts.length || trace.timing.status[row] === rowStatus.away) continue;
    if (!hasChanged(row)) continue;
    verdicts += 1;
    const isKept = trace.verdicts[row] === verdictCode.kept;
    const wasKept = before.verdicts[row] === verdictCode.kept;
    kept += Number(isKept) - Number(wasKept);
    if (wasKept && !isKept && nowEvicted.length < mostNames) nowEvicted.push(nameRow(trace, table, row));
    if (isKept && !wasKept && nowKept.length < mostNames) nowKept.push(nameRow(trace, table, row));
  }
  return { kept, verdicts, fall: summariseFall(trace, before), nowEvicted, nowKept };
}

/** The pinned state beside the trace of now: what ghosts and differences are drawn from. */
export function summariseBaseline(
  request: EvaluationRequest,
  trace: Trace,
  baseline: Trace,
  table: MemoryTable,
  baselineTable: MemoryTable,
  passIds: readonly string[],
): BaselineSummary {
  const counts = countVerdicts(baseline, passIds);
  const { selectedRow } = request;
  const canDraw =
    selectedRow !== null && selectedRow < baselineTable.rowCount && trace.timing.status[selectedRow] === 0;
  return {
    policy: baseline.policy,
    asOfMs: baseline.timing.asOfMs,
    kept: counts.kept,
    lost: lostRows(baseline).length,
    evicted: counts.evicted,
    sizes: sumSizes(baseline, baselineTable, passIds),
    budgetCutoff: budgetCutoffOf(baseline),
    overBudgetBy: overBudgetBy(baseline),
    change: summariseChange(trace, baseline, table),
    lifeline: canDraw
      ? lifelineOn(
          lifelineOf(trace, table, selectedRow).days,
          request.asOfMs,
          baseline,
          baselineTable,
          selectedRow,
        )
      : null,
  };
}
