import type { FallSummary } from './evaluation.ts';
import type { Trace } from './trace.ts';
import { verdictCode } from './verdict-code.ts';

/** What fell, came back, was written between two traces of one store; rows that only one of them has are left out. */
export function summariseFall(trace: Trace, before: Trace): FallSummary {
  const fellByCode = new Uint32Array(256);
  let [returned, written, unwritten] = [0, 0, 0];
  const rowCount = Math.min(trace.verdicts.length, before.verdicts.length);
  for (let row = 0; row < rowCount; row += 1) {
    const now = trace.verdicts[row]!;
    const then = before.verdicts[row]!;
    if (now === then) continue;
    const isEvicted = isPass(now, trace);
    const wasEvicted = isPass(then, before);
    if (isEvicted && !wasEvicted) fellByCode[now] = fellByCode[now]! + 1;
    if (wasEvicted && now === verdictCode.kept) returned += 1;
    if (then === verdictCode.notYet && (isEvicted || now === verdictCode.kept)) written += 1;
    if (now === verdictCode.notYet && (wasEvicted || then === verdictCode.kept)) unwritten += 1;
  }
  const fell: Record<string, number> = {};
  // A policy may have one pass twice: both count under its id.
  trace.steps.forEach(({ choice }, i) => {
    const count = fellByCode[i + 1]!;
    if (count > 0) fell[choice.id] = (fell[choice.id] ?? 0) + count;
  });
  return { sinceMs: before.timing.asOfMs, fell, returned, written, unwritten };
}

function isPass(code: number, { steps }: Trace): boolean {
  return code > 0 && code <= steps.length;
}
