import { expect, test } from 'vitest';
import { parseNumber } from '../../src/ui/parse-number.ts';
import { findProblem } from '../../src/ui/use-number-draft.ts';

test.each([
  ['0.25', 0.25],
  ['0,25', 0.25],
  [' 30 ', 30],
  ['.5', 0.5],
  ['1e-4', 1e-4],
  ['−3', -3],
  ['1 000 000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['30.125', 30.125],
  ['0,250', 0.25],
])('"%s" is %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test('one comma before three digits is what the locale makes of it', () => {
  expect(parseNumber('1,500', true)).toBe(1500);
  expect(parseNumber('1,500', false)).toBe(1.5);
});

test.each(['', 'abc', '1.2.3', '--1', '12 d', 'NaN', 'Infinity'])('"%s" is no number', (text) => {
  expect(parseNumber(text)).toBeNaN();
});

test('a refused text gets a sentence that names the range', () => {
  const rule = {
    label: 'Half-life',
    value: 30,
    min: 0.0005,
    max: 36_525,
    format: (days: number) => (days === 0.0005 ? '43 s' : days === 36_525 ? '100 y' : `${days} d`),
    formatBox: String,
  };
  expect(findProblem('0', rule)).toBe('Half-life must be between 43 s and 100 y; kept at 30 d.');
  expect(findProblem('x', rule)).toBe('Half-life must be a number; kept at 30 d.');
  expect(findProblem('21', rule)).toBeNull();
  expect(findProblem('2.5', { ...rule, isWhole: true })).toBe(
    'Half-life must be a whole number; kept at 30 d.',
  );
});
