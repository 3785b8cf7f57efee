const absent = 'not recorded';

const dateFormat = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const dayMonthFormat = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const momentFormat = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

// Times beyond what Date can hold are still numbers in a file.
function isDate(ms: number): boolean {
  return Number.isFinite(ms) && Math.abs(ms) <= 8.64e15;
}

/** The day in the person's locale, in UTC as everything is computed: "29 Nov 2026". */
export function formatDate(ms: number): string {
  return isDate(ms) ? dateFormat.format(ms) : absent;
}

/** When something was done here, by the person's own clock: "29 Nov 2026, 17:30". The title beside it says it in UTC. */
export function formatMoment(ms: number): string {
  return isDate(ms) ? momentFormat.format(ms) : absent;
}

/** "00:00 UTC", with seconds only where there are some. */
export function formatUtcTime(ms: number): string {
  if (!isDate(ms)) return absent;
  const time = new Date(ms).toISOString().slice(11, 19);
  return `${time.endsWith(':00') ? time.slice(0, 5) : time} UTC`;
}

/** The exact moment, for a title: "2026-11-29 00:00:00 UTC". */
export function formatUtc(ms: number): string {
  if (!isDate(ms)) return absent;
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** For `<input type="datetime-local">`, read as UTC: "2026-11-29T00:00". */
export function formatUtcInput(ms: number): string {
  return isDate(ms) ? new Date(ms).toISOString().slice(0, 19) : '';
}

/** What such an input holds, as ms; NaN where it holds no date. */
export function parseUtcInput(text: string): number {
  return /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text)
    ? Date.parse(`${text}Z`)
    : Number.NaN;
}

/** "14 Nov" where the year is that of the moment beside it, "14 Nov 2028" elsewhere. */
export function formatDayMonth(ms: number, besideMs: number): string {
  if (!isDate(ms)) return absent;
  const isSameYear =
    isDate(besideMs) && new Date(ms).getUTCFullYear() === new Date(besideMs).getUTCFullYear();
  return isSameYear ? dayMonthFormat.format(ms) : dateFormat.format(ms);
}
