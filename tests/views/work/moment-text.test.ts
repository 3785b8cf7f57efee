import { expect, test } from 'vitest';
import { momentText, parseMoment } from '../../../src/views/work/moment-text.ts';

test('a moment is written as short as it can be, and read back as it was', () => {
  const texts: readonly (readonly [number | null, string])[] = [
    [Date.UTC(2026, 10, 29), '2026-11-29'],
    [Date.UTC(2026, 10, 29, 14, 30), '2026-11-29 14:30'],
    [Date.UTC(2026, 10, 29, 14, 30, 5), '2026-11-29 14:30:05'],
    [Date.UTC(2026, 10, 29, 0, 0, 0, 250), '2026-11-29 00:00:00.250'],
    [null, ''],
    [Number.NaN, ''],
    [1e17, ''],
  ];
  for (const [ms, text] of texts) {
    expect(momentText(ms)).toBe(text);
    if (text !== '') expect(parseMoment(text)).toBe(ms);
  }
});

test('what is no moment is none: words, days that no calendar has, bare numbers', () => {
  for (const text of ['', 'yesterday', '2026-02-30', '2026-13-01', '42', '1764374400', '20261129', '12:30'])
    expect(parseMoment(text)).toBeNaN();
});

test('a zone is heard, spaces around it are not', () => {
  expect(parseMoment(' 2026-11-29T14:30+05:30 ')).toBe(Date.UTC(2026, 10, 29, 9));
});
