import { isPlainDecay } from './decay-pipeline.ts';
import type { ArithmeticLine, RowDetail } from './evaluation.ts';
import { findingOf } from './explain.ts';
import { buildGauges } from './gauges.ts';
import { type MemoryTable, nameAt, textAt } from './memory-table.ts';
import { viewRow } from './row-view.ts';
import { historyOf, historyUpTo, sampleMemory } from './sample-memory.ts';
import type { Trace } from './trace.ts';
import { dayMs } from './units.ts';
import { daysText, scoreText } from './words.ts';

const lifelinePoints = 241;
const mostReads = 500;

/** Everything about one memory. `position` is its place in the shown list, −1 when hidden. */
export function detailRow(
  trace: Trace,
  table: MemoryTable,
  row: number,
  before: Trace | null,
  position: number,
): RowDetail {
  const takesPart = trace.timing.status[row] === 0;
  const history = historyOf(table, row);
  const finding = findingOf(trace, row);
  const view = viewRow(trace, table, row, before);
  const { terms } = view;
  const reads = history.readsMs?.filter((readMs) => readMs <= trace.timing.asOfMs) ?? new Float64Array();
  return {
    ...view,
    fullText: textAt(table.texts, row),
    source: nameAt(table.source, row),
    subject: nameAt(table.subject, row),
    createdMs: table.createdMs[row]!,
    lastReadMs: trace.timing.lastReadMs[row]!,
    readsMs: Array.from(reads.slice(-mostReads)),
    hasReadLog: history.readsMs !== null,
    initialStrength: table.initialStrength[row]!,
    tokens: table.tokens[row]!,
    isTokensEstimated: table.isTokensEstimated[row] === 1,
    bytes: table.bytes[row]!,
    line: table.lines[row]!,
    value: finding?.value ?? null,
    limit: finding?.limit ?? null,
    margin: finding?.margin ?? null,
    rank: finding?.rank ?? null,
    gauges: takesPart ? buildGauges(trace, table, row) : [],
    arithmetic: takesPart ? arithmeticOf(trace, table, row, terms) : [],
    floor: trace.importance[row]! - terms.recency,
    position,
    lifeline: Number.isNaN(trace.timing.ageDays[row]!) ? emptyLifeline : lifelineOf(trace, table, row),
    extras: textAt(table.extras, row),
  };
}

const emptyLifeline = {
  days: new Float64Array(),
  strength: new Float64Array(),
  importance: new Float64Array(),
};

/** The formula of importance with this row's numbers put in, one line a term. */
function arithmeticOf(
  trace: Trace,
  table: MemoryTable,
  row: number,
  terms: RowDetail['terms'],
): ArithmeticLine[] {
  const { weights, frequencyCap } = trace.policy.importance;
  const { name, weight } = trace.categories[table.category.codes[row]!]!;
  const lines: ArithmeticLine[] = [
    {
      name: 'recency',
      formula: `${weights.recency} × ${decayArithmetic(trace, name, row)}`,
      result: terms.recency,
    },
    {
      name: 'frequency',
      formula: `${weights.frequency} × min(${trace.timing.readCount[row]} / ${frequencyCap}, 1)`,
      result: terms.frequency,
    },
    { name: 'category', formula: `${weights.category} × ${weight}`, result: terms.category },
  ];
  if (weights.alignment > 0) {
    const formula = `${weights.alignment} × ${table.alignment[row]}`;
    lines.push({ name: 'alignment', formula, result: terms.alignment });
  }
  return lines;
}

/** The curve's formula where one elapsed time decides, else the number that the reads left. */
function decayArithmetic(trace: Trace, category: string, row: number): string {
  const { policy, curve, effect, timing } = trace;
  if (!isPlainDecay(trace)) return `${scoreText(trace.recency[row]!)} (curve, reads and modifiers)`;
  if (effect.needsLog && !Number.isNaN(timing.lastReadMs[row]!)) {
    return `${scoreText(trace.recency[row]!)} (read by read)`;
  }
  const own = policy.categories.find(({ name }) => name === category) ?? policy.defaultCategory;
  const elapsed = effect.anchor === 'created' ? timing.ageDays[row]! : timing.idleDays[row]!;
  return curve.arithmetic(daysText(elapsed), { ...policy.curve.params, ...own.curveParams });
}

/** Another trace's strength and importance of the same memory at the moments of a lifeline, whose days count from `asOfMs`. */
export function lifelineOn(
  days: Float64Array,
  asOfMs: number,
  trace: Trace,
  table: MemoryTable,
  row: number,
): RowDetail['lifeline'] {
  const times = days.map((day) => asOfMs + day * dayMs);
  const { strength, importance } = sampleMemory(trace, historyUpTo(trace.timing, table, row), times);
  return { days, strength, importance };
}

/** Past since created and as far into the future again, at least the time the curve takes to a tenth of itself. */
export function lifelineOf(trace: Trace, table: MemoryTable, row: number): RowDetail['lifeline'] {
  const history = historyUpTo(trace.timing, table, row);
  const age = trace.timing.ageDays[row]!;
  const ahead = Math.max(1, Math.min(365, age * 0.4 + 30));
  const idle = Math.min(trace.timing.idleDays[row]!, age);
  const grid = Array.from(
    { length: lifelinePoints },
    (_, i) => -age + ((age + ahead) * i) / (lifelinePoints - 1),
  );
  const reads = Array.from(history.readsMs ?? [])
    .filter((readMs) => readMs >= history.createdMs && readMs <= trace.timing.asOfMs)
    .slice(-50)
    .flatMap((readMs) => [readMs - 1, readMs].map((ms) => (ms - trace.timing.asOfMs) / dayMs));
  const days = Float64Array.from(new Set([...grid, ...reads, -idle, 0])).sort();
  const times = days.map((day) => trace.timing.asOfMs + day * dayMs);
  const { strength, importance } = sampleMemory(trace, history, times);
  // Without a log nothing is known of the time before the last read.
  const lastReadMs = history.readsMs ? Number.NaN : trace.timing.lastReadMs[row]!;
  times.forEach((timeMs, i) => {
    if (!(timeMs < lastReadMs - 0.5)) return;
    strength[i] = Number.NaN;
    importance[i] = Number.NaN;
  });
  return { days, strength, importance };
}
