import type { Sizes } from './evaluation.ts';
import { findingOf, flagsOf, reasonOf, verdictOf } from './explain.ts';
import { importanceTermsOf } from './importance.ts';
import { type MemoryTable, textAt } from './memory-table.ts';
import type { ImportanceTerm } from './policy.ts';
import type { RowFlagId } from './row-flags.ts';
import { termInput } from './row-view.ts';
import type { Trace } from './trace.ts';
import { verdictCode } from './verdict-code.ts';
import { countText, daysWithUnit } from './words.ts';
import { isPresent } from './work/memory-fields.ts';

/** One memory in `trace --format json`. */
export interface ReportedMemory {
  readonly id: string;
  readonly verdict: string;
  readonly importance: number | null;
  readonly strength: number | null;
  readonly ageDays: number | null;
  readonly idleDays: number | null;
  readonly protected: boolean;
  readonly terms: Readonly<Record<ImportanceTerm, number>> | null;
  readonly value: number | null;
  readonly limit: number | null;
  readonly margin: number | null;
  readonly rank?: number;
  readonly reason: string;
  readonly flags: readonly RowFlagId[];
  /** What a curve over all reads is made from, under its own name: `activation`. */
  readonly [raw: string]: unknown;
}

export interface TraceCounts {
  readonly total: number;
  readonly kept: number;
  readonly unusable: number;
  readonly notYet: number;
  /** By pass id; every id in `passIds` is there, passes that are off with 0. */
  readonly evicted: Readonly<Record<string, number>>;
}

export interface TraceSizes {
  readonly before: Sizes;
  readonly after: Sizes;
  readonly evicted: Readonly<Record<string, Sizes>>;
}

/** One row of the report; full precision, null where a number would not exist. */
export function reportMemory(trace: Trace, table: MemoryTable, row: number): ReportedMemory {
  const takesPart = trace.timing.status[row] === 0;
  const finding = findingOf(trace, row);
  return {
    id: textAt(table.ids, row),
    verdict: verdictOf(trace, row),
    importance: takesPart ? trace.importance[row]! : null,
    strength: takesPart ? trace.strength[row]! : null,
    ...(trace.raw && trace.curve.overReads
      ? { [trace.curve.overReads.rawName]: takesPart ? trace.raw[row]! : null }
      : {}),
    ageDays: takesPart ? trace.timing.ageDays[row]! : null,
    idleDays: takesPart ? trace.timing.idleDays[row]! : null,
    protected: trace.isProtected[row] === 1,
    terms: takesPart ? importanceTermsOf(termInput(trace, table), trace.policy.importance, row) : null,
    value: finding?.value ?? null,
    limit: finding?.limit ?? null,
    margin: finding?.margin ?? null,
    ...(finding?.rank === undefined ? {} : { rank: finding.rank }),
    reason: reasonOf(trace, table, row),
    flags: flagsOf(trace, row),
  };
}

/** How many rows stand under each verdict. */
export function countVerdicts(trace: Trace, passIds: readonly string[]): TraceCounts {
  const byCode = new Uint32Array(256);
  for (const code of trace.verdicts) byCode[code] = byCode[code]! + 1;
  const evicted = Object.fromEntries(passIds.map((id) => [id, 0]));
  trace.steps.forEach(({ choice }, i) => {
    evicted[choice.id] = (evicted[choice.id] ?? 0) + byCode[i + 1]!;
  });
  return {
    total:
      trace.verdicts.length -
      byCode[verdictCode.archived]! -
      byCode[verdictCode.tombstoned]! -
      byCode[verdictCode.gone]!,
    kept: byCode[verdictCode.kept]!,
    unusable: byCode[verdictCode.unusable]!,
    notYet: byCode[verdictCode.notYet]!,
    evicted,
  };
}

/** Memories, tokens and bytes before and after, over the rows that take part. */
export function sumSizes(trace: Trace, table: MemoryTable, passIds: readonly string[]): TraceSizes {
  const byCode = sumSizesByCode(trace, table);
  const evicted = Object.fromEntries(passIds.map((id) => [id, { memories: 0, tokens: 0, bytes: 0 }]));
  trace.steps.forEach(({ choice }, i) => {
    evicted[choice.id] = addSizes(evicted[choice.id]!, byCode[i + 1]!);
  });
  return { before: byCode.reduce(addSizes), after: byCode[0]!, evicted };
}

