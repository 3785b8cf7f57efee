import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTimeWords } from '../../src/store/time-words.ts';
import { openApp } from './open-app.ts';

/** A Sunday, noon. */
const asOfMs = Date.UTC(2026, 10, 29, 12);
const hour = 3_600_000;
const day = 24 * hour;
const utc = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);

test.each([
  ['past hour', asOfMs - hour, asOfMs + 1],
  ['last 3 days', asOfMs - 3 * day, asOfMs + 1],
  ['in the past week', asOfMs - 7 * day, asOfMs + 1],
  ['past 15 minutes', asOfMs - hour / 4, asOfMs + 1],
  ['yesterday', utc(2026, 11, 28), utc(2026, 11, 29)],
  ['today', utc(2026, 11, 29), utc(2026, 11, 30)],
  ['last Tuesday', utc(2026, 11, 24), utc(2026, 11, 25)],
  ['2026-10-01', utc(2026, 10, 1), utc(2026, 10, 2)],
  ['  2026-10-01  ', utc(2026, 10, 1), utc(2026, 10, 2)],
  ['3 October 2026', utc(2026, 10, 3), utc(2026, 10, 4)],
])('"%s" is a span of time', (text, from, to) => {
  expect(parseTimeWords(text, asOfMs)).toEqual([from, to]);
});

test.each([
  '',
  'goal',
  'Goal: retire at 55',
  'may',
  'sun',
  'march',
  'salary today',
  'now',
  'second',
  'last',
  'past',
  '1,50,000',
])('"%s" is words to look for', (text) => {
  expect(parseTimeWords(text, asOfMs)).toBeNull();
});

test('whatever is typed gives a span that runs forward, or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^(last|past|next) \d{0,6} ?(day|hour|year)s?$/)),
      (text) => {
        const span = parseTimeWords(text, asOfMs);
        if (span) expect(span[0]).toBeLessThan(span[1]);
      },
    ),
    { numRuns: 300 },
  );
});

describe('in the filter', () => {
  test('"past week" looks at created and last read, plain words at the text', async () => {
    const { store, actions, settled } = await openApp();
    const understood = new Promise<void>((resolve) => {
      const stop = store.subscribe(({ inputs }) => {
        if (!inputs.filter.timeMs) return;
        stop();
        resolve();
      });
    });
    actions.setFilter({ text: 'past week' });
    await understood;
    await settled();
    const ids = () => store.getState().evaluation!.window.rows.map(({ id }) => id);
    expect(ids()).toEqual(['m3', 'm5', 'm8']);
    actions.undo();
    await settled();
    expect(ids()).toHaveLength(10);
    actions.setFilter({ text: 'retire' });
    await settled();
    expect(store.getState().inputs.filter.timeMs).toBeNull();
    expect(ids()).toEqual(['m2']);
  });
});
