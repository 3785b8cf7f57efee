import { describe, expect, it, test } from 'vitest';
import type { Importer } from '../../../src/engine/contracts/importer.ts';
import { chooseImporter } from '../../../src/engine/import/choose-importer.ts';
import { importers } from '../../../src/importers/registry.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const choose = (name: string, text: string) => chooseImporter(importers, name, bytes(text)).importer.id;

describe('by content', () => {
  test.each([
    ['{"id":"a","text":"b"}\n', 'jsonl'],
    ['{\n  "id": "a",\n  "text": "b"\n}\n{', 'jsonl'],
    ['junk\n{"id":"a","text":"b"}\n', 'jsonl'],
    ['{"memory":"x"}', 'jsonl'],
    ['\ufeff \n{"text":"b"}', 'jsonl'],
    ['[{"id":"a","text":"b"}]', 'json-array'],
    ['[]', 'json-array'],
    ['[1,2', 'json-array'],
    ['id,text\n1,2\n', 'csv'],
    ['id;text\n{"a"};2\n', 'csv'],
    ['text\nhello\n', 'csv'],
  ])('%j is %s, whatever the name', (text, id) => {
    for (const name of ['a.jsonl', 'a.json', 'a.csv', 'standard input']) expect(choose(name, text)).toBe(id);
  });

  it('long lines that do not end within the head', () => {
    expect(choose('a', `{"text":"${'x'.repeat(65_000)}`)).toBe('jsonl');
    expect(choose('a', `[{"text":"${'x'.repeat(65_000)}`)).toBe('json-array');
  });
});

describe('refusals', () => {
  test.each([
    ['a.csv', '', 'a.csv is empty (0 bytes).'],
    ['a.csv', '\n\n', 'a.csv holds nothing but blanks.'],
    ['a.zip', 'PK\x03\x04\0\0', 'a.zip is a zip archive, not text: unpack it and import the file inside.'],
    ['a.db', 'SQLite format 3\0\x10\0', 'a.db is a SQLite database, not text:'],
    ['a.bin', '\0\x01\x02\0\x03\0\0', 'a.bin is a binary file, not text.'],
    ['a.md', 'hello world', 'a.md is in no known format; known are CSV, JSON array, JSON Lines.'],
  ])('%s %j', (name, text, message) => {
    expect(() => chooseImporter(importers, name, bytes(text))).toThrow(message);
  });
});

const fake = (id: string, extension: string, answer: 'no' | 'maybe' | 'yes'): Importer => ({
  id,
  label: id,
  extensions: [extension],
  detect: () => answer,
  parse: () => Promise.reject(new Error('not called')),
});

describe('among several', () => {
  const of = (...all: Importer[]) => {
    const { importer, candidates } = chooseImporter(all, 'store.x', bytes('x'));
    return [importer.id, candidates.map(({ id }) => id)];
  };

  it('the surest wins', () => {
    expect(of(fake('a', 'x', 'maybe'), fake('b', 'y', 'yes'), fake('c', 'x', 'no'))).toEqual(['b', ['b']]);
  });

  it('of equals the one that knows the ending wins', () => {
    expect(of(fake('a', 'y', 'yes'), fake('b', 'x', 'yes'))).toEqual(['b', ['b']]);
  });

  it('a tie is reported', () => {
    expect(of(fake('a', 'x', 'yes'), fake('b', 'x', 'yes'))).toEqual(['a', ['a', 'b']]);
    expect(of(fake('a', 'y', 'maybe'), fake('b', 'z', 'maybe'))).toEqual(['a', ['a', 'b']]);
  });
});
