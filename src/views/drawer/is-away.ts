import type { RowDetail } from '../../engine/evaluation.ts';

const away: readonly string[] = ['archived', 'tombstoned', 'deleted'];

/** Out of the active store: no pass looks at it, and nothing is worked out for it. */
export function isAway({ verdict }: Pick<RowDetail, 'verdict'>): boolean {
  return away.includes(verdict);
}
