import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillHalfPowers, halfPower } from '../../src/engine/half-power.ts';

test('is 3e-15 relative of 0.5^x wherever that is an ordinary number', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double({ min: 0, max: 1020, noNaN: true }),
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.integer({ min: 0, max: 2048 * 4 }).map((i) => i / 2048 - 1e-13 * (i % 3)),
      ),
      (x) => {
        const at = Math.max(0, x);
        const expected = 0.5 ** at;
        expect(Math.abs(halfPower(at) - expected)).toBeLessThanOrEqual(3e-15 * expected);
      },
    ),
    { numRuns: 4000 },
  );
});

test('whole exponents are exact, down to the smallest double', () => {
  for (let k = 0; k <= 1074; k += 1) expect(halfPower(k)).toBe(2 ** -k);
});

test('nothing is left beyond the smallest double; NaN stays NaN', () => {
  expect(halfPower(1075)).toBe(0);
  expect(halfPower(1e12)).toBe(0);
  expect(halfPower(Number.POSITIVE_INFINITY)).toBe(0);
  expect(halfPower(Number.NaN)).toBeNaN();
});

test('a column is the same as its values, in place too', () => {
  const t = Float64Array.of(0, 15, 30, 60, Number.NaN, 75, 1e9);
  const out = new Float64Array(t.length);
  fillHalfPowers(out, t, 30);
  expect(Array.from(out)).toEqual(Array.from(t, (days) => halfPower(days / 30)));
  fillHalfPowers(t, t, 30);
  expect(t).toEqual(out);
});
