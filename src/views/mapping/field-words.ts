import type { CanonicalField } from '../../engine/import/canonical-fields.ts';

/** What a field is, where its name does not say it all. */
export const fieldWords: Readonly<Record<CanonicalField, string>> = {
  id: '',
  text: '',
  category: '',
  created_at: 'when it was written',
  last_read_at: 'when it was last read',
  read_count: 'how often it was read',
  age_days: 'days since it was written',
  idle_days: 'days since it was last read',
  protected: 'yes or no',
  initial_strength: '0 to 1',
  alignment: '0 to 1',
  tokens: '',
  bytes: '',
  subject: 'whom it is about',
  source: 'who or what wrote it',
  reads: 'all times of reading, between ;',
};
