import type { CategorySummary, LostMemory, PassSummary, RowName } from './evaluation.ts';
import { reasonOf, takingStep } from './explain.ts';
import type { MemoryTable } from './memory-table.ts';
import { nameRow } from './row-view.ts';
import { type Trace, type Tracer, verdictCode } from './trace.ts';
import { lostRows } from './trace-report.ts';

const mostNames = 40;
const mostLost = 50;

/** What each pass of the chain took, and would take alone. */
export function summarisePasses(trace: Trace, tracer: Tracer): PassSummary[] {
  const { table } = tracer;
  const namesByCode = firstRowsByCode(trace, mostNames);
  const sizes = trace.steps.map(() => ({ memories: 0, tokens: 0, bytes: 0 }));
  trace.verdicts.forEach((code, row) => {
    const sum = code === verdictCode.kept ? undefined : sizes[code - 1];
    if (!sum) return;
    sum.memories += 1;
    sum.tokens += table.tokens[row]!;
    sum.bytes += table.bytes[row]!;
  });
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
      sizes: sizes[index]!,
      names: (namesByCode.get(index + 1) ?? []).map((row) => nameRow(trace, table, row)),
    };
  });
}

function firstRowsByCode(trace: Trace, most: number): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  trace.verdicts.forEach((code, row) => {
    const list = rows.get(code) ?? [];
    if (list.length === 0) rows.set(code, list);
    if (list.length < most) list.push(row);
  });
  return rows;
}

/** The first kept memories, protected first, then by importance. */
export function firstKept(trace: Trace, table: MemoryTable): RowName[] {
  const kept: number[] = [];
  trace.verdicts.forEach((code, row) => {
    if (code === verdictCode.kept) kept.push(row);
  });
  const among = kept.length > 5000 ? kept.slice(0, 5000) : kept;
  const rank = (row: number) => (trace.isProtected[row] ? 1e9 : 0) + trace.importance[row]!;
  return among
    .sort((a, b) => rank(b) - rank(a) || a - b)
    .slice(0, mostNames)
    .map((row) => nameRow(trace, table, row));
}

/** Memories that a time-based pass took although they are important: how many, and the most important ones. */
export function summariseLost(trace: Trace, table: MemoryTable): { count: number; first: LostMemory[] } {
  const rows = lostRows(trace);
  const count = rows.length;
  const first = rows
    .sort((a, b) => trace.importance[b]! - trace.importance[a]! || a - b)
    .slice(0, mostLost)
    .map((row) => ({
      ...nameRow(trace, table, row),
      passId: takingStep(trace, row)!.pass.id,
      reason: reasonOf(trace, table, row),
      readCount: trace.timing.readCount[row]!,
    }));
  return { count, first };
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
  trace.verdicts.forEach((code, row) => {
    const category = table.category.codes[row]!;
    if (before && before.verdicts[row] === verdictCode.kept) keptBefore[category] = keptBefore[category]! + 1;
    if (code >= codesOf) return;
    counts[category * codesOf + code] = counts[category * codesOf + code]! + 1;
  });
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
