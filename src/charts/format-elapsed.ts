import { formatDaysDerived, formatDerived, formatGiven } from '../ui/format-number.ts';

export interface ElapsedUnit {
  readonly name: 'd' | 'h' | 'min' | 's';
  readonly days: number;
}

const day: ElapsedUnit = { name: 'd', days: 1 };
const short: readonly ElapsedUnit[] = [
  { name: 'h', days: 1 / 24 },
  { name: 'min', days: 1 / 1440 },
  { name: 's', days: 1 / 86_400 },
];

/** Days, unless the span is so short that a person would say hours, minutes or seconds. */
export function elapsedUnit(days: number): ElapsedUnit {
  if (!(days < 1) || days === 0) return day;
  return short.find((unit) => days >= unit.days) ?? short[2]!;
}

/** A computed time: "60.0 d", "4.8 h", "never". */
export function formatElapsed(days: number): string {
  const unit = elapsedUnit(days);
  return unit === day ? formatDaysDerived(days) : `${formatDerived(days / unit.days)} ${unit.name}`;
}

/** "14", "20.8", "180": no decimal where the day is whole. */
export function formatDayNumber(days: number): string {
  const whole = Math.round(days);
  return Math.abs(days - whole) < 1e-9 * Math.max(1, days) ? formatGiven(whole) : formatDerived(days);
}

/** The same without a needless decimal: "30 d", "43.3 d", "12 h". */
export function formatElapsedShort(days: number): string {
  if (!Number.isFinite(days)) return formatElapsed(days);
  const unit = elapsedUnit(days);
  return `${formatDayNumber(days / unit.days)} ${unit.name}`;
}
