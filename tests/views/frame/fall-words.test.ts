import { expect, test } from 'vitest';
import { fallWords } from '../../../src/views/frame/fall-words.ts';

const sinceMs = Date.UTC(2026, 2, 12);
const later = Date.UTC(2026, 4, 1);
const still = { sinceMs, fell: {}, returned: 0, written: 0, unwritten: 0 };
const words = (change: Partial<typeof still> & { fell?: Record<string, number> }, asOfMs = later) =>
  fallWords({ ...still, ...change }, asOfMs, (id) => id.toUpperCase()).replace(/12 Mar|Mar 12/, '12 Mar');

test('forward: what fell, to which pass, and what was written', () => {
  expect(words({ fell: { ttl: 1, lru: 2 }, written: 5 })).toBe(
    '3 fell, 5 written since 12 Mar (TTL 1, LRU 2)',
  );
  expect(words({})).toBe('Nothing fell since 12 Mar');
  expect(words({ returned: 1 })).toBe('Nothing fell, 1 kept again since 12 Mar');
});

test('back: what stands again, and what is unwritten', () => {
  const before = Date.UTC(2026, 1, 1);
  expect(words({ returned: 2, unwritten: 9 }, before)).toBe(
    'Back from 12 Mar: 2 kept again, 9 unwritten again',
  );
  expect(words({ fell: { budget: 1 } }, before)).toBe('Back from 12 Mar: 1 fell (BUDGET 1)');
  expect(words({}, before)).toBe('Back from 12 Mar: nothing fell or came back');
});
