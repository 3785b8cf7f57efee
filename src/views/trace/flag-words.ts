import type { RowFlagId } from '../../engine/row-flags.ts';

const words: Readonly<Record<RowFlagId, string>> = {
  'bad-created': 'created time cannot be read',
  'bad-last-read': 'last read cannot be read: counts as never read',
  'bad-number': 'a number cannot be read',
  'not-yet': 'created after as-of',
  'read-after-as-of': 'read after as-of: that read is left out',
  'read-before-created': 'read before it was created: counts from created',
  'log-disagrees': 'read log and columns disagree',
  'both-times': 'times and ages are both given',
  'duplicate-id': 'its id occurs more than once',
  'assumed-time': 'a time was assumed',
  estimated: 'estimated from counts: the read effect needs a log',
  'before-1980': 'older than 1980',
  unparseable: 'the line cannot be read',
};

/** What is odd about a row, in words. */
export function flagWords(flags: readonly RowFlagId[]): string {
  return flags.map((flag) => words[flag]).join('; ');
}
