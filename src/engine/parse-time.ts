import type { TimeUnit } from './contracts/importer.ts';

const dayMs = 86_400_000;
/** The furthest a JavaScript date reaches from 1970, ms. */
const maxTimeMs = 8.64e15;

export interface TimeSettings {
  /** Minutes that a naive time is ahead of UTC; 0 = UTC. */
  readonly naiveOffsetMinutes: number;
  /** Day before month in 03/04/2026; undefined = such a date cannot be read. */
  readonly dayFirst: boolean | undefined;
  /** A number is an epoch, never `YYYYMMDD`: the person named the unit. */
  readonly isEpochOnly: boolean;
}

export const utcSettings: TimeSettings = { naiveOffsetMinutes: 0, dayFirst: undefined, isEpochOnly: false };

/** Walks one text; kept and reused so that a million times are not a million objects. */
class Cursor {
  text = '';
  at = 0;

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Code of the next character; NaN at the end. */
  get code(): number {
    return this.text.charCodeAt(this.at);
  }

  /** Reads between `min` and `max` digits; −1 when there are fewer. */
  digits(min: number, max: number): number {
    let value = 0;
    let count = 0;
    while (count < max) {
      const digit = this.text.charCodeAt(this.at + count) - 48;
      if (!(digit >= 0 && digit <= 9)) break;
      value = value * 10 + digit;
      count++;
    }
    if (count < min) return -1;
    this.at += count;
    return value;
  }

  /** Steps over one character when it is this one. */
  skip(code: number): boolean {
    if (this.text.charCodeAt(this.at) !== code) return false;
    this.at++;
    return true;
  }

  skipSpaces(): boolean {
    const from = this.at;
    while (this.text.charCodeAt(this.at) === 32) this.at++;
    return this.at > from;
  }
}

const cursor = new Cursor();
const dash = 45;
const slash = 47;
const dot = 46;
const comma = 44;
const colon = 58;
const plus = 43;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Midnight UTC of a proleptic Gregorian date in ms; NaN when the calendar has no such day. 2026-03-01 is 1772323200000. */
function dateMs(year: number, month: number, day: number): number {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return Number.NaN;
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * 146_097 + dayOfEra - 719_468) * dayMs;
}

