import { expect, test } from 'vitest';
import notebook from '../../src/presets/notebook.ts';
import { curveOf } from './run-preset.ts';

test('h = 30 d, read on days 30 and 60', () => {
  const strengths = curveOf(notebook, [29, 30, 59, 60, 90], [30, 60]).map((value) => value.toFixed(3));
  expect(strengths).toEqual(['0.512', '1.000', '0.512', '1.000', '0.500']);
});
