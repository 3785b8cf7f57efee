import type { RowEdit } from '../engine/row-edits.ts';
import type { Inputs } from './app-state.ts';
import { isSameLinked } from './link-edits.ts';

type Work = Pick<Inputs, 'edits' | 'labels' | 'baseline'>;

/**
 * What of a link's work and of what this browser kept of the same store stands: what was kept, where there is any; for a link
 * names single edits at most, and one of a stranger's must not take the place of one's own. `refused` = the link's edits that
 * were not taken over.
 */
export function reconcileWork(link: Work, own: Work | null): Work & { readonly refused: readonly RowEdit[] } {
  if (!own || own.edits.length === 0) {
    const hasLabels = Object.keys(link.labels).length > 0;
    return { ...link, labels: hasLabels || !own ? link.labels : own.labels, refused: [] };
  }
  const isSame = isSameLinked(link.edits, own.edits);
  return {
    edits: own.edits,
    labels: isSame ? link.labels : own.labels,
    baseline: isSame ? baselineOf(link.baseline, own.baseline) : own.baseline,
    refused: isSame ? [] : link.edits,
  };
}

/** A link's baseline lacks the edits that a link cannot carry. */
function baselineOf(link: Inputs['baseline'], own: Inputs['baseline']): Inputs['baseline'] {
  const isSame = link && own && link.name === own.name && link.asOfMs === own.asOfMs;
  return isSame && isSameLinked(link.edits, own.edits) ? { ...link, edits: own.edits } : link;
}
