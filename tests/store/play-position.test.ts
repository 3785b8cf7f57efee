import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playPosition, playUnits, stepByUnit } from '../../src/store/play-position.ts';

const day = 86_400_000;
const date = (text: string) => Date.parse(`${text}T00:00:00Z`);
const range = [date('2026-01-01'), date('2027-01-01')] as const;
const at = (change: Partial<Parameters<typeof playPosition>[0]>) =>
  playPosition({
    fromMs: range[0],
    elapsedMs: 0,
    unit: 'month',
    range,
    isLooping: false,
    ...change,
  });
const dateAt = (change: Parameters<typeof at>[0]) => new Date(at(change).asOfMs).toISOString().slice(0, 10);

test('a second is a day, a week, a month or three', () => {
  expect(playUnits.map((unit) => dateAt({ unit, elapsedMs: 1000 }))).toEqual([
    '2026-01-02',
    '2026-01-08',
    '2026-02-01',
    '2026-04-01',
  ]);
});

test('every month of a year takes as long, whatever its days', () => {
  for (let month = 0; month < 12; month += 1) {
    expect(at({ elapsedMs: month * 1000 }).asOfMs).toBe(Date.UTC(2026, month, 1));
  }
});

test('the place depends on the clock alone, not on how many frames were drawn', () => {
  expect(at({ elapsedMs: 7400 }).asOfMs).toBe(at({ elapsedMs: 7400.5 }).asOfMs);
  expect(dateAt({ elapsedMs: 11_999 })).toBe('2026-12-31');
});

test('it ends at the end, and there only', () => {
  expect(at({ elapsedMs: 12_000 })).toEqual({ asOfMs: range[1], isOver: true, round: 0 });
  expect(at({ elapsedMs: 1e9 })).toEqual({ asOfMs: range[1], isOver: true, round: 0 });
  expect(at({ elapsedMs: 11_000 }).isOver).toBe(false);
});

test('a loop goes on where the clock says, however many rounds were missed', () => {
  expect(at({ elapsedMs: 13_000, isLooping: true })).toEqual({
    asOfMs: date('2026-02-01'),
    isOver: false,
    round: 1,
  });
  expect(at({ elapsedMs: 12_000 * 5 + 3000, isLooping: true })).toEqual({
    asOfMs: date('2026-04-01'),
    isOver: false,
    round: 5,
  });
  expect(at({ elapsedMs: 5000, isLooping: true, range: [range[0], range[0]] }).isOver).toBe(true);
});

test('play never leaves its range, never runs back before the loop, and never before where it began', () => {
  const cases = fc.record({
    fromMs: fc.integer({ min: range[0], max: range[1] - 1 }),
    unit: fc.constantFrom(...playUnits),
    isLooping: fc.boolean(),
  });
  fc.assert(
    fc.property(cases, fc.nat({ max: 500_000 }), fc.nat({ max: 500_000 }), (play, a, b) => {
      const first = at({ ...play, elapsedMs: Math.min(a, b) });
      const second = at({ ...play, elapsedMs: Math.max(a, b) });
      for (const { asOfMs } of [first, second]) {
        expect(asOfMs).toBeGreaterThanOrEqual(range[0]);
        expect(asOfMs).toBeLessThanOrEqual(range[1]);
      }
      if (first.round === 0) expect(first.asOfMs).toBeGreaterThanOrEqual(play.fromMs);
      if (first.round === second.round) expect(second.asOfMs).toBeGreaterThanOrEqual(first.asOfMs);
      else expect(second.round).toBeGreaterThan(first.round);
    }),
  );
});

test('a step is a unit, by the calendar', () => {
  expect(stepByUnit(range[0], 'day', 1)).toBe(range[0] + day);
  expect(stepByUnit(range[0], 'week', -1)).toBe(range[0] - 7 * day);
  expect(stepByUnit(date('2026-01-31'), 'month', 1)).toBe(date('2026-02-28'));
  expect(stepByUnit(date('2026-11-30'), 'quarter', 1)).toBe(date('2027-02-28'));
});
