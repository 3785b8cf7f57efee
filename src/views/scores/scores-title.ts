import type { Evaluation } from '../../engine/evaluation.ts';
import type { Policy } from '../../engine/policy.ts';
import { formatCount, formatGiven } from '../../ui/format-number.ts';

/** The view's answer: "3 of 10 score under 0.25". */
export function titleOfScores({ counts }: Pick<Evaluation, 'counts'>, threshold: number): string {
  const { underThreshold: under, total } = counts;
  return `${formatCount(under)} of ${formatCount(total)} ${under === 1 ? 'scores' : 'score'} under ${formatGiven(threshold)}`;
}

/** What moves a bar while nobody does anything, and what does not count here. */
export function subLineOfScores({ counts }: Pick<Evaluation, 'counts'>, { importance }: Policy): string {
  const { weights } = importance;
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
  const parts = [
    weights.recency > 0
      ? 'Only the recency part of a bar shrinks while a memory lies idle.'
      : 'Recency has no weight: no bar shrinks with time.',
  ];
  if (Math.abs(sum - 1) > 1e-9) parts.push(`The weights sum to ${formatGiven(sum)}.`);
  const aside = counts.unusable + counts.notYet;
  if (aside > 0) parts.push(`${formatCount(aside)} ${aside === 1 ? 'takes' : 'take'} no part.`);
  return parts.join(' ');
}
