import type { PassFinding } from './contracts/eviction-pass.ts';
import type { Verdict } from './evaluation.ts';
import { type MemoryTable, textAt } from './memory-table.ts';
import { flagBit, flagIds, type RowFlagId } from './row-flags.ts';
import type { Trace, TraceStep } from './trace.ts';
import { firstAwayCode, verdictCode } from './verdict-code.ts';
import { scoreText } from './words.ts';

/** The step that took a row; undefined for kept, unusable and not yet written ones. */
export function takingStep(trace: Trace, row: number): TraceStep | undefined {
  const code = trace.verdicts[row]!;
  return code === verdictCode.kept ? undefined : trace.steps[code - 1];
}

/** In the order of their codes. */
const awayNames = ['deleted', 'tombstoned', 'archived'];

/** 'kept', 'unusable', 'not-yet', 'archived', 'tombstoned', 'deleted' or the id of the pass that took the row. */
export function verdictOf(trace: Trace, row: number): Verdict {
  return verdictName(trace, trace.verdicts[row]!);
}

/** The name of a code of `Trace.verdicts`. */
function verdictName(trace: Trace, code: number): Verdict {
  if (code === verdictCode.kept) return 'kept';
  if (code === verdictCode.unusable) return 'unusable';
  if (code === verdictCode.notYet) return 'not-yet';
  if (code >= firstAwayCode) return awayNames[code - firstAwayCode]!;
  return trace.steps[code - 1]!.choice.id;
}

/** Value, limit, margin, rank and words of a row that a pass took; undefined otherwise. */
export function findingOf(trace: Trace, row: number): PassFinding | undefined {
  const step = takingStep(trace, row);
  return step?.outcome ? step.pass.find(step.input, step.choice.params, step.outcome, row) : undefined;
}

/** A time-based pass took it although its importance is not under θ. */
export function isLost(trace: Trace, row: number): boolean {
  const step = takingStep(trace, row);
  return (step?.pass.isTimeBased ?? false) && trace.importance[row]! >= trace.importanceThreshold;
}

/** The table's flags, those of this as-of, `estimated` where the reads had to do without a log, and bad own columns. */
export function flagsOf(trace: Trace, row: number): RowFlagId[] {
  return flagIds(flagWordOf(trace, row));
}

/** As `flagsOf`, as a flag word. */
export function flagWordOf(trace: Trace, row: number): number {
  return flagWordReader(trace)(row);
}

/** The flag word of any row of one trace. */
export function flagWordReader({ timing, effect, curve, hasBadInput }: Trace): (row: number) => number {
  const { flags, log, lastReadMs } = timing;
  const needsLog = effect.needsLog || curve.overReads !== undefined;
  if (!needsLog && !hasBadInput) return (row) => flags[row]!;
  const [estimated, bad] = [flagBit('estimated'), flagBit('bad-number')];
  return (row) => {
    const hasLog = log !== null && log.offsets[row + 1]! > log.offsets[row]!;
    const isEstimated = needsLog && !hasLog && !Number.isNaN(lastReadMs[row]!);
    return flags[row]! | (isEstimated ? estimated : 0) | (hasBadInput?.[row] === 1 ? bad : 0);
  };
}

/** Why a row has its verdict, in words, for kept rows too. */
export function reasonOf(trace: Trace, table: MemoryTable, row: number): string {
  const code = trace.verdicts[row]!;
  if (code === verdictCode.unusable) return `Unusable: ${unusableReason(trace, table, row)}`;
  if (code === verdictCode.notYet) {
    return `Not yet written: created ${isoText(table.createdMs[row]!)}, after as-of`;
  }
  if (code >= firstAwayCode) return awayWords[code - firstAwayCode]!;
  const finding = findingOf(trace, row);
  if (finding) return finding.reason;
  if (trace.isProtected[row]) return 'Kept: protected, no pass may touch it';
  return `Kept: ${scoreText(trace.importance[row]!)}, within every limit`;
}

const awayWords = [
  'Deleted: not in the store any more',
  'Tombstoned: marked, gone at the next compaction',
  'Archived: out of the active store, can be restored',
];

function unusableReason(trace: Trace, table: MemoryTable, row: number): string {
  const word = trace.timing.flags[row]!;
  if ((word & flagBit('unparseable')) !== 0) return `line ${table.lines[row]} cannot be read`;
  const raw = rawExtra(table, row, 'created_at') ?? rawExtra(table, row, 'age_days');
  return raw === undefined ? 'no created time' : `created time “${raw}” cannot be read`;
}

/** What the file said in a canonical field that could not be read; undefined where it said nothing. */
function rawExtra(table: MemoryTable, row: number, field: string): string | undefined {
  const text = textAt(table.extras, row);
  if (text === '') return undefined;
  const extras: unknown = JSON.parse(text);
  const value =
    typeof extras === 'object' && extras !== null
      ? Object.getOwnPropertyDescriptor(extras, field)?.value
      : undefined;
  return value === undefined || value === null ? undefined : String(value);
}

/** "2026-11-29 00:00 UTC"; the number itself for what no calendar holds. */
function isoText(ms: number): string {
  const isOnCalendar = Math.abs(ms) <= 8.64e15;
  return isOnCalendar ? `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC` : `${ms} ms`;
}

/** The verdict names that occur in `Trace.verdicts`, by code. */
export function verdictNames(trace: Trace): ReadonlyMap<number, string> {
  const codes = [
    verdictCode.kept,
    verdictCode.unusable,
    verdictCode.notYet,
    verdictCode.gone,
    verdictCode.tombstoned,
    verdictCode.archived,
    ...trace.steps.map((_, i) => i + 1),
  ];
  return new Map(codes.map((code) => [code, verdictName(trace, code)]));
}

/** Says for each row whether two traces of one table give it different verdicts. */
export function changeTest(trace: Trace, before: Trace): (row: number) => boolean {
  const names = [...new Set([...verdictNames(trace).values(), ...verdictNames(before).values()])];
  const nowIndex = indexByCode(trace, names);
  const wasIndex = indexByCode(before, names);
  return (row) => nowIndex[trace.verdicts[row]!] !== wasIndex[before.verdicts[row]!];
}

function indexByCode(trace: Trace, names: readonly string[]): Uint8Array {
  const index = new Uint8Array(256);
  for (const [code, name] of verdictNames(trace)) index[code] = names.indexOf(name);
  return index;
}
