import type { DecayCurve } from '../engine/contracts/decay-curve.ts';
import type { ReadEffect } from '../engine/contracts/read-effect.ts';
import type { RowView } from '../engine/evaluation.ts';
import { csvLine } from '../engine/export/csv-cells.ts';
import type { ImportanceTerm, Policy } from '../engine/policy.ts';
import { formatDerived, formatGiven, formatScore } from '../ui/format-number.ts';

/** What never changes first, what time takes last. */
const barOrder: readonly ImportanceTerm[] = ['category', 'frequency', 'recency', 'alignment'];

const termNames: Readonly<Record<ImportanceTerm, string>> = {
  category: 'Category',
  frequency: 'Frequency',
  recency: 'Recency',
  alignment: 'Alignment',
};

export interface ScoreTerm {
  readonly term: ImportanceTerm;
  readonly name: string;
  readonly colour: string;
  /** "0.3 × min(reads / 20, 1)". */
  readonly formula: string;
  /** "grows with reads". */
  readonly behaviour: string;
}

/** Terms that have a weight, in the order in which a bar stacks them. */
export function prepareScoreTerms(policy: Policy, curve: DecayCurve, effect: ReadEffect): ScoreTerm[] {
  const { weights, frequencyCap } = policy.importance;
  const elapsed = effect.anchor === 'created' ? 'age' : 'idle';
  const words: Readonly<Record<ImportanceTerm, readonly [string, string]>> = {
    category: ['category weight', 'does not change'],
    frequency: [`min(reads / ${formatGiven(frequencyCap)}, 1)`, 'grows with reads'],
    recency: [
      effect.needsLog ? 'strength, read by read' : curve.arithmetic(elapsed, policy.curve.params),
      'falls with time',
    ],
    alignment: ['alignment', 'as the file says'],
  };
  return barOrder
    .filter((term) => weights[term] > 0 || term !== 'alignment')
    .map((term) => ({
      term,
      name: termNames[term],
      colour: `var(--lethe-term-${term})`,
      formula: `${formatGiven(weights[term])} × ${words[term][0]}`,
      behaviour: words[term][1],
    }));
}

export interface BarPart {
  readonly term: ImportanceTerm;
  readonly colour: string;
  /** On the axis from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

export interface ScoreBar {
  readonly parts: readonly BarPart[];
  /** Where the dashed extension of a protected memory begins; null = it has none. */
  readonly extensionFrom: number | null;
  /** The terms sum to more than the axis shows. */
  readonly isCut: boolean;
  /** Where it ended in the baseline; null where nobody would see a difference. */
  readonly was: number | null;
}

/** A pixel of a bar of usual width. */
const visibleShare = 1 / 320;

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** A memory's terms end to end on an axis from 0 to 1. */
export function prepareScoreBar(row: RowView, terms: readonly ScoreTerm[]): ScoreBar {
  if (!Number.isFinite(row.importance)) return { parts: [], extensionFrom: null, isCut: false, was: null };
  const parts: BarPart[] = [];
  let at = 0;
  for (const { term, name, colour } of terms) {
    const value = Math.max(0, row.terms[term]);
    const [from, to] = [Math.min(at, 1), Math.min(at + value, 1)];
    at += value;
    if (to > from) parts.push({ term, colour, from, to, words: `${name} ${formatScore(value)}` });
  }
  return {
    parts,
    extensionFrom: row.isProtected && at < 1 ? at : null,
    isCut: at > 1 + 1e-9,
    was: row.was && Math.abs(row.was.importance - at) >= visibleShare ? clamp(row.was.importance) : null,
  };
}

export interface FallsUnder {
  readonly text: string;
  /** Never: grey. Within a month, or past: bold. */
  readonly weight: 'muted' | 'plain' | 'bold';
}

const soonDays = 30;

/** When importance is under θ if nothing changes: "in 27.2 d", "4.0 d ago", "never". */
export function fallsUnderWords(days: number): FallsUnder {
  if (Number.isNaN(days)) return { text: '–', weight: 'muted' };
  if (days === Number.POSITIVE_INFINITY) return { text: 'never', weight: 'muted' };
  if (days === Number.NEGATIVE_INFINITY) return { text: 'from the start', weight: 'bold' };
  if (days < 0) return { text: `${formatDerived(-days)} d ago`, weight: 'bold' };
  return { text: `in ${formatDerived(days)} d`, weight: days < soonDays ? 'bold' : 'plain' };
}

/** The rows as they stand, with the terms that they are summed from; full precision. */
export function scoreRowsCsv(rows: readonly RowView[], terms: readonly ScoreTerm[]): string {
  const names = terms.map(({ term }) => term);
  const head = [
    'id',
    'text',
    'category',
    'verdict',
    'protected',
    'idle_days',
    'reads',
    ...names.map((term) => `${term}_term`),
  ];
  const lines = rows.map((row) => {
    const days = row.fallsUnderInDays;
    return csvLine([
      row.id,
      row.text,
      row.category,
      row.verdict,
      row.isProtected,
      row.idleDays,
      row.readCount,
      ...names.map((term) => row.terms[term]),
      row.importance,
      Number.isFinite(days) ? days : days > 0 ? 'never' : days < 0 ? 'from the start' : null,
    ]);
  });
  return csvLine([...head, 'importance', 'falls_under_in_days']) + lines.join('');
}
