import type { Cure, CureChange } from './cure.ts';
import type { RowName } from './evaluation.ts';
import { findingOf, takingStep } from './explain.ts';
import { nameAt } from './memory-table.ts';
import type { Policy } from './policy.ts';
import { nameRow } from './row-view.ts';
import { historyOf, type MemoryHistory } from './sample-memory.ts';
import type { Trace, Tracer, TraceStep } from './trace.ts';
import { verdictCode } from './verdict-code.ts';
import { rankText, scoreText } from './words.ts';

const mostNames = 3;

/** One evicted memory under one policy, and everything that is asked about it. */
export interface Case {
  readonly tracer: Tracer;
  readonly policy: Policy;
  readonly asOfMs: number;
  readonly row: number;
  readonly base: Trace;
  /** The pass that took it. */
  readonly taker: TraceStep;
  readonly category: string;
  readonly history: MemoryHistory;
  /** Runs the whole trace under another policy. */
  run(policy: Policy): Trace;
  /** Runs the whole trace with another past of this memory. */
  runRow(history: MemoryHistory, isProtected?: boolean): Trace;
}

/** The case of one row; undefined where no pass took it. */
export function openCase(tracer: Tracer, policy: Policy, asOfMs: number, row: number): Case | undefined {
  const base = tracer.run(policy, asOfMs);
  const taker = takingStep(base, row);
  if (!taker) return undefined;
  const isProtected = tracer.table.isProtected[row] === 1;
  return {
    tracer,
    policy,
    asOfMs,
    row,
    base,
    taker,
    category: nameAt(tracer.table.category, row),
    history: historyOf(tracer.table, row),
    run: (other) => tracer.run(other, asOfMs),
    runRow: (history, asProtected = isProtected) =>
      tracer.runWith(policy, asOfMs, { row, history, isProtected: asProtected }),
  };
}

export function keeps({ row }: Case, trace: Trace): boolean {
  return trace.verdicts[row] === verdictCode.kept;
}

/** A cure from a trace that was run: what it costs when it works, which pass takes the memory when it does not. */
export function judge(open: Case, id: string, label: string, trace: Trace, change: CureChange): Cure {
  const { base, row, tracer } = open;
  const payers: RowName[] = [];
  const alsoKept: RowName[] = [];
  let payerCount = 0;
  let alsoKeptCount = 0;
  trace.verdicts.forEach((code, other) => {
    const wasKept = base.verdicts[other] === verdictCode.kept;
    const isKept = code === verdictCode.kept;
    if (wasKept === isKept || other === row) return;
    if (wasKept) {
      payerCount += 1;
      if (payers.length < mostNames) payers.push(nameRow(trace, tracer.table, other));
    } else {
      alsoKeptCount += 1;
      if (alsoKept.length < mostNames) alsoKept.push(nameRow(trace, tracer.table, other));
    }
  });
  const works = keeps(open, trace);
  return {
    id,
    label,
    works,
    why: works ? '' : `then ${takenWords(open, trace)}`,
    change: works ? change : null,
    payers: works ? payers : [],
    payerCount: works ? payerCount : 0,
    alsoKept: works ? alsoKept : [],
    alsoKeptCount: works ? alsoKeptCount : 0,
  };
}

/** "budget takes it at 0.416, lowest of its rank". */
function takenWords({ row }: Case, trace: Trace): string {
  const step = takingStep(trace, row);
  if (!step) return 'nothing takes it';
  const finding = findingOf(trace, row);
  if (finding?.rank === undefined) return `${step.pass.label} takes it: ${reasonTail(finding?.reason ?? '')}`;
  return `${step.pass.label} takes it: importance ${scoreText(trace.importance[row]!)}, ${rankText(finding.rank)}`;
}

function reasonTail(reason: string): string {
  return reason.slice(reason.indexOf(': ') + 2);
}

/** A cure that cannot help, with the reason. */
export function refuse(id: string, label: string, why: string): Cure {
  return {
    id,
    label,
    works: false,
    why,
    change: null,
    payers: [],
    payerCount: 0,
    alsoKept: [],
    alsoKeptCount: 0,
  };
}
