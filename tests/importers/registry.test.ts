import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findImporter, importers } from '../../src/importers/registry.ts';

it('has every file of the folder, by id', () => {
  const files = readdirSync(new URL('../../src/importers/', import.meta.url)).filter(
    (name) => name !== 'registry.ts',
  );
  expect(importers).toHaveLength(files.length);
  const ids = importers.map((importer) => importer.id);
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(ids).toEqual(expect.arrayContaining(['csv', 'json-array', 'jsonl']));
});

it('finds one by its id', () => {
  expect(findImporter('csv')?.label).toBe('CSV');
  expect(findImporter('constructor')).toBeUndefined();
});
