import type { RowFlagId } from '../../engine/row-flags.ts';

/** What is odd about a memory, as a sentence that says what was made of it. */
export const flagWords: Readonly<Record<RowFlagId, string>> = {
  'bad-created': 'When it was written cannot be read, so it takes no part in any pass.',
  'bad-last-read': 'Its last read cannot be read; it counts as never read.',
  'bad-number': 'A number of it could not be used; the usual value stands in.',
  'not-yet': 'It was written after this date, so it takes no part yet.',
  'read-after-as-of': 'Its last read lies after this date; it counts as read just now.',
  'read-before-created': 'Its last read lies before it was written; it counts as idle since it was written.',
  'log-disagrees': 'Its read log and its columns disagree; the log counts.',
  'both-times': 'It has a time and a number of days; the time counts.',
  'duplicate-id': 'Another memory has the same id.',
  'assumed-time': 'Its time was assumed, not recorded.',
  estimated: 'Without a read log its strength is worked out from the last read alone.',
  'before-1980': 'Its time lies before 1980, which is seldom meant.',
  unparseable: 'The line could not be parsed; it stands here as it was.',
};
