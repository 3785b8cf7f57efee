import { describe, expect, test } from 'vitest';
import {
  nudge,
  positionOf,
  roundToStep,
  type SliderScale,
  valueAtPosition,
} from '../../src/ui/slider-scale.ts';

const days: SliderScale = { min: 1 / 1440, max: 36_525, scale: 'log', step: 1, isWhole: false };
const share: SliderScale = { min: 0, max: 1, scale: 'linear', step: 0.01, isWhole: false };
const reads: SliderScale = { min: 1, max: 1000, scale: 'log', step: 1, isWhole: true };
const cap: SliderScale = { min: 0, max: 1_000_000, scale: 'log', step: 1, isWhole: true };

describe('track', () => {
  test('a log track spends the same length on each tenfold', () => {
    expect(positionOf(10, days) - positionOf(1, days)).toBeCloseTo(
      positionOf(100, days) - positionOf(10, days),
      9,
    );
  });

  test.each([days, share, reads, cap])('ends are the ends: $min to $max', (scale) => {
    expect(positionOf(scale.min, scale)).toBe(0);
    expect(positionOf(scale.max, scale)).toBe(1000);
    expect(valueAtPosition(0, scale)).toBe(scale.min);
    expect(valueAtPosition(1000, scale)).toBe(scale.max);
  });

  test('values beyond an end stand at the end', () => {
    expect(positionOf(0, days)).toBe(0);
    expect(positionOf(1e9, days)).toBe(1000);
  });

  test('a position gives a value that a person would type', () => {
    expect(valueAtPosition(positionOf(30, days), days)).toBe(30);
    expect(valueAtPosition(positionOf(43.2808, days), days)).toBe(43.3);
    expect(valueAtPosition(333, share)).toBe(0.33);
    expect(Number.isInteger(valueAtPosition(437.1, reads))).toBe(true);
  });

  test('a log track may start at 0', () => {
    expect(valueAtPosition(positionOf(5, cap), cap)).toBe(5);
    expect(positionOf(0, cap)).toBe(0);
  });
});

describe('arrow keys', () => {
  test('1 % on a log scale, ten times with Shift, a tenth with Alt', () => {
    expect(nudge(30, 1, 1, days)).toBe(30.3);
    expect(nudge(30, 1, 10, days)).toBe(33);
    expect(nudge(30, 1, 0.1, days)).toBe(30.03);
  });

  test('one step on a linear scale', () => {
    expect(nudge(0.25, 1, 1, share)).toBe(0.26);
    expect(nudge(0.25, -1, 10, share)).toBe(0.15);
    expect(nudge(0.25, 1, 0.1, share)).toBe(0.251);
  });

  test('whole numbers move by at least 1', () => {
    expect(nudge(20, 1, 1, reads)).toBe(21);
    expect(nudge(20, -1, 0.1, reads)).toBe(19);
    expect(nudge(0, 1, 1, cap)).toBe(1);
    expect(nudge(500, 1, 1, reads)).toBe(505);
  });

  test('stays on the track', () => {
    expect(nudge(1, 1, 10, share)).toBe(1);
    expect(nudge(36_525, 1, 1, days)).toBe(36_525);
  });
});

test('steps leave no dust', () => {
  expect(roundToStep(0.1 + 0.2, 0.05)).toBe(0.3);
});