function clockMs(hours: number, minutes: number, seconds: number): number {
  if (!(hours >= 0 && hours <= 23 && minutes >= 0 && minutes <= 59 && seconds >= 0 && seconds <= 59)) {
    return Number.NaN;
  }
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** `YYYY-MM-DD`, `YYYY/MM/DD`, `±YYYYYY-MM-DD`, `YYYYMMDD` (before a `T`), or the day-first and month-first forms. */
function readDate(settings: TimeSettings): number {
  const first = cursor.code;
  if (first === plus || first === dash) {
    cursor.at++;
    const year = cursor.digits(6, 6);
    if (year < 0 || !cursor.skip(dash)) return Number.NaN;
    const month = cursor.digits(2, 2);
    if (!cursor.skip(dash)) return Number.NaN;
    return dateMs(first === dash ? -year : year, month, cursor.digits(2, 2));
  }
  const year = cursor.digits(4, 4);
  if (year < 0) return readDayMonthYear(settings);
  const separator = cursor.code;
  if (separator === dash || separator === slash) {
    cursor.at++;
    const month = cursor.digits(1, 2);
    if (!cursor.skip(separator)) return Number.NaN;
    return dateMs(year, month, cursor.digits(1, 2));
  }
  const month = cursor.digits(2, 2);
  return dateMs(year, month, cursor.digits(2, 2));
}

function readDayMonthYear(settings: TimeSettings): number {
  if (settings.dayFirst === undefined) return Number.NaN;
  const one = cursor.digits(1, 2);
  const separator = cursor.code;
  if (separator !== slash && separator !== dot && separator !== dash) return Number.NaN;
  cursor.at++;
  const two = cursor.digits(1, 2);
  if (!cursor.skip(separator)) return Number.NaN;
  const year = cursor.digits(4, 4);
  if (year < 0) return Number.NaN;
  return settings.dayFirst ? dateMs(year, two, one) : dateMs(year, one, two);
}

/** Digits behind the seconds as ms: `123456` → 123.456, rounded once. */
function readFractionMs(): number {
  const from = cursor.at;
  const millis = cursor.digits(1, 3);
  if (millis < 0) return Number.NaN;
  if (!(cursor.code >= 48 && cursor.code <= 57)) return millis * 10 ** (3 - (cursor.at - from));
  const rest = cursor.at;
  while (cursor.code >= 48 && cursor.code <= 57) cursor.at++;
  return Number(`${cursor.text.slice(from, rest)}.${cursor.text.slice(rest, cursor.at)}`);
}

/** Steps over `AM` or `PM`, which makes 12-hour times of what stands before; the hours on a clock of 24. */
function readHalfDay(hours: number): number {
  const from = cursor.at;
  cursor.skipSpaces();
  const half = cursor.code | 32;
  if ((half !== 97 && half !== 112) || (cursor.text.charCodeAt(cursor.at + 1) | 32) !== 109) {
    cursor.at = from;
    return hours;
  }
  cursor.at += 2;
  if (hours < 1 || hours > 12) return Number.NaN;
  return (hours % 12) + (half === 112 ? 12 : 0);
}

/** Minutes ahead of UTC; NaN when what stands there is no zone. Nothing there = naive. */
function readZoneMinutes(naiveOffsetMinutes: number): number {
  cursor.skipSpaces();
  if (cursor.isAtEnd) return naiveOffsetMinutes;
  const rest = cursor.text.slice(cursor.at);
  if (rest === 'Z' || rest === 'z' || rest === 'UTC' || rest === 'GMT') return 0;
  const sign = cursor.code;
  if (sign !== plus && sign !== dash) return Number.NaN;
  cursor.at++;
  const hours = cursor.digits(2, 2);
  let minutes = 0;
  if (!cursor.isAtEnd) {
    cursor.skip(colon);
    minutes = cursor.digits(2, 2);
  }
  if (!cursor.isAtEnd || hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return Number.NaN;
  return (sign === dash ? -1 : 1) * (hours * 60 + minutes);
}

/**
 * A date written as text, in ms since epoch UTC with its fraction; NaN when it is none. Nothing rolls over:
 * `2026-02-30` is NaN. Plain numbers are not looked at here.
 * `2026-03-01T10:15:30.123456+00:00` is 1772360130123.456.
 */
export function parseTimeText(text: string, settings: TimeSettings): number {
  cursor.text = text;
  cursor.at = 0;
  const date = readDate(settings);
  if (Number.isNaN(date)) return Number.NaN;
  if (cursor.isAtEnd) return inRange(date - settings.naiveOffsetMinutes * 60_000);
  // Spreadsheets and people write "3/4/2026, 9:05 PM".
  cursor.skip(comma);
  if (!(cursor.skip(84) || cursor.skip(116) || cursor.skipSpaces())) return Number.NaN;
  const from = cursor.at;
  let hours = cursor.digits(1, 2);
  const hourDigits = cursor.at - from;
  const isColons = cursor.skip(colon);
  if (!isColons && hourDigits < 2) return Number.NaN;
  const minutes = cursor.digits(2, 2);
  let seconds = 0;
  let fractionMs = 0;
  if (isColons ? cursor.skip(colon) : cursor.code >= 48 && cursor.code <= 57) {
    seconds = cursor.digits(2, 2);
    if (cursor.skip(dot) || cursor.skip(comma)) fractionMs = readFractionMs();
  }
  if (isColons) hours = readHalfDay(hours);
  const offsetMinutes = readZoneMinutes(settings.naiveOffsetMinutes);
  return inRange(date + clockMs(hours, minutes, seconds) - offsetMinutes * 60_000 + fractionMs);
}

function inRange(timeMs: number): number {
  return Math.abs(timeMs) <= maxTimeMs ? timeMs : Number.NaN;
}

/**
 * `YYYYMMDD`, `YYYYMMDDHHMM` or `YYYYMMDDHHMMSS` written as a number, in ms; NaN = it looks like one of the first two
 * and is no date (20260230); undefined = it is an ordinary number.
 */
export function parseCompactTime(value: number, naiveOffsetMinutes: number): number | undefined {
  if (!Number.isInteger(value) || value < 19_000_101 || value > 21_001_231_235_959) return undefined;
  const length = value < 1e8 ? 8 : value < 1e11 ? 0 : value < 1e12 ? 12 : value >= 1e13 ? 14 : 0;
  if (length === 0) return undefined;
  const day = Math.floor(value / 10 ** (length - 8));
  if (day < 19_000_101 || day > 21_001_231) return undefined;
  const rest = (value - day * 10 ** (length - 8)) * (length === 12 ? 100 : 1);
  const time =
    dateMs(Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100) +
    clockMs(Math.floor(rest / 10_000), Math.floor(rest / 100) % 100, rest % 100) -
    naiveOffsetMinutes * 60_000;
  return length === 14 && Number.isNaN(time) ? undefined : time;
}

/** The unit that an epoch's magnitude speaks for: under 1e11 s, under 1e14 ms, under 1e17 µs, else ns. */
export function timeUnitOf(epoch: number): TimeUnit {
  const size = Math.abs(epoch);
  return size < 1e11 ? 's' : size < 1e14 ? 'ms' : size < 1e17 ? 'us' : 'ns';
}

/** An epoch in ms; NaN outside of what a date can hold. */
export function epochToMs(epoch: number, unit: TimeUnit): number {
  if (unit === 'ms') return inRange(epoch);
  return inRange(unit === 's' ? epoch * 1000 : epoch / (unit === 'us' ? 1000 : 1e6));
}

const numberText = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** The number that a text is as a whole; NaN otherwise. Not `0x10`, not `Infinity`, not an empty text. */
export function parsePlainNumber(text: string): number {
  return numberText.test(text) ? Number(text) : Number.NaN;
}

/**
 * One time on its own, for a box or an option: every text form, compact numbers, and epochs by their own magnitude.
 * ms since epoch UTC, or NaN. (In a file the unit of epochs is decided per column.)
 */
export function parseTime(value: string | number, settings: TimeSettings = utcSettings): number {
  const text = typeof value === 'string' ? value.trim() : '';
  const epoch = typeof value === 'number' ? value : parsePlainNumber(text);
  if (Number.isNaN(epoch)) return parseTimeText(text, settings);
  const compact = settings.isEpochOnly ? undefined : parseCompactTime(epoch, settings.naiveOffsetMinutes);
  return compact ?? epochToMs(epoch, timeUnitOf(epoch));
}
