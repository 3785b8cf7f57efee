import type { MemoryTable } from '../memory-table.ts';
import { flagBit } from '../row-flags.ts';

/** The table in which memories without a time of creation, that can be read at all, were written at `createdMs`; flagged so. */
export function withAssumedTimes(table: MemoryTable, createdMs: number): MemoryTable {
  const created = table.createdMs.slice();
  const flags = table.flags.slice();
  const [assumed, bad, unparseable] = [
    flagBit('assumed-time'),
    flagBit('bad-created'),
    flagBit('unparseable'),
  ];
  for (let row = 0; row < table.rowCount; row += 1) {
    if (!Number.isNaN(created[row]!) || (flags[row]! & unparseable) !== 0) continue;
    created[row] = createdMs;
    flags[row] = (flags[row]! & ~bad) | assumed;
  }
  return { ...table, createdMs: created, flags };
}
