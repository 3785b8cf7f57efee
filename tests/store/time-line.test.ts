import { expect, test } from 'vitest';
import { findTimeLine, reachFor } from '../../src/store/time-line.ts';

const date = (text: string) => Date.parse(`${text}T00:00:00Z`);
const span = {
  fromMs: date('2025-06-07'),
  toMs: date('2026-11-29'),
  births: new Uint32Array(1),
  reads: new Uint32Array(1),
};
const dataset = { span, newestMs: date('2026-11-29') };
const dates = (range: readonly number[]) => range.map((ms) => new Date(ms).toISOString().slice(0, 10));

test('the line of a store: whole months, from the oldest memory to a year after the newest time', () => {
  expect(dates(findTimeLine({ dataset, reach: null, asOfMs: 0 }))).toEqual(['2025-06-01', '2027-12-01']);
});

test('memories that the clock has not come to are on it', () => {
  const later = { span: { ...span, toMs: date('2028-01-15') }, newestMs: date('2026-11-29') };
  expect(dates(findTimeLine({ dataset: later, reach: null, asOfMs: 0 }))[1]).toBe('2029-02-01');
});

test('a store without times has a year on both sides of as-of', () => {
  const bare = { span: null, newestMs: null };
  expect(dates(findTimeLine({ dataset: bare, reach: null, asOfMs: date('2026-05-20') }))).toEqual([
    '2025-05-01',
    '2027-06-01',
  ]);
});

test('a date outside makes it longer by whole months, one inside does not', () => {
  const line = findTimeLine({ dataset, reach: null, asOfMs: 0 });
  expect(reachFor(date('2026-01-01'), line)).toBeNull();
  expect(reachFor(line[1], line)).toBeNull();
  const reach = reachFor(date('2030-03-05'), line)!;
  expect(dates(reach)).toEqual(['2025-06-01', '2030-04-01']);
  expect(findTimeLine({ dataset, reach, asOfMs: 0 })).toEqual(reach);
  expect(reachFor(8.64e15, line)![1]).toBe(8.64e15);
});
