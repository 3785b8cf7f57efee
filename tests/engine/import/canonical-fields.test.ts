import { expect, test } from 'vitest';
import { columnMeaning, fieldNumber, keptName } from '../../../src/engine/import/canonical-fields.ts';

test.each([
  ['created_at', 'created_at', 1],
  ['createdAt', 'created_at', 0],
  ['Created At', 'created_at', 0],
  ['created-at', 'created_at', 0],
  [' CREATED_AT ', 'created_at', 0],
  ['ReadCount', 'read_count', 0],
  ['ID', 'id', 0],
] as const)('%j means %s', (name, field, rank) => {
  expect(columnMeaning(name, undefined)).toEqual({ field: fieldNumber(field), rank, name });
});

test.each(['content', '__proto__', 'constructor', '', 'created'])('%j means nothing', (name) => {
  expect(columnMeaning(name, undefined)).toEqual({ field: -1, rank: 0, name });
  expect(columnMeaning(name, {}).field).toBe(-1);
});

test('the person is believed first', () => {
  const columns = { content: 'text', text: 'note' };
  expect(columnMeaning('content', columns)).toEqual({ field: fieldNumber('text'), rank: 2, name: 'text' });
  expect(columnMeaning('text', columns)).toEqual({ field: -1, rank: 2, name: 'note' });
});

test('a column that lost its field never takes the name of one', () => {
  expect(keptName('text')).toBe('text (2)');
  expect(keptName('Text')).toBe('Text');
});
