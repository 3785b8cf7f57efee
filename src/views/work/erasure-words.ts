import type { ErasureCounts } from '../../engine/work/erase-subject.ts';
import type { ErasureReceipt } from '../../store/app-state.ts';
import { formatUtc } from '../../ui/format-date.ts';
import { formatCount, formatCountOf } from '../../ui/format-number.ts';

/** The places that an erasure clears, in the order in which they are told. */
export const erasedPlaces: readonly {
  readonly key: 'active' | 'archived' | 'tombstoned' | 'earlier';
  readonly label: string;
  readonly title: string;
}[] = [
  { key: 'active', label: 'Active', title: 'In the active store' },
  { key: 'archived', label: 'Archived', title: 'In the archive' },
  { key: 'tombstoned', label: 'Tombstoned', title: 'Marked, and gone at the next compaction' },
  { key: 'earlier', label: 'Earlier', title: 'Deleted before, but still in the file or in the undo history' },
];

export function countErased({ active, archived, tombstoned, earlier }: ErasureCounts): number {
  return active + archived + tombstoned + earlier;
}

/** "12 memories from 2 stores". */
export function erasedWords(receipt: ErasureReceipt): string {
  const memories = formatCountOf(countErased(receipt), 'memory', 'memories');
  return `${memories} from ${formatCountOf(receipt.stores.length, 'store')}`;
}

/** A store may be named after the person who is to be forgotten. */
function withoutName(text: string, subject: string): string {
  const at = subject === '' ? -1 : text.toLowerCase().indexOf(subject.toLowerCase());
  if (at < 0) return text;
  return `${text.slice(0, at)}…${withoutName(text.slice(at + subject.length), subject)}`;
}

function countsOf(counts: ErasureCounts) {
  return {
    active: counts.active,
    archived: counts.archived,
    tombstoned: counts.tombstoned,
    earlier: counts.earlier,
    of_these_mentions: counts.mentions,
    total: countErased(counts),
  };
}

/** The receipt as a file: whom it was about stands in it as a fingerprint alone. */
export function receiptJson(receipt: ErasureReceipt, subjectSha256: string, isMentionToo: boolean): string {
  const { subject, stores, failed, madeMs } = receipt;
  return `${JSON.stringify(
    {
      lethe: 'erasure-receipt',
      version: 1,
      made_at: new Date(madeMs).toISOString(),
      subject_sha256: subjectSha256,
      also_mentions: isMentionToo,
      erased: countsOf(receipt),
      stores: stores.map((store) => ({ name: withoutName(store.name, subject), ...countsOf(store) })),
      could_not_be_read: failed.map((name) => withoutName(name, subject)),
    },
    null,
    2,
  )}\n`;
}

/** The same to be read. */
export function receiptText(receipt: ErasureReceipt, subjectSha256: string, isMentionToo: boolean): string {
  const { subject, stores, failed } = receipt;
  const placesOf = (counts: ErasureCounts) =>
    erasedPlaces.map(({ key, label }) => `${label.toLowerCase()} ${formatCount(counts[key])}`).join(', ');
  return [
    'Receipt of an erasure',
    '',
    `Made at:            ${formatUtc(receipt.madeMs)}`,
    `Subject (SHA-256):  ${subjectSha256}`,
    `Erased:             ${erasedWords(receipt)}`,
    ...(isMentionToo ? [`Of these, mentions: ${formatCount(receipt.mentions)}`] : []),
    '',
    ...stores.map((store) => `${withoutName(store.name, subject)}: ${placesOf(store)}`),
    ...(failed.length > 0
      ? ['', `Could not be read: ${failed.map((name) => withoutName(name, subject)).join(', ')}`]
      : []),
    '',
  ].join('\n');
}
