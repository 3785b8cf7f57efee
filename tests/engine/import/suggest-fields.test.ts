import { expect, it, test } from 'vitest';
import { canonicalFields } from '../../../src/engine/import/canonical-fields.ts';
import { profileColumn } from '../../../src/engine/import/column-profile.ts';
import { fieldSynonyms, plainName } from '../../../src/engine/import/field-synonyms.ts';
import { suggestFields } from '../../../src/engine/import/suggest-fields.ts';

const suggest = (
  columns: Readonly<Record<string, readonly string[]>>,
  taken: ReadonlySet<never> = new Set(),
) =>
  Object.fromEntries(
    suggestFields(
      Object.entries(columns).map(([name, values]) => ({ name, profile: profileColumn(values) })),
      taken,
    ),
  );
const dates = ['2026-01-01', '2026-02-01T10:00:00Z'];
const words = ['tea in the morning, no milk', 'no nuts, ever and at all'];

test.each([
  ['Letzter Zugriff', 'letzter zugriff'],
  ['letzterZugriff', 'letzter zugriff'],
  ['last_accessed-at', 'last accessed at'],
  ['Größe', 'grosse'],
  ['créé le', 'cree le'],
])('%s is %s', (name, plain) => expect(plainName(name)).toBe(plain));

it('no synonym stands for two fields, and each is written as names are compared', () => {
  const all = canonicalFields.flatMap((field) => fieldSynonyms[field]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.map(plainName)).toEqual(all);
});

test.each([
  [
    { Erinnerung: words, angelegt: dates, gelesen: dates, type: ['a', 'b'] },
    { Erinnerung: 'text', angelegt: 'created_at', gelesen: 'last_read_at', type: 'category' },
  ],
  [
    { content: words, created: ['1767225600', '1767225601'], hits: ['3', '4'] },
    { content: 'text', created: 'created_at', hits: 'read_count' },
  ],
  // The values speak against the name.
  [
    { date: words, note: dates },
    { date: 'text', note: 'created_at' },
  ],
  [{ importance: ['3', '7'], weight: ['0.5', '1'] }, { weight: 'initial_strength' }],
  [{ gelesen: ['3', '12'] }, {}],
  // The name speaks in part.
  [{ 'Created (UTC)': dates, updated: dates }, { 'Created (UTC)': 'created_at' }],
  // Only the values speak.
  [
    { a: ['a long text about nothing much', 'another long text about it'], b: dates },
    { a: 'text', b: 'created_at' },
  ],
  [{ x: ['1', '2'], y: ['ab', 'cd'] }, {}],
])('%j', (columns, expected) => expect(suggest(columns)).toEqual(expected));
