import type { EvictionPass } from '../../engine/contracts/eviction-pass.ts';
import type { Gauge, RowDetail } from '../../engine/evaluation.ts';
import { formatChange, formatCount, formatGiven, formatScore } from '../../ui/format-number.ts';

export interface VerdictArithmetic {
  readonly name: string;
  /** "75 d idle − 60 d limit". */
  readonly formula: string;
  /** "+15 d". */
  readonly result: string;
  /** The pass decides without asking for the score. */
  readonly isBlindToScore: boolean;
}

function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function signed(text: string, value: number): string {
  return `${value < 0 ? '−' : '+'}${text}`;
}

function compare(pass: EvictionPass, value: number, limit: number): { formula: string; result: string } {
  if (pass.measure === 'days') {
    const over = rounded(value - limit);
    const what = pass.reads.includes('idleDays') ? 'idle' : 'old';
    return {
      formula: `${formatGiven(value)} d ${what} − ${formatGiven(limit)} d limit`,
      result: signed(`${formatGiven(Math.abs(over))} d`, over),
    };
  }
  if (pass.measure === 'score') {
    const over = value - limit;
    return {
      formula: `${formatScore(value)} − θ ${formatGiven(limit)}`,
      result: signed(formatScore(Math.abs(over)), over),
    };
  }
  return {
    formula: `${formatCount(value)} left − cap ${formatCount(limit)}`,
    result: formatChange(value - limit),
  };
}

/** The sum by which a pass took the memory: its value less the limit; null where none did. */
export function findVerdictArithmetic(
  { gauges }: Pick<RowDetail, 'gauges'>,
  findPass: (id: string) => EvictionPass | undefined,
): VerdictArithmetic | null {
  const hit: Gauge | undefined = gauges.find(({ isHit }) => isHit);
  const pass = hit && findPass(hit.passId);
  if (!pass || hit.limit === null) return null;
  return {
    name: pass.label,
    ...compare(pass, hit.value, hit.limit),
    isBlindToScore: pass.measure !== 'score' && !pass.reads.includes('importance'),
  };
}
