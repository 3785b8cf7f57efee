import { findUnderDays, type OneMemoryRules, strengthByDay } from '../engine/one-memory.ts';

export interface ReadTimelineInput {
  readonly rules: OneMemoryRules;
  /** Days after the memory was written, ascending. */
  readonly pins: readonly number[];
  readonly asOfDay: number;
  readonly threshold: number;
  /** Where the time axis ends; left out, where all that matters is in sight. */
  readonly endDay?: number | undefined;
}

/** What one read did. */
export interface ReadJump {
  readonly day: number;
  /** Strength just before and just after. */
  readonly before: number;
  readonly after: number;
  /** Days that it adds until the memory is under θ; Infinity = from here on it never is, NaN = it never was. */
  readonly boughtDays: number;
  /** The memory was under θ before this read. */
  readonly isInVain: boolean;
}

/** One memory under one policy, with its reads and without. */
export interface ReadTimeline {
  readonly rules: OneMemoryRules;
  readonly pins: Float64Array;
  readonly asOfDay: number;
  readonly threshold: number;
  readonly endDay: number;
  /** Axis ticks stand on multiples of it. */
  readonly tickDays: number;
  /** What a pin snaps to. */
  readonly snapDays: number;
  /** First day under θ with every read, and without any; Infinity = never. */
  readonly underDay: number;
  readonly neverUnderDay: number;
  readonly jumps: readonly ReadJump[];
  readonly nowStrength: number;
  readonly nowNeverStrength: number;
}

/** Spans that people count days in. */
const daySteps = [1, 2, 5, 10, 15, 30, 60, 90, 180, 365, 730, 1825, 3650, 7300];
/** What a link may hold. */
export const latestPinDay = 36_525;
export const mostPins = 500;

/** A step that cuts `span` into at most `count` parts, in whole days where there is room for one. */
export function findDayStep(span: number, count: number): number {
  const known = daySteps.find((step) => span / step <= count * (1 + 1e-9));
  if (known === undefined) return daySteps.at(-1)!;
  if (known > 1 || span / count > 0.5) return known;
  const power = 10 ** Math.floor(Math.log10(span / count));
  return ([1, 2, 5, 10].find((factor) => span / (factor * power) <= count * (1 + 1e-9)) ?? 10) * power;
}

/** The axis shows the reads, as-of and both crossings, unless one of those lies out of all proportion. */
function findEndDay(days: readonly number[], crossings: readonly number[]): [number, number] {
  const known = Math.max(0, ...days);
  const near = crossings.filter((day) => Number.isFinite(day) && day > 0);
  const limit = Math.max(known * 4, 8 * Math.min(...near, Number.POSITIVE_INFINITY));
  const last = Math.max(known, ...near.filter((day) => day <= limit));
  const span = Math.max(last * 1.25, 1e-6);
  const step = findDayStep(span, 10);
  return [Number((Math.ceil(span / step - 1e-9) * step).toPrecision(12)), step];
}

function findJumps(rules: OneMemoryRules, pins: Float64Array, underDays: Float64Array): ReadJump[] {
  return Array.from(pins, (day, i) => {
    const strengthWith = (count: number) => strengthByDay(rules, [day], pins.subarray(0, count))[0]!;
    const [was, now] = [underDays[i]!, underDays[i + 1]!];
    return {
      day,
      before: strengthWith(i),
      after: strengthWith(i + 1),
      boughtDays: now - was,
      isInVain: was < day,
    };
  });
}

/** Everything about the timeline that does not depend on how wide it is drawn. */
export function prepareReadTimeline(input: ReadTimelineInput): ReadTimeline {
  const { rules, asOfDay, threshold } = input;
  const pins = Float64Array.from(input.pins).sort();
  const underDays = findUnderDays(rules, pins, threshold);
  const [underDay, neverUnderDay] = [underDays.at(-1)!, underDays[0]!];
  const [ownEnd, tickDays] = findEndDay([asOfDay, ...pins], [underDay, neverUnderDay]);
  const endDay = input.endDay ?? ownEnd;
  const strengthNow = (reads: Float64Array) => strengthByDay(rules, [asOfDay], reads)[0]!;
  return {
    rules,
    pins,
    asOfDay,
    threshold,
    endDay,
    tickDays: input.endDay === undefined ? tickDays : findDayStep(endDay, 10),
    snapDays: Math.min(1, 10 ** Math.floor(Math.log10(endDay / 20))),
    underDay,
    neverUnderDay,
    jumps: findJumps(rules, pins, underDays),
    nowStrength: strengthNow(pins),
    nowNeverStrength: strengthNow(new Float64Array()),
  };
}

/** The nearest place that a pin snaps to, without the dust of binary fractions, within [from, to]. */
export function snapDay(day: number, step: number, from: number, to: number): number {
  const snapped = Number((Math.round(day / step) * step).toPrecision(10));
  return Math.min(Math.max(snapped, from), to);
}

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Where a key takes a pin: arrows by one step (Shift ten, Alt a tenth), Home and End to the ends; undefined = none of its keys. */
export function moveDay(
  { key, shiftKey, altKey }: KeyPress,
  day: number,
  step: number,
  [from, to]: readonly [number, number],
): number | undefined {
  if (key === 'Home') return from;
  if (key === 'End') return to;
  const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[
    key
  ];
  if (direction === undefined) return undefined;
  const by = step * (shiftKey ? 10 : altKey ? 0.1 : 1);
  return Math.min(Math.max(Number((day + direction * by).toPrecision(10)), from), to);
}

/** Reads that count as other than in vain. */
export function countUsefulReads({ jumps }: ReadTimeline): number {
  return jumps.filter(({ isInVain, before, after }) => !isInVain && before !== after).length;
}
