import type { CategorySummary, LostMemory, PassSummary, RowName } from './evaluation.ts';
import { reasonOf, takingStep } from './explain.ts';
import type { MemoryTable } from './memory-table.ts';
import { nameRow } from './row-view.ts';
import type { Trace, Tracer } from './trace.ts';
import { lostRows, sumSizesByCode } from './trace-report.ts';
import { verdictCode } from './verdict-code.ts';

const mostNames = 40;
const mostLost = 50;

/** What each pass of the chain took, and would take alone. */
export function summarisePasses(trace: Trace, tracer: Tracer): PassSummary[] {
  const { table } = tracer;
  const namesByCode = firstRowsByCode(trace, mostNames);
  const sizes = sumSizesByCode(trace, table);
  return trace.steps.map(({ index, choice, pass, outcome }) => {
    const alone = { ...choice, enabled: true };
    const policy = choice.enabled
      ? trace.policy
      : { ...trace.policy, passes: trace.policy.passes.map((other, i) => (i === index ? alone : other)) };
    return {
      index,
      id: choice.id,
      isEnabled: choice.enabled,
      rule: pass.rule(choice.params),
      taken: outcome?.takenCount ?? 0,
      takenAlone: tracer.runAlone(policy, trace.timing.asOfMs, index).takenCount,
      sizes: sizes[index + 1]!,
      names: (namesByCode.get(index + 1) ?? []).map((row) => nameRow(trace, table, row)),
    };
  });
}

function firstRowsByCode({ verdicts }: Trace, most: number): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  const found = new Uint32Array(256);
  for (let row = 0; row < verdicts.length; row += 1) {
    const code = verdicts[row]!;
    if (found[code]! >= most) continue;
    found[code] = found[code]! + 1;
    const list = rows.get(code);
    if (list) list.push(row);
    else rows.set(code, [row]);
  }
  return rows;
}

/** The first kept memories, protected first, then by importance. */
export function firstKept(trace: Trace, table: MemoryTable): RowName[] {
  const { verdicts, isProtected, importance } = trace;
  const isKept = (row: number) => verdicts[row] === verdictCode.kept;
  const rank = (row: number) => (isProtected[row] ? 1e9 : 0) + importance[row]!;
  return highestRows(verdicts.length, mostNames, isKept, rank).map((row) => nameRow(trace, table, row));
}

/** The `most` rows with the highest rank, highest first, ties in store order; one pass, no sort of all. */
function highestRows(
  rowCount: number,
  most: number,
  isIn: (row: number) => boolean,
  rank: (row: number) => number,
): number[] {
  const best: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < rowCount; row += 1) {
    if (!isIn(row) || (best.length === most && rank(row) <= least)) continue;
    let at = best.length;
    while (at > 0 && rank(best[at - 1]!) < rank(row)) at -= 1;
    best.splice(at, 0, row);
    if (best.length > most) best.pop();
    least = rank(best.at(-1)!);
  }
  return best;
}

/** Memories that a time-based pass took although they are important: how many, and the most important ones. */
export function summariseLost(trace: Trace, table: MemoryTable): { count: number; first: LostMemory[] } {
  const rows = lostRows(trace);
  const first = highestRows(
    rows.length,
    mostLost,
    () => true,
    (i) => trace.importance[rows[i]!]!,
  )
    .map((i) => rows[i]!)
    .map((row) => ({
      ...nameRow(trace, table, row),
      passId: takingStep(trace, row)!.pass.id,
      reason: reasonOf(trace, table, row),
      readCount: trace.timing.readCount[row]!,
    }));
  return { count: rows.length, first };
}

/** Verdicts by category, the fullest category first. Rows that take no part are not counted. */
export function summariseCategories(
  trace: Trace,
  table: MemoryTable,
  before: Trace | null,
): CategorySummary[] {
  const codesOf = trace.steps.length + 1;
  const counts = new Uint32Array(trace.categories.length * codesOf);
  const keptBefore = new Uint32Array(trace.categories.length);
  const { verdicts } = trace;
  const { codes } = table.category;
  for (let row = 0; row < verdicts.length; row += 1) {
    const category = codes[row]!;
    const code = verdicts[row]!;
    if (before && before.verdicts[row] === verdictCode.kept) keptBefore[category] = keptBefore[category]! + 1;
    if (code >= codesOf) continue;
    counts[category * codesOf + code] = counts[category * codesOf + code]! + 1;
  }
  return trace.categories
    .map((category, code) => {
      const own = counts.subarray(code * codesOf, (code + 1) * codesOf);
      const evicted: Record<string, number> = {};
      trace.steps.forEach(({ choice }, i) => {
        evicted[choice.id] = (evicted[choice.id] ?? 0) + own[i + 1]!;
      });
      return {
        name: category.name,
        isDefault: category.isDefault,
        isProtected: category.isProtected,
        memories: own.reduce((sum, n) => sum + n, 0),
        kept: own[0]!,
        evicted,
        keptChange: before ? own[0]! - keptBefore[code]! : null,
      };
    })
    .filter(({ memories }) => memories > 0)
    .sort((a, b) => b.memories - a.memories || (a.name < b.name ? -1 : 1));
}
