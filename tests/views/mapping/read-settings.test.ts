import { expect, test } from 'vitest';
import type { ReadOptions } from '../../../src/engine/contracts/importer.ts';
import { previewImport } from '../../../src/engine/import/preview-import.ts';
import { importers } from '../../../src/importers/registry.ts';
import { settingsOf, zoneLabel } from '../../../src/views/mapping/read-settings.ts';

const formats = importers.map(({ id, label }) => ({ value: id, label }));

async function settings(text: string, options: ReadOptions = {}) {
  const head = new TextEncoder().encode(text);
  const input = { fileName: 'a', head, sizeBytes: head.length, clockMs: Date.UTC(2027, 0, 1), options };
  const list = settingsOf(await previewImport(importers, input), options, formats);
  return Object.fromEntries(list.map((setting) => [setting.label, setting]));
}

test.each([
  [0, 'UTC'],
  [330, 'UTC+05:30'],
  [-570, 'UTC−09:30'],
  [765, 'UTC+12:45'],
])('%d minutes ahead are %s', (minutes, label) => expect(zoneLabel(minutes)).toBe(label));

test('a CSV has settings of its own, each with what was found', async () => {
  const found = await settings('id;text;created_at;alignment\n1;a;03/04/2026;0,5\n');
  expect(Object.values(found).map(({ label, found: word, said }) => [label, word, said])).toEqual([
    ['Format', 'CSV', undefined],
    ['Encoding', 'UTF-8', undefined],
    ['Between cells', 'Semicolon ;', undefined],
    ['Quotes', 'Double "', undefined],
    ['Decimals', 'Comma: 1,5', undefined],
    ['First line', 'Column names', undefined],
    ['Dates', 'Day first', undefined],
    ['Times without a zone', 'UTC', undefined],
  ]);
  expect(found.Dates).toMatchObject({ isGuess: true, note: 'No part is above 12: either order would do.' });
});

test('JSON has none of a CSV; numbers that are times have their unit', async () => {
  const line = '{"id":"a","text":"b","created_at":1767225600}\n';
  expect(Object.keys(await settings(line))).toEqual([
    'Format',
    'Encoding',
    'Numbers in created_at',
    'Times without a zone',
  ]);
});

test('what is said goes into the options, and out again', async () => {
  const line = 'id,created_at\n1,1767225600\n';
  const open = await settings(line);
  expect(open.Quotes!.change('none')).toEqual({ quote: '' });
  expect(open['First line']!.change('no')).toEqual({ hasHeader: false });
  expect(open['Times without a zone']!.change('-60')).toEqual({ naiveOffsetMinutes: -60 });
  expect(open['Numbers in created_at']!.change('ms')).toEqual({ timeUnits: { created_at: 'ms' } });
  const options: ReadOptions = { quote: '', timeUnits: { created_at: 'ms' }, decimalComma: true };
  const said = await settings(line, options);
  expect([said.Quotes!.said, said.Decimals!.said, said['Numbers in created_at']!.said]).toEqual([
    'none',
    'yes',
    'ms',
  ]);
  expect(said['Numbers in created_at']!.change(undefined)).toEqual({ quote: '', decimalComma: true });
  expect(said.Quotes!.change(undefined)).toEqual({ timeUnits: { created_at: 'ms' }, decimalComma: true });
});
