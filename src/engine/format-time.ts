/**
 * ISO 8601 in UTC with as many fraction digits as it takes to read the same double back.
 * 1772360130123.456 → `2026-03-01T10:15:30.123456Z`. NaN and times that no date can hold give null.
 */
export function formatTime(timeMs: number): string | null {
  const whole = Math.floor(timeMs);
  if (!(Math.abs(whole) <= 8.64e15)) return null;
  const text = new Date(whole).toISOString();
  const fraction = timeMs - whole;
  if (fraction === 0) return text;
  const millis = text.slice(-4, -1);
  const secondMs = whole - Number(millis);
  for (let places = 1; places <= 40; places++) {
    const digits = fraction.toFixed(places);
    if (digits.startsWith('1')) continue;
    if (secondMs + Number(`${millis}${digits.slice(1)}`) === timeMs) {
      return `${text.slice(0, -1)}${digits.slice(2)}Z`;
    }
  }
  return text;
}