/** Sizes by the code of the verdict: 0 = kept, k = taken by step k − 1. */
export function sumSizesByCode({ verdicts, steps }: Trace, { tokens, bytes }: MemoryTable): Sizes[] {
  const memorySums = new Float64Array(256);
  const tokenSums = new Float64Array(256);
  const byteSums = new Float64Array(256);
  for (let row = 0; row < verdicts.length; row += 1) {
    const code = verdicts[row]!;
    memorySums[code] = memorySums[code]! + 1;
    tokenSums[code] = tokenSums[code]! + tokens[row]!;
    byteSums[code] = byteSums[code]! + bytes[row]!;
  }
  return Array.from({ length: steps.length + 1 }, (_, code) => ({
    memories: memorySums[code]!,
    tokens: tokenSums[code]!,
    bytes: byteSums[code]!,
  }));
}

function addSizes(a: Sizes, b: Sizes): { memories: number; tokens: number; bytes: number } {
  return { memories: a.memories + b.memories, tokens: a.tokens + b.tokens, bytes: a.bytes + b.bytes };
}

/** Rows that a time-based pass took although they are important, in the file's order. */
export function lostRows({ verdicts, steps, importance, importanceThreshold }: Trace): number[] {
  const isTimeBased = new Uint8Array(256);
  steps.forEach(({ pass }, i) => {
    isTimeBased[i + 1] = Number(pass.isTimeBased);
  });
  const rows: number[] = [];
  for (let row = 0; row < verdicts.length; row += 1) {
    if (isTimeBased[verdicts[row]!] && importance[row]! >= importanceThreshold) rows.push(row);
  }
  return rows;
}

/** What is left over the budget when nobody is left to take; the largest of several budgets. */
export function overBudgetBy(trace: Trace): number {
  return Math.max(0, ...trace.steps.map(({ outcome }) => outcome?.overBy ?? 0));
}

/** Importance of the lowest memory that the last budget left; null where none took anything. */
export function budgetCutoffOf(trace: Trace): number | null {
  const last = trace.steps.findLast(
    ({ pass, outcome }) =>
      pass.measure === 'size' && pass.reads.includes('importance') && (outcome?.takenCount ?? 0) > 0,
  );
  return last?.outcome?.cutoff ?? null;
}

interface TableFacts {
  readonly memoriesByCategory: Uint32Array;
  readonly estimatedTokens: number;
}
const factsOfTables = new WeakMap<MemoryTable, TableFacts>();

/** What notices say of a table whatever the policy; counted once. */
function tableFacts(table: MemoryTable): TableFacts {
  const known = factsOfTables.get(table);
  if (known) return known;
  const memoriesByCategory = new Uint32Array(table.category.names.length);
  let estimatedTokens = 0;
  for (let row = 0; row < table.rowCount; row += 1) {
    if (!isPresent(table, row)) continue;
    const code = table.category.codes[row]!;
    memoriesByCategory[code] = memoriesByCategory[code]! + 1;
    estimatedTokens += table.isTokensEstimated[row]!;
  }
  const facts = { memoriesByCategory, estimatedTokens };
  factsOfTables.set(table, facts);
  return facts;
}

/** Sentences about the whole trace that no row carries. */
export function traceNotices(trace: Trace, table: MemoryTable): string[] {
  return [...categoryNotices(trace, table), ...storeNotices(trace, table)];
}

/** Categories that the policy does not have, in words: a screen says it from `CategorySummary.isDefault`. */
function categoryNotices(trace: Trace, table: MemoryTable): string[] {
  const notices: string[] = [];
  const { memoriesByCategory } = tableFacts(table);
  trace.categories.forEach((category, code) => {
    const count = memoriesByCategory[code];
    if (!category.isDefault || !count) return;
    const lifetime = Number.isFinite(category.ttlDays)
      ? `lives ${daysWithUnit(category.ttlDays)}`
      : 'never expires';
    notices.push(
      `Category "${category.name}" (${countText(count)}) is not in the policy; the default counts ${category.weight} and ${lifetime}.`,
    );
  });
  return notices;
}

/** What holds for the store as a whole: estimates, a budget that cannot be met. */
export function storeNotices(trace: Trace, table: MemoryTable): string[] {
  const notices: string[] = [];
  const { estimatedTokens: estimated } = tableFacts(table);
  if (estimated > 0) {
    const whose =
      estimated === 1
        ? 'The token count of 1 memory is'
        : `Token counts of ${countText(estimated)} memories are`;
    notices.push(`${whose} estimated as bytes / 4, rounded up.`);
  }
  for (const { choice, outcome } of trace.steps) {
    if (outcome && outcome.overBy > 0) {
      notices.push(
        `Only protected or exempt memories are left and the store is still over the ${choice.id} by ${countText(outcome.overBy)} ${choice.params.unit ?? ''}.`.replace(
          ' .',
          '.',
        ),
      );
    }
  }
  return notices;
}
