import { parseTime } from '../engine/parse-time.ts';
import { CommandProblem } from './command-problem.ts';

/** `--as-of`: ISO 8601 (naive = UTC), a date, an epoch in s, ms, µs or ns by its magnitude, or `now`. */
export function parseMoment(text: string, clockMs: number): number {
  if (text.trim().toLowerCase() === 'now') return clockMs;
  const ms = parseTime(text);
  if (!(Math.abs(ms) <= 8.64e15)) {
    throw new CommandProblem(
      `--as-of is "${text}"; it must be a time such as 2026-11-29 or 2026-11-29T12:00:00Z, or now.`,
    );
  }
  return ms;
}
