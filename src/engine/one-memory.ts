import type { ColumnRead } from './contracts/column-read.ts';
import { bisectCrossing } from './curve-values.ts';
import type { DecayRules } from './decay-pipeline.ts';
import type { Policy } from './policy.ts';
import { type MemorySamples, sampleMemory } from './sample-memory.ts';
import { dayMs } from './units.ts';

/** The parts of a policy that decide the strength of a single memory. */
export interface OneMemoryRules extends DecayRules {
  readonly policy: Policy;
}

/**
 * Strength of one memory that was written on day 0 and read on `reads` (days, ascending), on each of `days` (ascending).
 * A read counts from its own day on. h = 30, reset, read on day 30: 0.5 just before, 1 on day 30, 0.5 on day 60.
 */
export function strengthByDay(
  rules: OneMemoryRules,
  days: ArrayLike<number>,
  reads: Float64Array,
): Float64Array {
  return sampleByDay(rules, days, reads).strength;
}

/** What may be known of a memory that is in no file. */
export interface OneMemory {
  /** 1 where it is not said. */
  readonly initialStrength?: number;
  /** Whose own curve params hold; no name = the policy's. */
  readonly category?: string;
}

/**
 * As `strengthByDay`, with recency, for a memory of which a little more is known; every column of its own that the policy
 * looks at is missing, so that the policy's defaults hold.
 */
export function sampleByDay(
  rules: OneMemoryRules,
  days: ArrayLike<number>,
  reads: Float64Array,
  { initialStrength = 1, category: name }: OneMemory = {},
): MemorySamples {
  const { policy } = rules;
  const { curveParams, ...plain } = policy.defaultCategory;
  const own = policy.categories.find((row) => row.name === name)?.curveParams;
  const rule = own ? { ...plain, curveParams: own } : plain;
  const category = {
    name: '',
    weight: plain.weight,
    ttlDays: Number.POSITIVE_INFINITY,
    isProtected: false,
    maxIdleDays: undefined,
    exemptFrom: [],
    isDefault: true,
  };
  const forOne = {
    ...rules,
    policy: { ...policy, categories: [], defaultCategory: rule },
    categories: [category],
  };
  const memory = {
    createdMs: 0,
    lastReadMs: Number.NaN,
    readsMs: reads.length > 0 ? reads.map((day) => day * dayMs) : null,
    readCount: 0,
    initialStrength,
    alignment: 0,
    categoryCode: 0,
    isProtected: false,
    inputOf: ({ missing }: ColumnRead) => missing,
  };
  const timesMs = Float64Array.from({ length: days.length }, (_, i) => days[i]! * dayMs);
  return sampleMemory(forOne, memory, timesMs);
}

/**
 * First day on which that memory falls under `level`; entry k = with only the first k of `reads`. Infinity = never.
 * h = 30, reset, level 0.25, reads on days 30 and 60: 60, 90, 120. A read after the memory fell under is in vain: it adds
 * nothing.
 */
export function findUnderDays(rules: OneMemoryRules, reads: Float64Array, level: number): Float64Array {
  const days = new Float64Array(reads.length + 1);
  for (let k = 0; k <= reads.length; k += 1) {
    const from = k === 0 ? 0 : reads[k - 1]!;
    const before = k === 0 ? Number.POSITIVE_INFINITY : days[k - 1]!;
    days[k] = before < from ? before : underDayAfter(rules, reads.subarray(0, k), from, level);
  }
  return days;
}

function underDayAfter(rules: OneMemoryRules, reads: Float64Array, from: number, level: number): number {
  if (!(level > 0)) return Number.POSITIVE_INFINITY;
  const at = (day: number): number => strengthByDay(rules, [day], reads)[0]!;
  if (at(from) < level) return from;
  const day = from + bisectCrossing((elapsed) => at(from + elapsed), level);
  // Bisecting leaves the dust of binary fractions: 59.99999999999997.
  return Math.abs(day - Math.round(day)) < 1e-9 * Math.max(1, day) ? Math.round(day) : day;
}
