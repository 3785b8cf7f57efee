import type { RowName, RowView } from './evaluation.ts';
import { changeTest, flagsOf, isLost, reasonOf, verdictOf } from './explain.ts';
import { fallsUnderInDays } from './falls-under.ts';
import { type ImportanceInput, importanceTermsOf } from './importance.ts';
import { type MemoryTable, nameAt, textAt } from './memory-table.ts';
import type { Trace } from './trace.ts';

const longestName = 200;

/** What names a memory in lists and charts. */
export function nameRow(trace: Trace, table: MemoryTable, row: number): RowName {
  const text = textAt(table.texts, row).replace(/\s+/g, ' ').trim();
  return {
    row,
    id: textAt(table.ids, row),
    text: text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text,
    isProtected: trace.isProtected[row] === 1,
    importance: trace.importance[row]!,
  };
}

/** What the terms of importance are summed from. */
export function termInput(trace: Trace, table: MemoryTable): ImportanceInput {
  return {
    recency: trace.recency,
    readCount: trace.timing.readCount,
    alignment: table.alignment,
    categoryCodes: table.category.codes,
    categories: trace.categories,
  };
}

/** One line of the table; `before` is the baseline. */
export function viewRow(trace: Trace, table: MemoryTable, row: number, before: Trace | null): RowView {
  const { ageDays, idleDays, readCount } = trace.timing;
  const differs =
    before !== null &&
    row < before.verdicts.length &&
    (changeTest(trace, before)(row) || before.importance[row] !== trace.importance[row]);
  return {
    ...nameRow(trace, table, row),
    category: nameAt(table.category, row),
    ageDays: ageDays[row]!,
    idleDays: idleDays[row]!,
    readCount: readCount[row]!,
    strength: trace.strength[row]!,
    verdict: verdictOf(trace, row),
    reason: reasonOf(trace, table, row),
    isLost: isLost(trace, row),
    flags: flagsOf(trace, row),
    terms: importanceTermsOf(termInput(trace, table), trace.policy.importance, row),
    fallsUnderInDays: fallsUnderInDays(trace, table, row),
    was: before && differs ? { verdict: verdictOf(before, row), importance: before.importance[row]! } : null,
  };
}
