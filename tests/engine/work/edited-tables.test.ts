import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RowEdit } from '../../../src/engine/row-edits.ts';
import { applyRowEdits } from '../../../src/engine/work/apply-edits.ts';
import { createEditedTables } from '../../../src/engine/work/edited-tables.ts';
import { arbitraryMemory, asOfMs } from '../arbitrary-store.ts';
import { buildTable } from '../build-table.ts';

const row = fc.nat({ max: 8 });
const arbitraryEdit: fc.Arbitrary<RowEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('read' as const),
    row,
    atMs: fc.integer({ min: asOfMs - 1e9, max: asOfMs }),
  }),
  fc.record({ kind: fc.constant('protect' as const), row, isProtected: fc.boolean() }),
  fc.record({ kind: fc.constant('count' as const), row, readCount: fc.nat({ max: 9 }) }),
  fc.record({
    kind: fc.constant('set' as const),
    row,
    fields: fc.constantFrom(
      { text: 'short' },
      { text: 'a much longer text', category: 'new' },
      { bytes: null, tokens: null },
      { tokens: 7, subject: 'u' },
    ),
  }),
  row.map((at) => ({ kind: 'remove' as const, rows: Uint32Array.of(at) })),
  row.map((at) => ({ kind: 'restore' as const, rows: Uint32Array.of(at) })),
);

test('going on from the edits before gives the table of them all; going back, that of fewer', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMemory, { minLength: 1, maxLength: 9 }),
      fc.array(arbitraryEdit, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat({ max: 12 }), { minLength: 2, maxLength: 6 }),
      (memories, list, lengths) => {
        const file = buildTable(memories);
        const edits = list.map((edit, i) => ({ ...edit, number: i + 1 }));
        const tableAfter = createEditedTables(file, new Map());
        for (const length of lengths) {
          const some = edits.slice(0, length);
          expect(tableAfter(some)).toEqual(applyRowEdits(file, some));
        }
      },
    ),
  );
});
