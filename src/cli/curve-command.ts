import { findCurve } from '../curves/registry.ts';
import { sampleByDay } from '../engine/one-memory.ts';
import { findRules } from '../engine/plugins.ts';
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

/** `lethe curve`. */
export async function runCurveCommand(options: CurveOptions): Promise<number> {
  if (!['json', 'csv', 'table'].includes(options.format)) {
    throw new CommandProblem(`--format is "${options.format}"; it must be json, csv or table.`);
  }
  const days = parseDays(options.days);
  const reads = parseReads(options.reads);
  const policy = await loadPolicy(options.policy);
  const rules = { ...findRules(policy, { findCurve, findReadEffect, findModifier }), policy };
  const { strength: strengths, recency } = sampleByDay(rules, days, reads);
  // Where strength is more than the curve, what the curve and the reads leave stands beside it.
  const isPlain = rules.modifiers.length === 0;
  const lines = days.map((day, i) => {
    const strength = strengths[i]!;
    if (options.format === 'json') {
      return `  ${JSON.stringify(isPlain ? { day, strength } : { day, strength, recency: recency[i]! })}`;
    }
    return options.format === 'csv'
      ? `${day},${strength}\n`
      : `${String(day).padStart(10)}  ${scoreText(strength).padStart(8)}\n`;
  });
  const pieces = {
    json: ['[\n', lines.join(',\n'), '\n]\n'],
    csv: ['day,strength\n', ...lines],
    table: [`${'day'.padStart(10)}  ${'strength'.padStart(8)}\n`, ...lines],
  };
  await writePieces(options.out, pieces[options.format as keyof typeof pieces]);
  return 0;
}
