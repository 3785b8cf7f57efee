import { expect, test } from 'vitest';
import none from '../../src/read-effects/none.ts';
import { strengthOnDay } from './strength-by-day.ts';

test('60 days old and read yesterday: still a quarter', () => {
  expect(strengthOnDay(none, {}, [59], 60)).toBe(0.25);
});
