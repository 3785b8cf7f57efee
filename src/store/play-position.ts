import { monthsOf, msOfMonths, shiftMonth } from '../engine/calendar.ts';
import { dayMs } from '../engine/units.ts';
import type { TimeRange } from './time-state.ts';

export type PlayUnit = 'day' | 'week' | 'month' | 'quarter';

export const playUnits: readonly PlayUnit[] = ['day', 'week', 'month', 'quarter'];

interface Pace {
  /** Units of its own scale in a second. */
  readonly perSecond: number;
  toScale(ms: number): number;
  toMs(value: number): number;
  /** Moments that play shows: some thirty a second, and whole days where it is quick. */
  readonly gridMs: number;
  step(ms: number, direction: 1 | -1): number;
}

function ofDays(days: number, gridMs: number): Pace {
  return {
    perSecond: days,
    toScale: (ms) => ms / dayMs,
    toMs: (value) => value * dayMs,
    gridMs,
    step: (ms, direction) => ms + direction * days * dayMs,
  };
}

// Months have 28 to 31 days: play counts in months, so that each of them takes as long.
function ofMonths(months: number): Pace {
  return {
    perSecond: months,
    toScale: monthsOf,
    toMs: msOfMonths,
    gridMs: dayMs,
    step: (ms, direction) => shiftMonth(ms, direction * months),
  };
}

const paces: Readonly<Record<PlayUnit, Pace>> = {
  day: ofDays(1, dayMs / 24),
  week: ofDays(7, dayMs / 4),
  month: ofMonths(1),
  quarter: ofMonths(3),
};

export interface PlayInput {
  readonly fromMs: number;
  /** What the clock says has passed since then. */
  readonly elapsedMs: number;
  readonly unit: PlayUnit;
  readonly range: TimeRange;
  readonly isLooping: boolean;
}

export interface PlayPosition {
  readonly asOfMs: number;
  /** The end was reached and there is no loop. */
  readonly isOver: boolean;
  /** How often a loop has begun again. */
  readonly round: number;
}

/** Where play is after so much time, however few frames were drawn in it. */
export function playPosition({ fromMs, elapsedMs, unit, range, isLooping }: PlayInput): PlayPosition {
  const { perSecond, toScale, toMs, gridMs } = paces[unit];
  const [startMs, endMs] = range;
  const at = toScale(fromMs) + (perSecond * Math.max(0, elapsedMs)) / 1000;
  const end = toScale(endMs);
  const length = end - toScale(startMs);
  if (at >= end && !(isLooping && length > 0)) return { asOfMs: endMs, isOver: true, round: 0 };
  const round = at < end ? 0 : Math.floor((at - end) / length) + 1;
  const ms = Math.floor(toMs(at - round * length) / gridMs) * gridMs;
  // The grid may lie before the moment that play began at; it never runs back.
  return { asOfMs: Math.max(ms, round === 0 ? fromMs : startMs), isOver: false, round };
}

/** One unit earlier or later; months are those of the calendar, UTC. */
export function stepByUnit(ms: number, unit: PlayUnit, direction: 1 | -1): number {
  return paces[unit].step(ms, direction);
}
