import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyFilter, type RowFilter, type RowSort, type SortColumn } from '../../src/engine/evaluation.ts';
import { flagsOf, isLost, verdictOf } from '../../src/engine/explain.ts';
import { fallsUnderInDays } from '../../src/engine/falls-under.ts';
import { type MemoryTable, nameAt, textAt } from '../../src/engine/memory-table.ts';
import { buildTableView } from '../../src/engine/table-view.ts';
import { createTracer, type Trace } from '../../src/engine/trace.ts';
import { arbitraryMemory, arbitraryPolicy, asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import { plugins } from './plugins.ts';

const infinity = Number.POSITIVE_INFINITY;
const span = (from: number, to: number) =>
  fc.tuple(fc.double({ min: from, max: to, noNaN: true }), fc.double({ min: from, max: to, noNaN: true }));
const rangeOf = (from: number, to: number) =>
  fc.option(
    fc.oneof(
      span(from, to).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
      fc.constant<[number, number]>([from, infinity]),
    ),
    { freq: 2 },
  );

const arbitraryFilter: fc.Arbitrary<RowFilter> = fc.record({
  text: fc.constantFrom('', '', '  ', 'TEXT', 'goal', 'a', '__proto__', '.*'),
  verdicts: fc.oneof(
    fc.constant([]),
    fc.subarray(['kept', 'ttl', 'lru', 'budget', 'unusable', 'not-yet', 'nothing']),
  ),
  categories: fc.oneof(fc.constant([]), fc.subarray(['goal', 'note', 'constructor', 'absent'])),
  isLostOnly: fc.boolean().map((is) => is),
  isChangedOnly: fc.boolean(),
  isFlaggedOnly: fc.constantFrom(false, false, true),
  idleDays: rangeOf(0, 400),
  importance: rangeOf(0, 1.2),
  timeMs: rangeOf(asOfMs - 500 * 86_400_000, asOfMs),
});

const sortColumns: readonly SortColumn[] = [
  'text',
  'id',
  'category',
  'age',
  'idle',
  'reads',
  'importance',
  'strength',
  'verdict',
  'tokens',
  'fallsUnder',
  'margin',
];
const arbitrarySort: fc.Arbitrary<RowSort> = fc.array(
  fc.record({ column: fc.constantFrom(...sortColumns), isDescending: fc.boolean() }),
  { maxLength: 3 },
);

const isIn = (value: number, range: readonly [number, number] | null) =>
  range === null || (value >= range[0] && value < range[1]);

/** The definition of a filter, row by row. */
function isShown(
  trace: Trace,
  table: MemoryTable,
  filter: RowFilter,
  before: Trace | null,
  row: number,
): boolean {
  const wanted = filter.text.trim().toLowerCase();
  const words = [
    textAt(table.texts, row),
    textAt(table.ids, row),
    nameAt(table.category, row),
    nameAt(table.subject, row),
    nameAt(table.source, row),
  ];
  return (
    (filter.verdicts.length === 0 || filter.verdicts.includes(verdictOf(trace, row))) &&
    (filter.categories.length === 0 || filter.categories.includes(nameAt(table.category, row))) &&
    (!filter.isLostOnly || isLost(trace, row)) &&
    (!filter.isFlaggedOnly || flagsOf(trace, row).length > 0) &&
    (!filter.isChangedOnly || before === null || verdictOf(trace, row) !== verdictOf(before, row)) &&
    isIn(trace.timing.idleDays[row]!, filter.idleDays) &&
    isIn(trace.importance[row]!, filter.importance) &&
    (filter.timeMs === null ||
      isIn(table.createdMs[row]!, filter.timeMs) ||
      isIn(trace.timing.lastReadMs[row]!, filter.timeMs)) &&
    (wanted === '' || words.some((word) => word.toLowerCase().includes(wanted)))
  );
}

/** What a column is sorted by; null = no value, last either way. */
function keyOf(trace: Trace, table: MemoryTable, column: SortColumn, row: number): number | string | null {
  const takesPart = trace.timing.status[row] === 0;
  const keys: Record<SortColumn, () => number | string | null> = {
    text: () => textAt(table.texts, row).toLowerCase() || null,
    id: () => textAt(table.ids, row).toLowerCase() || null,
    category: () => nameAt(table.category, row) || null,
    age: () => trace.timing.ageDays[row]!,
    idle: () => trace.timing.idleDays[row]!,
    reads: () => trace.timing.readCount[row]!,
    importance: () => (takesPart ? trace.importance[row]! : null),
    strength: () => (takesPart ? trace.strength[row]! : null),
    verdict: () => trace.verdicts[row]!,
    tokens: () => table.tokens[row]!,
    fallsUnder: () => fallsUnderInDays(trace, table, row),
    margin: () => (takesPart ? Math.abs(trace.importance[row]! - trace.importanceThreshold) : null),
  };
  const key = keys[column]();
  return Number.isNaN(key) ? null : key;
}

function sorted(trace: Trace, table: MemoryTable, rows: number[], sort: RowSort): number[] {
  return rows.sort((a, b) => {
    for (const { column, isDescending } of sort) {
      const [x, y] = [keyOf(trace, table, column, a), keyOf(trace, table, column, b)];
      if (x === y) continue;
      if (x === null || y === null) return x === null ? 1 : -1;
      return x < y === isDescending ? 1 : -1;
    }
    return a - b;
  });
}

test('a view is the definition of its filter and its order', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMemory, { minLength: 1, maxLength: 25 }),
      arbitraryPolicy,
      arbitraryPolicy,
      arbitraryFilter,
      arbitrarySort,
      fc.boolean(),
      (memories, now, then, filter, sort, hasBefore) => {
        const table = buildTable(memories);
        const tracer = createTracer(table, plugins);
        const trace = tracer.run(now.policy, asOfMs);
        const before = hasBefore ? tracer.run(then.policy, asOfMs) : null;
        const rows = [...memories.keys()].filter((row) => isShown(trace, table, filter, before, row));
        const view = buildTableView(trace, table, filter, sort, before);
        expect(Array.from(view)).toEqual(sorted(trace, table, rows, sort));
      },
    ),
    { numRuns: 250 },
  );
});

describe('order', () => {
  const table = buildTable(
    Array.from({ length: 6 }, (_, i) => ({
      id: `m${i}`,
      category: 'note',
      createdMs: asOfMs - i * 86_400_000,
      lastReadMs: null,
      readCount: i % 2,
      reads: [],
      isProtected: true,
      initialStrength: 1,
      alignment: null,
      tokens: 1,
      bytes: 1,
    })),
  );
  const policy = {
    name: '',
    curve: { id: 'exponential', params: { halfLifeDays: 30 } },
    readEffect: { id: 'reset', params: {} },
    importance: { weights: { recency: 1, frequency: 0, category: 0, alignment: 0 }, frequencyCap: 1 },
    categories: [],
    defaultCategory: { weight: 0, ttlDays: null, protected: false },
    passes: [],
    removal: { action: 'archive' },
  } as const;
  const trace = createTracer(table, plugins).run(policy, asOfMs);
  const order = (...sort: RowSort) => Array.from(buildTableView(trace, table, emptyFilter, sort, null));

  test('no order is that of the store', () => {
    expect(order()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('where the first key is infinite for all, the second one decides', () => {
    expect(
      order({ column: 'fallsUnder', isDescending: false }, { column: 'reads', isDescending: true }),
    ).toEqual([1, 3, 5, 0, 2, 4]);
  });
});
