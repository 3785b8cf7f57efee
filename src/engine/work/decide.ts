import { findingOf, verdictOf } from '../explain.ts';
import { importanceTermsOf } from '../importance.ts';
import type { MemoryTable } from '../memory-table.ts';
import { importanceTerms } from '../policy.ts';
import { termInput } from '../row-view.ts';
import type { Trace } from '../trace.ts';
import { firstAwayCode, verdictCode } from '../verdict-code.ts';
import type { Decisions } from './edit-batch.ts';
import { textColumnOf } from './text-columns.ts';

/** What carrying out a trace decides: every memory that it evicts, with the numbers and words of its verdict. */
export function buildDecisions(trace: Trace, table: MemoryTable, policySha256: string): Decisions {
  const rows = evictedRows(trace);
  const count = rows.length;
  const column = () => new Float64Array(count).fill(Number.NaN);
  const decisions = {
    asOfMs: trace.timing.asOfMs,
    policy: trace.policy,
    policySha256,
    rows,
    passIndex: new Uint8Array(count),
    value: column(),
    limit: column(),
    rank: column(),
    strength: column(),
    importance: column(),
    terms: new Float64Array(count * importanceTerms.length),
  };
  const reasons: string[] = [];
  const input = termInput(trace, table);
  rows.forEach((row, i) => {
    const finding = findingOf(trace, row);
    decisions.passIndex[i] = trace.verdicts[row]! - 1;
    decisions.value[i] = finding?.value ?? Number.NaN;
    decisions.limit[i] = finding?.limit ?? Number.NaN;
    decisions.rank[i] = finding?.rank ?? Number.NaN;
    decisions.strength[i] = trace.strength[row]!;
    decisions.importance[i] = trace.importance[row]!;
    const terms = importanceTermsOf(input, trace.policy.importance, row);
    importanceTerms.forEach((term, k) => {
      decisions.terms[i * importanceTerms.length + k] = terms[term];
    });
    reasons.push(finding?.reason ?? verdictOf(trace, row));
  });
  return { ...decisions, reasons: textColumnOf(reasons) };
}

function evictedRows({ verdicts }: Trace): Uint32Array {
  const rows = new Uint32Array(verdicts.length);
  let count = 0;
  for (let row = 0; row < verdicts.length; row += 1) {
    const code = verdicts[row]!;
    if (code === verdictCode.kept || code >= firstAwayCode) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.slice(0, count);
}
