import { expect, test } from 'vitest';
import type { NumberSpec } from '../../../src/engine/contracts/params.ts';
import { formatParameter, formatTrackEnd, trackOf } from '../../../src/views/panel/parameter-words.ts';
import { targetIndex } from '../../../src/views/panel/use-reorder.ts';

const spec = (part: Partial<NumberSpec>): NumberSpec => ({
  kind: 'number',
  label: 'x',
  unit: '',
  min: 0,
  max: 1,
  step: 0.01,
  scale: 'linear',
  default: 0,
  help: '',
  ...part,
});
const days = spec({ unit: 'd', min: 0.0005, max: 36_525, step: 1, scale: 'log' });

test('days may be fractions, counts may not', () => {
  expect(trackOf(days).isWhole).toBe(false);
  expect(trackOf(spec({ unit: 'reads', min: 1, max: 1000, step: 1, scale: 'log' })).isWhole).toBe(true);
});

test('a long track of counts has coarser steps', () => {
  const track = trackOf(spec({ unit: 'memories', max: Number.MAX_VALUE, sliderMax: 1_000_000, step: 1 }));
  expect(track.step).toBe(1000);
  expect(trackOf(spec({ unit: 'memories', sliderMax: 10, step: 1 })).step).toBe(1);
});

test('values and ends in the unit a person would say', () => {
  expect(formatParameter(30, days)).toBe('30 d');
  expect(formatParameter(0.0005, days)).toBe('43 s');
  expect(formatParameter(36_525, days)).toBe('100 y');
  expect(formatTrackEnd(1 / 1440, days)).toBe('1 min');
  expect(formatTrackEnd(1_000_000, spec({}))).toBe('1 M');
});

test('a dragged row goes where the pointer has passed the middles of others', () => {
  const middles = [10, 30, 50, 70];
  expect(targetIndex(5, middles, 2)).toBe(0);
  expect(targetIndex(50, middles, 2)).toBe(2);
  expect(targetIndex(75, middles, 2)).toBe(3);
  expect(targetIndex(35, middles, 0)).toBe(1);
});
