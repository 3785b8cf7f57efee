import { csvLine } from '../engine/export/csv-cells.ts';
import { strengthByDay } from '../engine/one-memory.ts';
import { formatScore } from '../ui/format-number.ts';
import type { ReadTimeline } from './read-timeline-data.ts';

export interface ReadDay {
  readonly day: number;
  readonly never: number;
  readonly read: number;
  /** "read 2: 0.500 → 1.000"; empty on a day on which nothing happens. */
  readonly happens: string;
  readonly isFuture: boolean;
  /** Number of a read on this day, from 0; −1 = none. */
  readonly pin: number;
}

/** Days round every read are told only while there are few reads. */
const fewPins = 12;

/** The days that tell the story: the beginning, half way and the eve of each read, the read, each crossing, as-of. */
export function findTellingDays(timeline: ReadTimeline): number[] {
  const { pins, asOfDay, underDay, neverUnderDay, endDay, snapDays } = timeline;
  const days = new Set<number>([0, asOfDay]);
  const round = (day: number) => Number((Math.round(day / snapDays) * snapDays).toPrecision(10));
  pins.forEach((pin, i) => {
    days.add(pin);
    if (pins.length > fewPins) return;
    const last = i === 0 ? 0 : pins[i - 1]!;
    if (pin - last >= 4 * snapDays) days.add(round((last + pin) / 2));
    if (pin - last >= 2 * snapDays) days.add(Number((pin - snapDays).toPrecision(10)));
  });
  if (neverUnderDay < endDay) {
    days.add(round(neverUnderDay));
    days.add(round(Math.floor(neverUnderDay / snapDays + 1e-9) * snapDays + snapDays));
  }
  if (underDay < endDay) days.add(Number((Math.ceil(underDay / snapDays - 1e-9) * snapDays).toPrecision(10)));
  return [...days].filter((day) => day >= 0 && day <= Math.max(endDay, asOfDay)).sort((a, b) => a - b);
}

function countSteps({ endDay, snapDays }: ReadTimeline): number {
  return Math.floor(endDay / snapDays + 1e-9) + 1;
}

const dayOfStep = (i: number, snapDays: number) => Number((i * snapDays).toPrecision(10));

/** Every step of the axis from 0 to its end, and the days of reads and as-of that lie between. */
export function findAllDays(timeline: ReadTimeline): number[] {
  const { pins, asOfDay, snapDays } = timeline;
  const steps = Array.from({ length: countSteps(timeline) }, (_, i) => dayOfStep(i, snapDays));
  return [...new Set([...steps, ...pins, asOfDay])].sort((a, b) => a - b);
}

/** How many those are: a century of days is not worth a list that only its length is read of. */
export function countAllDays(timeline: ReadTimeline): number {
  const { pins, asOfDay, snapDays } = timeline;
  const count = countSteps(timeline);
  const isStep = (day: number) => {
    const i = Math.round(day / snapDays);
    return i >= 0 && i < count && dayOfStep(i, snapDays) === day;
  };
  return count + [...new Set([...pins, asOfDay])].filter((day) => !isStep(day)).length;
}

/** What stands against θ on one day, in words; `isAfter` = it was under before. */
function wordsOfLevel(name: string, value: number, threshold: number, wasUnder: boolean): string {
  if (value === threshold && !wasUnder) return `${name}exactly θ`;
  return value < threshold && !wasUnder ? `${name}under θ` : '';
}

/** The table's rows for these days (ascending). */
export function prepareReadDays(timeline: ReadTimeline, days: readonly number[]): ReadDay[] {
  const { rules, pins, jumps, asOfDay, threshold, underDay } = timeline;
  const read = strengthByDay(rules, days, pins);
  const never = strengthByDay(rules, days, new Float64Array());
  let [isReadUnder, isNeverUnder] = [false, false];
  return days.map((day, i) => {
    const here = jumps.flatMap((jump, pin) => (jump.day === day ? [{ ...jump, pin }] : []));
    const isExactEnd = day === underDay && read[i] === threshold;
    const words = [
      day === 0 ? 'created' : '',
      never[i] !== read[i] ? wordsOfLevel('never read: ', never[i]!, threshold, isNeverUnder) : '',
      ...here.map(
        ({ pin, before, after, isInVain }) =>
          `read ${pin + 1}: ${formatScore(before)} → ${formatScore(after)}${isInVain ? ', too late' : ''}`,
      ),
      isExactEnd ? 'exactly θ; under it from here' : wordsOfLevel('', read[i]!, threshold, isReadUnder),
      day === asOfDay ? 'as of' : '',
    ];
    isReadUnder = read[i]! < threshold || isExactEnd;
    isNeverUnder = never[i]! < threshold;
    return {
      day,
      never: never[i]!,
      read: read[i]!,
      happens: words.filter(Boolean).join('; '),
      isFuture: day > asOfDay,
      pin: here.at(-1)?.pin ?? -1,
    };
  });
}

/** All days as CSV, full precision; `dateOf` gives a day's date as it stands in the file. */
export function readDaysCsv(rows: readonly ReadDay[], dateOf: (day: number) => string): string {
  const head = csvLine(['day', 'date', 'never_read', 'with_reads', 'difference', 'what_happens']);
  return (
    head +
    rows
      .map(({ day, never, read, happens }) => csvLine([day, dateOf(day), never, read, read - never, happens]))
      .join('')
  );
}
