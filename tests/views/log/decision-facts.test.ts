import { expect, test } from 'vitest';
import { type Decision, logKinds } from '../../../src/engine/work/store-log.ts';
import { factsOf } from '../../../src/views/log/decision-facts.ts';
import { isLogKind, kindChoices, kindWords } from '../../../src/views/log/kind-words.ts';

const decision: Decision = {
  asOfMs: Date.UTC(2026, 10, 29),
  policyName: 'Notebook',
  policySha256: '98f6e9b25257'.padEnd(64, '0'),
  passId: 'lru',
  value: 75,
  limit: 60,
  rank: null,
  strength: 0.17677,
  importance: 0.41571,
  terms: { recency: 0.07071, frequency: 0.09, category: 0.255, alignment: 0 },
  reason: 'LRU: idle 75 days, limit 60 (15 over)',
};
const valuesOf = (...args: Parameters<typeof factsOf>) =>
  Object.fromEntries(factsOf(...args).map(({ name, value }) => [name, value]));

test('every number of a decision has its name', () => {
  expect(valuesOf(decision, 'LRU', 'days')).toMatchObject({
    'Taken by': 'LRU',
    Value: '75 d',
    Limit: '60 d',
    Rank: 'none',
    'Category term': '0.255',
    'Frequency term': '0.090',
    'Recency term': '0.071',
    'Alignment term': '0',
    Importance: '0.416',
    Strength: '0.177',
    Policy: 'Notebook',
    'Policy SHA-256': '98f6e9b25257…',
  });
});

test('a score is a score, a size a number, and a pass without a limit has none', () => {
  expect(valuesOf({ ...decision, value: 0.24, limit: 0.25 }, 'Importance', 'score').Value).toBe('0.240');
  const budget = valuesOf({ ...decision, value: 0.41636, limit: 0.42248, rank: 1 }, 'Budget', 'size');
  expect(budget).toMatchObject({ Value: '0.416', 'Cut-off': '0.422', Rank: '1' });
  expect(valuesOf({ ...decision, value: 6 }, 'Newest', 'size').Value).toBe('6');
  expect(valuesOf({ ...decision, limit: null }, 'LRU', 'days').Limit).toBe('none');
});

test('every kind of line has a word of its own, and is a choice', () => {
  const labels = logKinds.map((kind) => kindWords[kind].label);
  expect(new Set(labels).size).toBe(logKinds.length);
  expect(kindChoices.map(({ value }) => value)).toEqual(['', ...logKinds]);
  expect(isLogKind('archived')).toBe(true);
  expect(isLogKind('')).toBe(false);
});
