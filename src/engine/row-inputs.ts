import type { ColumnRead } from './contracts/column-read.ts';
import { normalName } from './import/canonical-fields.ts';
import { sliceMembers } from './import/json-members.ts';
import { isMissing, readNumber } from './import/read-cell.ts';
import { type MemoryTable, textAt } from './memory-table.ts';
import { parseTime } from './parse-time.ts';
import { dayMs } from './units.ts';

/** The columns that plug-ins ask for, by name. */
export interface RowInputs {
  /** Every value in range; what is missing, unreadable or out of range is `read.missing`. Shared: read only. */
  column(read: ColumnRead): Float64Array;
  /** 1 = something stands there that was not taken; null where all is well. */
  badRows(read: ColumnRead): Uint8Array | null;
}

interface Extracted {
  readonly values: Float64Array;
  readonly isBad: Uint8Array;
  readonly badCount: number;
}

const byExtras = new WeakMap<object, RowInputs>();

/**
 * The columns of a table's unknown fields, each taken out of the kept JSON text when it is first asked for and kept as
 * numbers for as long as the table lives. Edits share them.
 */
export function inputsOf(table: MemoryTable): RowInputs {
  const known = byExtras.get(table.extras);
  if (known) return known;
  const raw = new Map<string, Extracted>();
  const ranged = new Map<string, Extracted>();
  const extract = (read: ColumnRead): Extracted => {
    const key = `${read.kind} ${read.name} ${read.otherwise ?? ''}`;
    const found = raw.get(key) ?? extractColumn(table, read);
    raw.set(key, found);
    return found;
  };
  const take = (read: ColumnRead): Extracted => {
    const key = JSON.stringify([read, `${read.missing}`]);
    const found = ranged.get(key) ?? withRange(extract(read), read);
    ranged.set(key, found);
    return found;
  };
  const inputs: RowInputs = {
    column: (read) => take(read).values,
    badRows: (read) => {
      const { isBad, badCount } = take(read);
      return badCount > 0 ? isBad : null;
    },
  };
  byExtras.set(table.extras, inputs);
  return inputs;
}

/**
 * The same memory in every entry; `inputOf` gives what its column holds, and `move` puts a time where the entry's own
 * moment stands.
 */
export function repeatedInputs(
  count: number,
  inputOf: (read: ColumnRead) => number,
  move: (ms: number) => Float64Array,
): RowInputs {
  return {
    column: (read) => {
      const value = inputOf(read);
      return read.kind === 'number' ? new Float64Array(count).fill(value) : move(value);
    },
    badRows: () => null,
  };
}

function extractColumn(table: MemoryTable, read: ColumnRead): Extracted {
  const { rowCount, extras } = table;
  const values = read.otherwise ? table[read.otherwise].slice() : new Float64Array(rowCount).fill(Number.NaN);
  const isBad = new Uint8Array(rowCount);
  const isWanted = new Map<string, boolean>();
  const wants = (key: string): boolean => {
    const known = isWanted.get(key);
    if (known !== undefined) return known;
    const answer = normalName(key) === read.name;
    if (isWanted.size < 10_000) isWanted.set(key, answer);
    return answer;
  };
  for (let row = 0; row < rowCount; row += 1) {
    if (extras.offsets[row + 1] === extras.offsets[row]) continue;
    const members = sliceMembers(textAt(extras, row));
    const at = members.findIndex((name, i) => i % 2 === 0 && wants(name));
    if (at < 0) continue;
    const cell: unknown = JSON.parse(members[at + 1]!);
    const value = readCell(cell, read.kind);
    if (value === undefined) continue;
    values[row] = value;
    if (Number.isNaN(value)) isBad[row] = 1;
  }
  return { values, isBad, badCount: isBad.reduce((sum, bad) => sum + bad, 0) };
}

/** undefined = nothing stands there; NaN = unreadable. */
function readCell(cell: unknown, kind: ColumnRead['kind']): number | undefined {
  const plain = typeof cell === 'number' || typeof cell === 'string' ? cell : cell === null ? null : true;
  if (isMissing(plain, false)) return undefined;
  if (plain === true || plain === null) return Number.NaN;
  if (kind !== 'number') {
    const ms = parseTime(String(plain));
    return kind === 'time' ? ms : (Math.floor(ms / dayMs) + 1) * dayMs;
  }
  const isDecimalComma = typeof plain === 'string' && /^\s*[+-]?\d+,\d+\s*$/.test(plain);
  return readNumber(plain, isDecimalComma);
}

function withRange({ values, isBad }: Extracted, { min, max, missing }: ColumnRead): Extracted {
  const out = values.slice();
  const bad = isBad.slice();
  let badCount = 0;
  for (let row = 0; row < out.length; row += 1) {
    const value = out[row]!;
    if (value >= min && value <= max) continue;
    if (!Number.isNaN(value)) bad[row] = 1;
    badCount += bad[row]!;
    out[row] = missing;
  }
  return { values: out, isBad: bad, badCount };
}
