import { expect, test } from 'vitest';
import { findRows } from '../../src/engine/find-rows.ts';
import { createTracer } from '../../src/engine/trace.ts';
import notebook from '../../src/presets/notebook.ts';
import { asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import { notebookMemories } from './notebook-memories.ts';
import { plugins } from './plugins.ts';

const table = buildTable(notebookMemories);
const trace = createTracer(table, plugins).run(notebook.policy, asOfMs);
const ids = (text: string, most = 20) => findRows(trace, table, text, most).map(({ id }) => id);

test('by words, id or category, whatever the case', () => {
  expect(ids('SALARY')).toEqual(['m3', 'm4']);
  expect(ids('m7')).toEqual(['m7']);
  expect(ids('market_view')).toEqual(['m7', 'm8']);
});

test('a blank finds nothing, and no more come than are asked for', () => {
  expect(ids('  ')).toEqual([]);
  expect(ids('e', 3)).toHaveLength(3);
});
