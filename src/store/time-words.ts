import * as chrono from 'chrono-node';
import { dayMs } from '../engine/units.ts';

const unitMs: Readonly<Record<string, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
  year: 365 * dayMs,
};
const spanPattern = /^(?:in the )?(?:past|last)\s+(?:(\d{1,5})\s+)?(minute|hour|day|week|month|year)s?$/i;

/**
 * A span of time that words mean as seen from as-of, as [from, to) in ms: "past hour", "last 3 days", "last Tuesday",
 * "2026-10-01", "yesterday". Days are UTC days. null where the whole text is not a time (so that words are looked for).
 */
export function parseTimeWords(text: string, asOfMs: number): readonly [number, number] | null {
  const words = text.trim();
  const span = spanPattern.exec(words);
  if (span) return [asOfMs - Number(span[1] ?? 1) * unitMs[span[2]!.toLowerCase()]!, asOfMs + 1];
  if (!/\s|\d|^(today|yesterday|tomorrow)$/i.test(words)) return null;
  const [result] = chrono.parse(words, { instant: new Date(asOfMs), timezone: 0 });
  if (!result || result.text.length !== words.length) return null;
  const from = startOf(result.start);
  if (result.end) return [from, endOf(result.end)];
  return [from, endOf(result.start)];
}

function startOf(part: chrono.ParsedComponents): number {
  const at = part.date().getTime();
  return part.isCertain('hour') ? at : at - (((at % dayMs) + dayMs) % dayMs);
}

function endOf(part: chrono.ParsedComponents): number {
  if (part.isCertain('hour')) return part.date().getTime() + (part.isCertain('minute') ? 60_000 : 3_600_000);
  return startOf(part) + dayMs;
}
