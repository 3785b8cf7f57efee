import type { Gauge } from './evaluation.ts';
import { takingStep } from './explain.ts';
import type { MemoryTable } from './memory-table.ts';
import { historyUpTo, sampleMemory } from './sample-memory.ts';
import type { Trace, TraceStep } from './trace.ts';
import { dayMs } from './units.ts';
import { countText, daysText, rankText, scoreText } from './words.ts';

/** Farthest day that a due date is looked for: 200 years. */
const horizonDays = 73_050;

/** Each pass of the policy as it bears on one memory that takes part, in the order in which they run. */
export function buildGauges(trace: Trace, table: MemoryTable, row: number): Gauge[] {
  return trace.steps.map((step) => buildGauge(trace, table, row, step));
}

function buildGauge(trace: Trace, table: MemoryTable, row: number, step: TraceStep): Gauge {
  const { pass, choice, input, index } = step;
  const value = pass.valueFor(input, choice.params, row);
  const limit = pass.limitFor(input, choice.params, row);
  const aside = asideOf(trace, table, row, step, limit);
  const isHit = takingStep(trace, row) === step;
  const dueMs = aside === null && limit !== null ? dueOf(trace, table, row, step, value, limit) : null;
  return {
    passIndex: index,
    passId: pass.id,
    isEnabled: choice.enabled,
    isHit,
    aside,
    value,
    limit,
    scaleTo: pass.measure === 'score' ? 1 : Math.max(1.2 * (limit ?? 0), 1.05 * value, 1e-9),
    words: aside ?? wordsOf(trace, row, step, value, limit ?? 0, dueMs),
    dueMs,
  };
}

function asideOf(
  trace: Trace,
  table: MemoryTable,
  row: number,
  step: TraceStep,
  limit: number | null,
): string | null {
  if (!step.choice.enabled) return 'off';
  if (trace.isProtected[row]) return 'protected';
  const category = trace.categories[table.category.codes[row]!]!;
  if (category.exemptFrom.includes(step.pass.id)) return `${category.name} is exempt`;
  return limit === null ? 'no limit' : null;
}

function wordsOf(
  trace: Trace,
  row: number,
  step: TraceStep,
  value: number,
  limit: number,
  dueMs: number | null,
): string {
  const { measure } = step.pass;
  if (measure === 'days') {
    const head = `${daysText(value)} of ${daysText(limit)} d`;
    if (value > limit) return `${head}, ${daysText(value - limit)} over`;
    return dueMs === null ? head : `${head}, until ${dateText(dueMs)}`;
  }
  if (measure === 'score') {
    const head = `${scoreText(value)} against ${limit}`;
    if (value < limit) return head;
    return dueMs === null ? `${head}, never under` : `${head}, until ${dateText(dueMs)}`;
  }
  const taker = takingStep(trace, row);
  if (taker === step) {
    const finding = step.pass.find(step.input, step.choice.params, step.outcome!, row);
    return `${rankText(finding.rank ?? 1)} of ${countText(value)}, cap ${countText(limit)}`;
  }
  if (taker && taker.index < step.index) return `${taker.pass.label} came first`;
  const took = step.outcome?.takenCount ?? 0;
  return took > 0
    ? `not among the lowest ${countText(took)}`
    : `${countText(value)} fit the ${countText(limit)}`;
}

/** "14 Nov 2026", in UTC. */
function dateText(ms: number): string {
  if (Math.abs(ms) > 8.64e15) return 'the end of time';
  const date = new Date(ms);
  const month = date.toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' });
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** When the pass takes the memory if nothing changes; the past moment for what it is over already; null = not foreseeable. */
function dueOf(
  trace: Trace,
  table: MemoryTable,
  row: number,
  step: TraceStep,
  value: number,
  limit: number,
): number | null {
  const { asOfMs } = trace.timing;
  if (step.pass.measure === 'days') return asOfMs + (limit - value) * dayMs;
  if (step.pass.measure === 'size' || value < limit) return null;
  const reads = step.pass.reads.includes('strength') ? 'strength' : 'importance';
  const valueAfter = (days: number) =>
    sampleMemory(trace, historyUpTo(trace.timing, table, row), Float64Array.of(asOfMs + days * dayMs))[
      reads
    ][0]!;
  if (!(valueAfter(horizonDays) < limit)) return null;
  let low = 0;
  let high = horizonDays;
  for (let i = 0; i < 80 && high - low > 1e-9 * high; i += 1) {
    const middle = (low + high) / 2;
    if (valueAfter(middle) < limit) high = middle;
    else low = middle;
  }
  return asOfMs + high * dayMs;
}
