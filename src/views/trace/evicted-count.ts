import type { Evaluation } from '../../engine/evaluation.ts';

/** How many memories the policy takes out of the store, by any pass. */
export function evictedCountOf({ counts }: Pick<Evaluation, 'counts'>): number {
  return Object.values(counts.evicted).reduce((sum, count) => sum + count, 0);
}
