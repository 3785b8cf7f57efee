const dayMs = 86_400_000;

/** The same day of another month; the 31st becomes the last day of a shorter one. */
export function shiftMonth(ms: number, months: number): number {
  const date = new Date(ms);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return (
    first + (day - 1) * dayMs + (ms - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))
  );
}
