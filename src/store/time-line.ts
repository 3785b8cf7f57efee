import { startOfMonth } from '../engine/calendar.ts';
import type { TimeSpan } from '../engine/time-span.ts';
import type { TimeRange } from './time-state.ts';

const monthsAhead = 12;
const latestMs = 8.64e15;

/** What the line of a store is made from. */
interface LineInput {
  readonly dataset: { readonly span: TimeSpan | null; readonly newestMs: number | null } | null;
  /** What the line holds besides; null = nothing. */
  readonly reach: TimeRange | null;
  /** Where the file has no times at all. */
  readonly asOfMs: number;
}

/** From the month of the oldest memory to a year after the newest time, and as far as the person went; whole months. */
export function findTimeLine({ dataset, reach, asOfMs }: LineInput): TimeRange {
  const span = dataset?.span ?? null;
  const newest = Math.max(
    span?.toMs ?? Number.NEGATIVE_INFINITY,
    dataset?.newestMs ?? Number.NEGATIVE_INFINITY,
  );
  const own: TimeRange = span
    ? [startOfMonth(span.fromMs), startOfMonth(newest, monthsAhead + 1)]
    : [startOfMonth(asOfMs, -monthsAhead), startOfMonth(asOfMs, monthsAhead + 1)];
  return reach ? [Math.min(own[0], reach[0]), Math.max(own[1], reach[1])] : own;
}

/** The reach that a moment outside of the line needs; null where the line holds it. */
export function reachFor(asOfMs: number, [fromMs, toMs]: TimeRange): TimeRange | null {
  if (asOfMs >= fromMs && asOfMs <= toMs) return null;
  const from = startOfMonth(asOfMs);
  const to = startOfMonth(asOfMs, 1);
  // Months at the very ends of what a date can hold have no start.
  return [
    Math.min(fromMs, Number.isNaN(from) ? -latestMs : from),
    Math.max(toMs, Number.isNaN(to) ? latestMs : to),
  ];
}
