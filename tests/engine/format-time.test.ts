import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatTime } from '../../src/engine/format-time.ts';
import { parseTimeText, utcSettings } from '../../src/engine/parse-time.ts';

test.each([
  [Date.UTC(2026, 2, 1), '2026-03-01T00:00:00.000Z'],
  [1772360130123.456, '2026-03-01T10:15:30.123456Z'],
  [-0.5, '1969-12-31T23:59:59.9995Z'],
  [8.64e15, '+275760-09-13T00:00:00.000Z'],
])('%d', (time, expected) => {
  expect(formatTime(time)).toBe(expected);
});

it('says nothing where no date can be', () => {
  expect(formatTime(Number.NaN)).toBeNull();
  expect(formatTime(8.64e15 + 1)).toBeNull();
});

it('is read back to the same double', () => {
  const seconds = fc.double({ min: -6e10, max: 2e11, noNaN: true });
  fc.assert(
    fc.property(seconds, (s) => {
      const time = s * 1000;
      // Within a second of 1970 a double is finer than any text one would write.
      fc.pre(Math.abs(time) > 1000);
      expect(parseTimeText(formatTime(time)!, utcSettings)).toBe(time);
    }),
    { numRuns: 2000 },
  );
});
