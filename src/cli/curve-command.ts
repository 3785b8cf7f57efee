import { findCurve } from '../curves/registry.ts';
import { sampleByDay } from '../engine/one-memory.ts';
import { findRules } from '../engine/plugins.ts';
import { storedByDay } from '../engine/stored-decay.ts';
import { scoreText } from '../engine/words.ts';
import { findModifier } from '../modifiers/registry.ts';
import { findReadEffect } from '../read-effects/registry.ts';
import { CommandProblem } from './command-problem.ts';
import { writePieces } from './files.ts';
import { loadPolicy } from './load-policy.ts';

export interface CurveOptions {
  readonly policy: string;
  readonly days: string;
  readonly reads?: string;
  /** Strength on day 0, 0 to 1. */
  readonly initial?: string;
  readonly category?: string;
  /** Days between two runs of a job that stores the decayed value. */
  readonly stored?: string;
  readonly format: string;
  readonly out?: string;
}

const mostDays = 1_000_000;

/** `FROM:TO:STEP` as the list of days; TO is always the last one. */
function parseDays(text: string): number[] {
  const parts = text.split(':');
  const [from, to, step] = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isNumber = (value: number | undefined): value is number =>
    value !== undefined && Number.isFinite(value);
  if (parts.length !== 3 || !isNumber(from) || !isNumber(to) || !isNumber(step)) {
    throw new CommandProblem(`--days is "${text}"; it must be FROM:TO:STEP, three numbers such as 0:90:1.`);
  }
  if (from < 0 || to < from || step <= 0) {
    throw new CommandProblem(`--days is "${text}"; it must run from 0 or later upwards, in steps above 0.`);
  }
  if ((to - from) / step > mostDays)
    throw new CommandProblem(`--days is "${text}": more than a million days.`);
  const days: number[] = [];
  for (let i = 0; from + i * step < to - 1e-9 * step; i += 1) days.push(from + i * step);
  days.push(to);
  return days;
}

function parseReads(text: string | undefined): Float64Array {
  const words = (text ?? '').split(',').filter((word) => word.trim() !== '');
  const reads = words.map(Number);
  const bad = words.find((_, i) => !(Number.isFinite(reads[i]!) && reads[i]! >= 0));
  if (bad !== undefined)
    throw new CommandProblem(`--reads has "${bad}"; it must be days from 0 on, such as 30,60.`);
  return Float64Array.from(reads).sort();
}

function parseNumber(option: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= min && value <= max) return value;
  throw new CommandProblem(`--${option} is "${text}"; it must be a number between ${min} and ${max}.`);
}

/** `lethe curve`. */
export async function runCurveCommand(options: CurveOptions): Promise<number> {
  if (!['json', 'csv', 'table'].includes(options.format)) {
    throw new CommandProblem(`--format is "${options.format}"; it must be json, csv or table.`);
  }
  const days = parseDays(options.days);
  const reads = parseReads(options.reads);
  const policy = await loadPolicy(options.policy);
  const rules = { ...findRules(policy, { findCurve, findReadEffect, findModifier }), policy };
  const memory = {
    initialStrength: parseNumber('initial', options.initial, 0, 1) ?? 1,
    ...(options.category === undefined ? {} : { category: options.category }),
  };
  const samples = sampleByDay(rules, days, reads, memory);
  const cadenceDays = parseNumber('stored', options.stored, 0.01, 36_525);
  const stored = cadenceDays === undefined ? undefined : storedByDay(rules, days, cadenceDays, memory);
  // Where strength is more than the curve, what the curve and the reads leave stands beside it.
  const columns: Record<string, Float64Array> = {
    strength: samples.strength,
    ...(rules.modifiers.length > 0 ? { recency: samples.recency } : {}),
    ...(stored ? { stored } : {}),
  };
  const names = Object.keys(columns);
  const lines = days.map((day, i) => {
    const values = names.map((name) => columns[name]![i]!);
    if (options.format === 'csv') return `${[day, ...values].join(',')}\n`;
    if (options.format === 'json') {
      return `  ${JSON.stringify({ day, ...Object.fromEntries(names.map((name, k) => [name, values[k]!])) })}`;
    }
    return `${[String(day).padStart(10), ...values.map((value) => scoreText(value).padStart(8))].join('  ')}\n`;
  });
  const pieces = {
    json: ['[\n', lines.join(',\n'), '\n]\n'],
    csv: [`${['day', ...names].join(',')}\n`, ...lines],
    table: [`${['day'.padStart(10), ...names.map((name) => name.padStart(8))].join('  ')}\n`, ...lines],
  };
  await writePieces(options.out, pieces[options.format as keyof typeof pieces]);
  return 0;
}
