import type { RemovalAction } from '../policy.ts';

/** What a policy does with what it evicts, in words. */
export interface RemovalWords {
  readonly action: RemovalAction;
  readonly label: string;
  /** "archive 5", "5 archived". */
  readonly verb: string;
  readonly done: string;
  /** What becomes of them, and what can be taken back. */
  readonly fate: string;
}

export const removals: readonly RemovalWords[] = [
  {
    action: 'archive',
    label: 'Archive',
    verb: 'archive',
    done: 'archived',
    fate: 'Out of the active store and kept in the archive, from where they are restored by hand, never by themselves.',
  },
  {
    action: 'tombstone',
    label: 'Tombstone',
    verb: 'tombstone',
    done: 'tombstoned',
    fate: 'Marked as gone. They can be restored until the tombstones are compacted; then they are gone.',
  },
  {
    action: 'delete',
    label: 'Delete',
    verb: 'delete',
    done: 'deleted',
    fate: 'Gone from the store: there is no restoring. The log keeps why.',
  },
];

export function removalOf(action: RemovalAction): RemovalWords {
  return removals.find((words) => words.action === action) ?? removals[0]!;
}
