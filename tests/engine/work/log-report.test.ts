import { expect, test } from 'vitest';
import { writeLog } from '../../../src/engine/work/log-report.ts';
import type { LogLine, LogPlaces } from '../../../src/engine/work/store-log.ts';

const eviction: LogLine = {
  place: 1,
  editNumber: 1,
  madeMs: Date.UTC(2026, 10, 29, 12),
  kind: 'archived',
  row: 1,
  id: 'm2',
  text: 'Goal: retire at 55',
  category: 'goal',
  words: 'LRU: idle 75 days, limit 60 (15 over)',
  decision: {
    asOfMs: Date.UTC(2026, 10, 29),
    policyName: 'Notebook',
    policySha256: 'ab'.repeat(32),
    passId: 'lru',
    value: 75,
    limit: 60,
    rank: null,
    strength: 0.177,
    importance: 0.416,
    terms: { recency: 0.071, frequency: 0.09, category: 0.255, alignment: 0 },
    reason: 'LRU: idle 75 days, limit 60 (15 over)',
  },
};
const erasure: LogLine = {
  ...eviction,
  place: 2,
  kind: 'erased',
  row: null,
  id: '',
  text: '',
  category: '',
  words: 'a subject erased: 1 active, 0 archived, 0 tombstoned',
  decision: null,
};
/** Newest first, as a log gives them. */
const places: LogPlaces = { count: 2, total: 2, line: (index) => [erasure, eviction][index]! };

test('lines are written oldest first; the category of a memory and the term of that name are two things', () => {
  const records = [...writeLog(places, 'jsonl')]
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records.map(({ place }) => place)).toEqual([1, 2]);
  expect(records[0]).toMatchObject({
    category: 'goal',
    category_term: 0.255,
    recency_term: 0.071,
    limit: 60,
  });
  expect(records[1]).toMatchObject({ kind: 'erased', id: null, category: null });
  expect(records[1]).not.toHaveProperty('pass');
});

test('the table has a column for each, and every row as many', () => {
  const [head, ...rows] = [...writeLog(places, 'csv')].join('').trim().split('\n');
  expect(head).toBe(
    'place,made_at,kind,id,text,category,words,as_of,policy,policy_sha256,pass,value,limit,rank,strength,importance,recency_term,frequency_term,category_term,alignment_term',
  );
  expect(rows[0]).toContain(',m2,Goal: retire at 55,goal,"LRU: idle 75 days, limit 60 (15 over)",');
  expect(rows[0]).toMatch(/,75,60,,0\.177,0\.416,0\.071,0\.09,0\.255,0$/);
  expect(rows).toHaveLength(2);
});
