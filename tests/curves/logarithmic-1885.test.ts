import { expect, test } from 'vitest';
import logarithmic from '../../src/curves/logarithmic-1885.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';
import figures from '../fixtures/ebbinghaus.json' with { type: 'json' };

const { k, c, percentAt } = figures.ebbinghausFormula;

test('k = 1.84, c = 1.25 gives what Ebbinghaus computed, in percent', () => {
  figures.ebbinghausMinutes.forEach((minutes, i) => {
    expect(100 * retentionAt(logarithmic, minutes / 1440, { k, c })).toBeCloseTo(percentAt[i]!, 1);
  });
  expect(retentionAt(logarithmic, 2, { k, c })).toBeCloseTo(0.2806, 4);
});

test('nothing is lost in the first minute', () => {
  expect(retentionAt(logarithmic, 1 / 1440, { k, c })).toBe(1);
  expect(retentionAt(logarithmic, 1.0001 / 1440, { k, c })).toBeLessThan(1);
});

test('crosses a level where (log10 t)^c is k·(1/level − 1)', () => {
  expect(findCrossingDays(logarithmic, 0.5, { k, c })).toBeCloseTo(10 ** (k ** (1 / c)) / 1440, 12);
});
