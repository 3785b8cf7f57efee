import type { CurveFacts } from '../../charts/curve-facts.ts';
import { formatDayNumber, formatElapsed } from '../../charts/format-elapsed.ts';
import { formatDerived, formatGiven } from '../../ui/format-number.ts';

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The view's answer: "Under 0.25 after 14, 60 and 180 days". */
export function titleOfCurves(facts: readonly CurveFacts[], threshold: number): string {
  const under = `Under ${formatGiven(threshold)}`;
  const days = [...new Set(facts.map((f) => f.crossingDays).filter(Number.isFinite))].sort((a, b) => a - b);
  if (days.length === 0) return `Never under ${formatGiven(threshold)}`;
  if (days.some((day) => day < 1)) return `${under} after ${joinWords(days.map(formatElapsed))}`;
  return `${under} after ${joinWords(days.map(formatDayNumber))} ${days.length === 1 && days[0] === 1 ? 'day' : 'days'}`;
}

export interface SubLineInput {
  readonly facts: readonly CurveFacts[];
  readonly names: readonly string[];
  readonly threshold: number;
  readonly isReference: boolean;
}

/** The one thing to know about the title: what never gets there, or who looks at the threshold. */
export function subLineOfCurves({ facts, names, threshold, isReference }: SubLineInput): string {
  const never = names.filter((_, i) => facts[i]!.crossingDays === Number.POSITIVE_INFINITY);
  const own = facts[0];
  const parts = ['Strength against days since the last read.'];
  if (never.length > 0 && never.length < names.length)
    parts.push(`${joinWords(never)} never ${never.length === 1 ? 'gets' : 'get'} there.`);
  else if (own && own.ratePerDay !== null && threshold > 0 && threshold < 1) {
    const halves = Math.log2(1 / threshold);
    parts.push(
      `An exponential needs ${halves === 2 ? 'two half-lives' : halves === 1 ? 'one half-life' : `${formatDerived(halves)} half-lives`} to fall to ${formatGiven(threshold)}.`,
    );
  }
  if (isReference) parts.push('No pass looks at strength alone: θ is the limit of importance.');
  return parts.join(' ');
}

/** What the policy's own curve was in the baseline, as a sentence; empty where it is the same. */
export function baselineWords(own: CurveFacts, was: CurveFacts, threshold: number): string {
  if (own.crossingDays === was.crossingDays && own.halfDays === was.halfDays) return '';
  const under = `under ${formatGiven(threshold)}`;
  return Number.isFinite(was.crossingDays)
    ? ` Dotted: the baseline’s curve, ${under} after ${formatElapsed(was.crossingDays)}.`
    : ` Dotted: the baseline’s curve, never ${under}.`;
}
