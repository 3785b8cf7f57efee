import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MemoryTable, nameAt, textAt } from '../../../src/engine/memory-table.ts';
import type { RowEdit } from '../../../src/engine/row-edits.ts';
import { createTracer } from '../../../src/engine/trace.ts';
import { applyRowEdits } from '../../../src/engine/work/apply-edits.ts';
import { buildDecisions } from '../../../src/engine/work/decide.ts';
import type { EditBatch } from '../../../src/engine/work/edit-batch.ts';
import { isPresent, presenceCode } from '../../../src/engine/work/memory-fields.ts';
import { arbitraryMemory, arbitraryPolicy, asOfMs } from '../arbitrary-store.ts';
import { buildTable } from '../build-table.ts';
import { plugins } from '../plugins.ts';

const memories = fc.array(arbitraryMemory, { minLength: 1, maxLength: 25 });

test('a carried-out trace leaves exactly what it kept; the trace after it is that of the rest', () => {
  fc.assert(
    fc.property(memories, arbitraryPolicy, (list, { policy }) => {
      const table = buildTable(list);
      const trace = createTracer(table, plugins).run(policy, asOfMs);
      const decisions = buildDecisions(trace, table, 'hash');
      const batches = new Map<number, EditBatch>([[5, { kind: 'decisions', decisions }]]);
      const count = decisions.rows.length;
      const edit: RowEdit = { kind: 'apply', batch: 5, count, action: 'archive', asOfMs };
      const after = applyRowEdits(table, [edit], batches);
      trace.verdicts.forEach((code, row) => {
        const isTaken = code > 0 && code < 250;
        expect(isPresent(after, row)).toBe(!isTaken);
      });
      const again = createTracer(after, plugins).run(policy, asOfMs);
      const kept = list.filter((_, row) => isPresent(after, row));
      const alone = createTracer(buildTable(kept), plugins).run(policy, asOfMs);
      const present = [...again.verdicts.keys()].filter((row) => isPresent(after, row));
      expect(present.map((row) => again.verdicts[row])).toEqual([...alone.verdicts]);
      const restored = applyRowEdits(table, [edit, { kind: 'restore', rows: decisions.rows }], batches);
      expect([...createTracer(restored, plugins).run(policy, asOfMs).verdicts]).toEqual([...trace.verdicts]);
    }),
    { numRuns: 60 },
  );
});

const rowsOf = (table: MemoryTable) =>
  Array.from({ length: table.rowCount }, (_, row) => ({
    id: textAt(table.ids, row),
    category: nameAt(table.category, row),
    subject: nameAt(table.subject, row),
    createdMs: table.createdMs[row],
    readCount: table.readCount[row],
    reads: table.readLog
      ? [...table.readLog.timesMs.subarray(table.readLog.offsets[row], table.readLog.offsets[row + 1])]
      : [],
  }));

test('added memories stand behind the file’s, with all that they have', () => {
  fc.assert(
    fc.property(memories, memories, (file, more) => {
      const [a, b] = [buildTable(file), buildTable(more)];
      const batches = new Map<number, EditBatch>([[1, { kind: 'memories', table: b }]]);
      const edit: RowEdit = { kind: 'add', firstRow: file.length, count: more.length, batch: 1 };
      expect(rowsOf(applyRowEdits(a, [edit], batches))).toEqual([...rowsOf(a), ...rowsOf(b)]);
    }),
  );
});

test('the file’s own table is never written', () => {
  const table = buildTable([]);
  const before = structuredClone(table);
  applyRowEdits(table, [{ kind: 'set', row: 0, fields: { text: 'x' } }]);
  expect(table).toEqual(before);
});

test('what an erasure has made part of the table is not done again', () => {
  fc.assert(
    fc.property(memories, (list) => {
      const table = buildTable(list);
      const edit: RowEdit = { kind: 'remove', rows: Uint32Array.of(0), isBaked: true };
      expect(applyRowEdits(table, [edit])).toBe(table);
      const done = applyRowEdits(table, [{ ...edit, isBaked: false }]);
      expect(done.presence![0]).toBe(presenceCode.gone);
    }),
    { numRuns: 5 },
  );
});
