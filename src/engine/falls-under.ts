import { findCrossingDays, retentionAt } from './curve-values.ts';
import { isPlainDecay } from './decay-pipeline.ts';
import type { MemoryTable } from './memory-table.ts';
import { findCurveParams } from './policy-changes.ts';
import { historyOf, sampleMemory } from './sample-memory.ts';
import type { Trace } from './trace.ts';
import { dayMs } from './units.ts';

/**
 * Days from as-of until a memory's importance is under θ if nothing changes: after the last read only the curve moves, so
 * `curve(e + t) = curve(e) · needed / recency` is solved for t. Negative = so long ago, Infinity = never, NaN = takes no
 * part. Notebook, "Bond yields": 30·log2(0.4 / (0.25 − 0.06)) − 5 would be 27.2 days.
 */
export function fallsUnderInDays(trace: Trace, table: MemoryTable, row: number): number {
  const { timing, policy, curve, effect, categories, importanceThreshold: theta } = trace;
  const recency = trace.recency[row]!;
  if (timing.status[row] !== 0) return Number.NaN;
  const weight = policy.importance.weights.recency;
  const rest = trace.importance[row]! - weight * recency;
  if (trace.isProtected[row] || rest >= theta || weight === 0) {
    return !trace.isProtected[row] && rest < theta ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }
  if (!isPlainDecay(trace)) return soughtDays(trace, table, row);
  const params = findCurveParams(policy, categories[table.category.codes[row]!]!.name);
  const elapsed = effect.anchor === 'created' ? timing.ageDays[row]! : timing.idleDays[row]!;
  const now = retentionAt(curve, elapsed, params);
  if (!(recency > 0) || !(now > 0)) return Number.NEGATIVE_INFINITY;
  const level = (now * (theta - rest)) / weight / recency;
  return findCrossingDays(curve, level, params) - elapsed;
}

const horizonDays = 73_050;

/** As `fallsUnderInDays` where no closed form holds: bisected between the moment of writing and 200 years from now. */
function soughtDays(trace: Trace, table: MemoryTable, row: number): number {
  const { timing, importanceThreshold: theta } = trace;
  const history = historyOf(table, row);
  const isUnder = (days: number) => {
    const at = Float64Array.of(timing.asOfMs + days * dayMs);
    return sampleMemory(trace, history, at).importance[0]! < theta;
  };
  let low = isUnder(0) ? -timing.idleDays[row]! : 0;
  let high = isUnder(0) ? 0 : horizonDays;
  if (low < 0 && isUnder(low)) return Number.NEGATIVE_INFINITY;
  if (!isUnder(high)) return Number.POSITIVE_INFINITY;
  for (let i = 0; i < 100 && high - low > 1e-12 * Math.abs(high); i += 1) {
    const middle = (low + high) / 2;
    if (isUnder(middle)) high = middle;
    else low = middle;
  }
  return high;
}
