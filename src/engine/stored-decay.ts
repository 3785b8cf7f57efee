import { type OneMemory, type OneMemoryRules, sampleByDay } from './one-memory.ts';

const noReads = new Float64Array();

/**
 * For comparison only: what some systems make of a decay by storing the decayed value. A job runs every `cadenceDays`, decays
 * what is stored (the initial strength at first) by the whole time since the memory was last seen, and stores that; between
 * two runs the value stands. Nothing in the product's own figures comes from here.
 * CaviraOSS, episodic (0.015 per day, floor 0.08), from 0.8: after ten daily runs 0.396, where 0.700 is meant.
 */
export function storedByDay(
  rules: OneMemoryRules,
  days: readonly number[],
  cadenceDays: number,
  memory: OneMemory = {},
): Float64Array {
  const out = new Float64Array(days.length);
  let stored = sampleByDay(rules, [0], noReads, memory).strength[0]!;
  let initialStrength = memory.initialStrength ?? 1;
  let run = 0;
  days.forEach((day, i) => {
    while ((run + 1) * cadenceDays <= day) {
      run += 1;
      stored = sampleByDay(rules, [run * cadenceDays], noReads, { ...memory, initialStrength }).strength[0]!;
      initialStrength = stored;
    }
    out[i] = stored;
  });
  return out;
}
