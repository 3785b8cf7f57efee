import { describe, expect, test } from 'vitest';
import {
  clampOffset,
  maxScrollHeight,
  offsetToReveal,
  scrollHeightOf,
  scrollScale,
  visibleRows,
  windowAround,
} from '../../src/ui/row-window.ts';

const small = { total: 10, rowHeight: 27, viewHeight: 540 };
const million = { total: 10_000_000, rowHeight: 27, viewHeight: 540 };

describe('scroll bar', () => {
  test('is as long as the rows while browsers can draw that', () => {
    expect(scrollHeightOf(small)).toBe(270);
    expect(scrollScale(small)).toBe(1);
  });

  test('is scaled beyond, and its end is the last row', () => {
    expect(scrollHeightOf(million)).toBe(maxScrollHeight);
    const end = (maxScrollHeight - million.viewHeight) * scrollScale(million);
    expect(visibleRows(clampOffset(end, million), million).end).toBe(10_000_000);
  });
});

test('rows that show', () => {
  expect(visibleRows(0, million)).toEqual({ first: 0, end: 20 });
  expect(visibleRows(30, million)).toEqual({ first: 1, end: 22 });
  expect(visibleRows(0, small)).toEqual({ first: 0, end: 10 });
});

describe('window', () => {
  test('reaches a view beyond what shows, on a grid', () => {
    expect(windowAround(500, 520, 1_000_000)).toEqual({ first: 480, count: 64 });
    expect(windowAround(0, 10, 10)).toEqual({ first: 0, count: 10 });
    expect(windowAround(0, 0, 0)).toEqual({ first: 0, count: 0 });
  });

  test('always holds what shows', () => {
    for (let first = 0; first < 400; first += 7) {
      const asked = windowAround(first, first + 25, 410);
      expect(asked.first).toBeLessThanOrEqual(first);
      expect(asked.first + asked.count).toBeGreaterThanOrEqual(Math.min(410, first + 25));
    }
  });
});

test('a row is revealed with the least movement', () => {
  expect(offsetToReveal(5, 0, million)).toBe(0);
  expect(offsetToReveal(20, 0, million)).toBe(27);
  expect(offsetToReveal(3, 270, million)).toBe(81);
});
