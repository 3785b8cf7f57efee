import { dayMs } from './units.ts';

/** Start of a month counted from January of year 0, ms. Any year: `Date.UTC` would take 0–99 for 1900–1999. */
function monthStart(month: number): number {
  return new Date(0).setUTCFullYear(Math.floor(month / 12), ((month % 12) + 12) % 12, 1);
}

function wholeMonth(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first moment of the month of `ms`, in UTC, or of the one `months` later: 29 Nov 2026, +1 → 1 Dec 2026. */
export function startOfMonth(ms: number, months = 0): number {
  return monthStart(wholeMonth(ms) + months);
}

/** The same day and time of another month, UTC; the 31st becomes the last day of a shorter one: 31 Jan, +1 → 28 Feb. */
export function shiftMonth(ms: number, months: number): number {
  const from = startOfMonth(ms);
  const to = startOfMonth(ms, months);
  const lastDay = Math.round((startOfMonth(ms, months + 1) - to) / dayMs);
  const day = Math.min(Math.floor((ms - from) / dayMs), lastDay - 1);
  return to + day * dayMs + ((ms - from) % dayMs);
}

/**
 * Months since January of year 0, UTC, with the part of the month that has passed: noon of 16 Jan 2026 → 24,312.5.
 * Grows with every ms; `msOfMonths` leads back.
 */
export function monthsOf(ms: number): number {
  const month = wholeMonth(ms);
  const start = monthStart(month);
  return month + (ms - start) / (monthStart(month + 1) - start);
}

/** The moment, ms, unrounded: 24,312.5 → noon of 16 Jan 2026. */
export function msOfMonths(months: number): number {
  const month = Math.floor(months);
  const start = monthStart(month);
  return start + (months - month) * (monthStart(month + 1) - start);
}
