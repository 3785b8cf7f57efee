import type { LogKind } from '../../engine/work/store-log.ts';
import { logKinds } from '../../engine/work/store-log.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** What was done, told by a sign and a word. */
export const kindWords: Readonly<Record<LogKind, { readonly label: string; readonly icon: IconName }>> = {
  added: { label: 'Added', icon: 'plus' },
  edited: { label: 'Edited', icon: 'pencil' },
  read: { label: 'Read', icon: 'eye' },
  protected: { label: 'Protected', icon: 'lock' },
  unprotected: { label: 'Unprotected', icon: 'unlock' },
  removed: { label: 'Removed by hand', icon: 'close' },
  archived: { label: 'Archived', icon: 'archive' },
  tombstoned: { label: 'Tombstoned', icon: 'tombstone' },
  deleted: { label: 'Deleted', icon: 'trash' },
  restored: { label: 'Restored', icon: 'restore' },
  dropped: { label: 'Removed for good', icon: 'trash' },
  erased: { label: 'Subject erased', icon: 'eraser' },
};

/** For a choice: all of them, then each. */
export const kindChoices: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'Everything' },
  ...logKinds.map((kind) => ({ value: kind, label: kindWords[kind].label })),
];

export function isLogKind(value: string): value is LogKind {
  return (logKinds as readonly string[]).includes(value);
}
