import type { RowFilter, RowSort, SortColumn } from './evaluation.ts';
import { changeTest, flagWordOf, isLost, verdictNames } from './explain.ts';
import { fallsUnderInDays } from './falls-under.ts';
import { type DictionaryColumn, type MemoryTable, type TextColumn, textAt } from './memory-table.ts';
import type { Trace } from './trace.ts';
import { isPresent } from './work/memory-fields.ts';

/**
 * The rows that a filter shows, in the order of a sort. Stable; rows without a value last in either direction.
 * `before` is the trace that "changed only" compares with.
 */
export function buildTableView(
  trace: Trace,
  table: MemoryTable,
  filter: RowFilter,
  sort: RowSort,
  before: Trace | null,
): Uint32Array {
  const tests = buildTests(trace, table, filter, before);
  const rows = new Uint32Array(table.rowCount);
  let count = 0;
  for (let row = 0; row < table.rowCount; row += 1) {
    if (isPresent(table, row) && tests.every((test) => test(row))) {
      rows[count] = row;
      count += 1;
    }
  }
  return sortRows(rows.slice(0, count), trace, table, sort);
}

type RowTest = (row: number) => boolean;

function buildTests(trace: Trace, table: MemoryTable, filter: RowFilter, before: Trace | null): RowTest[] {
  const tests: RowTest[] = [];
  if (filter.verdicts.length > 0) tests.push(verdictTest(trace, filter.verdicts));
  if (filter.categories.length > 0) {
    const shown = table.category.names.map((name) => filter.categories.includes(name));
    tests.push((row) => shown[table.category.codes[row]!]!);
  }
  if (filter.isLostOnly) tests.push((row) => isLost(trace, row));
  if (filter.isFlaggedOnly) tests.push((row) => flagWordOf(trace, row) !== 0);
  if (filter.isChangedOnly && before) tests.push(changeTest(trace, before));
  if (filter.idleDays) tests.push(rangeTest(trace.timing.idleDays, filter.idleDays));
  if (filter.importance) tests.push(rangeTest(trace.importance, filter.importance));
  if (filter.timeMs) {
    const created = rangeTest(table.createdMs, filter.timeMs);
    const read = rangeTest(trace.timing.lastReadMs, filter.timeMs);
    tests.push((row) => created(row) || read(row));
  }
  if (filter.text.trim() !== '') tests.push(textTest(table, filter.text.trim()));
  return tests;
}

function verdictTest(trace: Trace, verdicts: readonly string[]): RowTest {
  const shown = new Set<number>();
  for (const [code, name] of verdictNames(trace)) if (verdicts.includes(name)) shown.add(code);
  return (row) => shown.has(trace.verdicts[row]!);
}

function rangeTest(column: Float64Array, [from, to]: readonly [number, number]): RowTest {
  return (row) => column[row]! >= from && column[row]! < to;
}

/** Case-insensitive, in text, id, category, subject or source. */
export function textTest(table: MemoryTable, text: string): RowTest {
  const wanted = text.toLowerCase();
  const has = (value: string) => value.toLowerCase().includes(wanted);
  const inNames = (column: DictionaryColumn): RowTest => {
    const found = column.names.map(has);
    return (row) => found[column.codes[row]!]!;
  };
  const columns = [table.category, table.subject, table.source].map(inNames);
  return (row) =>
    columns.some((test) => test(row)) || has(textAt(table.texts, row)) || has(textAt(table.ids, row));
}

function sortRows(rows: Uint32Array, trace: Trace, table: MemoryTable, sort: RowSort): Uint32Array {
  if (sort.length === 0) return rows;
  const compares = sort.map(({ column, isDescending }) => {
    const compare = comparer(trace, table, column);
    return isDescending ? compare.descending : compare.ascending;
  });
  return rows.sort((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return a - b;
  });
}

interface Comparer {
  ascending(a: number, b: number): number;
  descending(a: number, b: number): number;
}

function byNumber(numberOf: (row: number) => number): Comparer {
  const known = new Map<number, number>();
  const numberAt = (row: number) => {
    const value = known.get(row) ?? numberOf(row);
    known.set(row, value);
    return value;
  };
  const compare = (sign: number) => (a: number, b: number) => {
    const x = numberAt(a);
    const y = numberAt(b);
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    // Not the difference: that of two infinities is NaN.
    return x < y ? -sign : x > y ? sign : 0;
  };
  return { ascending: compare(1), descending: compare(-1) };
}

function byText(column: TextColumn): Comparer {
  const words = new Map<number, string>();
  const wordAt = (row: number) => {
    let word = words.get(row);
    if (word === undefined) {
      word = textAt(column, row).slice(0, 200).toLowerCase();
      words.set(row, word);
    }
    return word;
  };
  const compare = (sign: number) => (a: number, b: number) => {
    const x = wordAt(a);
    const y = wordAt(b);
    if (x === '' || y === '') return Number(x === '') - Number(y === '');
    return x < y ? -sign : x > y ? sign : 0;
  };
  return { ascending: compare(1), descending: compare(-1) };
}

function byName({ codes, names }: DictionaryColumn): Comparer {
  const order = names.map((_, code) => code).sort((a, b) => (names[a]! < names[b]! ? -1 : 1));
  const rank = new Float64Array(names.length);
  order.forEach((code, i) => {
    rank[code] = names[code] === '' ? Number.NaN : i;
  });
  return byNumber((row) => rank[codes[row]!]!);
}

function comparer(trace: Trace, table: MemoryTable, column: SortColumn): Comparer {
  switch (column) {
    case 'text':
      return byText(table.texts);
    case 'id':
      return byText(table.ids);
    case 'category':
      return byName(table.category);
    case 'age':
      return byNumber((row) => trace.timing.ageDays[row]!);
    case 'idle':
      return byNumber((row) => trace.timing.idleDays[row]!);
    case 'reads':
      return byNumber((row) => trace.timing.readCount[row]!);
    case 'importance':
      return byNumber((row) => (trace.timing.status[row] === 0 ? trace.importance[row]! : Number.NaN));
    case 'strength':
      return byNumber((row) => trace.strength[row]!);
    case 'verdict':
      return byNumber((row) => trace.verdicts[row]!);
    case 'fallsUnder':
      return byNumber((row) => fallsUnderInDays(trace, table, row));
    case 'margin':
      return byNumber((row) =>
        trace.timing.status[row] === 0
          ? Math.abs(trace.importance[row]! - trace.importanceThreshold)
          : Number.NaN,
      );
    case 'tokens':
      return byNumber((row) => table.tokens[row]!);
  }
}
