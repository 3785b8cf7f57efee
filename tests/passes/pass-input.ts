import type { PassInput, TraceCategory } from '../../src/engine/contracts/eviction-pass.ts';

/** A store for one pass: every row a candidate of one category unless said otherwise. */
export function passInput(
  columns: Partial<Record<'ageDays' | 'idleDays' | 'importance' | 'strength' | 'tokens' | 'bytes', number[]>>,
  category: Partial<TraceCategory> = {},
): PassInput {
  const rowCount = Math.max(...Object.values(columns).map((column) => column.length));
  const column = (values: number[] | undefined) => Float64Array.from(values ?? new Array(rowCount).fill(1));
  return {
    rowCount,
    ageDays: column(columns.ageDays),
    idleDays: column(columns.idleDays),
    importance: column(columns.importance),
    strength: column(columns.strength),
    tokens: column(columns.tokens),
    bytes: column(columns.bytes),
    categoryCodes: new Uint32Array(rowCount),
    categories: [
      {
        name: 'salary',
        weight: 0.75,
        ttlDays: 180,
        isProtected: false,
        maxIdleDays: undefined,
        exemptFrom: [],
        isDefault: false,
        ...category,
      },
    ],
    candidates: new Uint8Array(rowCount).fill(1),
    active: new Uint8Array(rowCount).fill(1),
  };
}
