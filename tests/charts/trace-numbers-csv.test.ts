import { expect, test } from 'vitest';
import { flowCsv, planeCsv } from '../../src/charts/trace-numbers-csv.ts';
import { passSummaries, scatterPoints, sizesOf } from './notebook-evaluation.ts';

test('the flow as a table: what each pass found, took and left', () => {
  const csv = flowCsv({ passes: passSummaries(), sizes: { before: sizesOf(10), after: sizesOf(5) } });
  const rows = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  expect(rows.map((row) => [row[1], row[4], row[5], row[6]])).toEqual([
    ['pass', 'memories_before', 'taken', 'memories_after'],
    ['ttl', '10', '2', '8'],
    ['lru', '8', '1', '7'],
    ['importance', '7', '1', '6'],
    ['budget', '6', '1', '5'],
  ]);
});

test('the plane: its memories', () => {
  const csv = planeCsv({ points: scatterPoints, density: null });
  expect(csv.trim().split('\n')).toHaveLength(11);
  expect(csv).toContain('m2,Goal: retire at 55,75,0.415711,lru,false,true');
});

test('the plane: the cells that hold a memory', () => {
  const density = {
    columns: 2,
    rows: 2,
    idleFromLog: 0,
    idleToLog: 2,
    counts: Uint32Array.of(3, 0, 0, 5),
    commonest: Uint8Array.of(0, 0, 0, 1),
    verdicts: ['kept', 'lru'],
    idleHistogram: new Uint32Array(2),
    importanceHistogram: new Uint32Array(2),
  };
  expect(planeCsv({ points: null, density }).trim().split('\n').slice(1)).toEqual([
    '1,10,0,0.5,3,kept',
    '10,100,0.5,1,5,lru',
  ]);
});
