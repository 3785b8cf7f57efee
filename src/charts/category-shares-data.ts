import type { CategorySummary } from '../engine/evaluation.ts';
import { formatCount } from '../ui/format-number.ts';
import type { MarkOf } from './verdict-marks.ts';

interface CategoryShare {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** 0–1. */
  readonly share: number;
  readonly colour: string;
}

export interface CategoryShares {
  readonly parts: readonly CategoryShare[];
  /** "goal: 1 kept, 1 LRU". */
  readonly sentence: string;
}

/** One category as parts of 1: kept first, then the passes in the order in which they run. */
export function prepareCategoryShares(
  summary: CategorySummary,
  passIds: readonly string[],
  markOf: MarkOf,
): CategoryShares {
  const part = (verdict: string, count: number): CategoryShare => {
    const mark = markOf(verdict, summary.isProtected);
    return {
      key: verdict,
      label: mark.label,
      count,
      colour: mark.colour,
      share: summary.memories > 0 ? count / summary.memories : 0,
    };
  };
  const parts = [
    part('kept', summary.kept),
    ...[...new Set(passIds)].map((id) => part(id, summary.evicted[id] ?? 0)),
  ].filter(({ count }) => count > 0);
  return {
    parts,
    sentence: `${summary.name}: ${parts.map(({ count, label }) => `${formatCount(count)} ${label}`).join(', ') || 'no memories'}`,
  };
}
