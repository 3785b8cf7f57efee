import type { ArchiveQuery } from '../../engine/work/archive-view.ts';
import { formatCountOf } from '../../ui/format-number.ts';

export type Place = ArchiveQuery['place'];

/** "5 memories archived": the answer of the view. */
export function titleOfPlace(place: Place, total: number): string {
  if (total === 0) return place === 'archived' ? 'Nothing is archived' : 'There are no tombstones';
  return `${formatCountOf(total, 'memory', 'memories')} ${place}`;
}

/** What holds for everything that is there. */
export function subLineOfPlace(place: Place, total: number, due: number): string {
  if (due > 0) {
    const stones = formatCountOf(due, 'tombstone');
    return `${stones} more ${due === 1 ? 'is' : 'are'} past the policy’s days at this as-of: gone, and dropped when the next trace is applied.`;
  }
  if (total === 0) return '';
  return place === 'archived'
    ? 'Out of the active store, kept with the reason why. Nothing comes back by itself: restore what is needed.'
    : 'Marked as gone, and waiting to be compacted; until then they can be restored.';
}

/** What would come to an empty place, and how. */
export function emptyWords(place: Place): string {
  return place === 'archived'
    ? 'When a trace is applied with removal set to “archive”, the memories that it evicts come here with the reason why, and can be restored.'
    : 'When a trace is applied with removal set to “tombstone”, the memories that it evicts wait here to be compacted, and can be restored until then.';
}

/** What is asked before memories go for good. */
export interface RemovalQuestion {
  readonly title: string;
  readonly detail: string;
  readonly button: string;
}

const caution =
  'Undo brings them back while this page is open. Their words stay in the file and in the log until the subject is erased.';

/** `marked`: some of them; `all`: the whole place. */
export function questionOf(place: Place, what: 'marked' | 'all', count: number): RemovalQuestion {
  const memories = formatCountOf(count, 'memory', 'memories');
  const stones = formatCountOf(count, 'tombstone');
  const detail = `${count === 1 ? 'It leaves' : 'They leave'} ${place === 'archived' ? 'the archive' : 'the tombstones'} and cannot be restored. ${caution}`;
  if (what === 'marked')
    return { title: `Remove ${memories} for good?`, detail, button: `Remove ${memories}` };
  return place === 'archived'
    ? { title: `Empty the archive of ${memories}?`, detail, button: `Remove ${memories}` }
    : { title: `Compact ${stones}?`, detail, button: `Compact ${stones}` };
}

/** How much of a list is marked, judged by its length and the rows at hand. */
export function extentOf(
  marked: ReadonlySet<number>,
  shown: number,
  rowsAtHand: readonly number[],
): 'none' | 'some' | 'all' {
  if (marked.size === 0) return 'none';
  return marked.size >= shown && rowsAtHand.every((row) => marked.has(row)) ? 'all' : 'some';
}
