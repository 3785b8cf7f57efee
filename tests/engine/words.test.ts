import { expect, test } from 'vitest';
import { countText, daysText, daysWithUnit, rankText, scoreText } from '../../src/engine/words.ts';

test.each([
  [75, '75'],
  [4.26, '4.3'],
  [4.04, '4'],
  [0.0123, '0.0123'],
  [0, '0'],
  [1234.5, '1,235'],
  [360, '360'],
  [59.999_999_999_9, '60'],
  [-15, '-15'],
  [0.000_000_123_4, '1.23e-7'],
])('%f days are "%s"', (days, text) => {
  expect(daysText(days)).toBe(text);
});

test('days with their unit', () => {
  expect([1, 60, 0.5, 1.04].map(daysWithUnit)).toEqual(['1 day', '60 days', '0.5 days', '1 day']);
});

test.each([
  [0, '0'],
  [0.000_49, '< 0.001'],
  [0.000_5, '0.001'],
  [0.239_729, '0.240'],
  [1, '1.000'],
  [1.149, '1.149'],
])('a score of %f is "%s"', (score, text) => {
  expect(scoreText(score)).toBe(text);
});

test('counts and ranks', () => {
  expect(countText(1_048_576)).toBe('1,048,576');
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111, 1_012].map(rankText)).toEqual([
    'lowest',
    '2nd lowest',
    '3rd lowest',
    '4th lowest',
    '11th lowest',
    '12th lowest',
    '13th lowest',
    '21st lowest',
    '22nd lowest',
    '103rd lowest',
    '111th lowest',
    '1,012th lowest',
  ]);
});
