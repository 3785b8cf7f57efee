import { parseTime } from '../../engine/parse-time.ts';

/** A moment as a person types it, in UTC: "2026-11-29", with the time where there is one. Nothing where there is none. */
export function momentText(ms: number | null): string {
  if (ms === null || !(Math.abs(ms) <= 8.64e15)) return '';
  const [day = '', time = ''] = new Date(ms).toISOString().split('T');
  if (time === '00:00:00.000Z') return day;
  return `${day} ${time.replace(/(:00)?\.000Z$/, '').replace(/Z$/, '')}`;
}

/** What such a text says, ms; NaN where it says no moment. A number is no date here: nobody types an epoch. */
export function parseMoment(text: string): number {
  return /^\s*[+-]?\d+\.?\d*\s*$/.test(text) ? Number.NaN : parseTime(text.trim());
}
