import type { PassOutcome } from './contracts/eviction-pass.ts';

/** The outcome of a pass that took `takenCount` rows and watches no budget. */
function plainOutcome(taken: Uint8Array, takenCount: number): PassOutcome {
  return { taken, takenCount, overBy: 0, cutoff: null };
}

/** Takes every candidate whose value is over its category's limit (strictly). */
export function takeOverCategoryLimit(
  values: Float64Array,
  limitByCategory: Float64Array,
  categoryCodes: Uint32Array,
  candidates: Uint8Array,
): PassOutcome {
  const taken = new Uint8Array(candidates.length);
  let count = 0;
  for (let row = 0; row < taken.length; row += 1) {
    const isTaken = candidates[row]! & Number(values[row]! > limitByCategory[categoryCodes[row]!]!);
    taken[row] = isTaken;
    count += isTaken;
  }
  return plainOutcome(taken, count);
}

/** Takes every candidate whose value is under the limit (strictly). */
export function takeUnder(values: Float64Array, limit: number, candidates: Uint8Array): PassOutcome {
  const taken = new Uint8Array(candidates.length);
  let count = 0;
  for (let row = 0; row < taken.length; row += 1) {
    const isTaken = candidates[row]! & Number(values[row]! < limit);
    taken[row] = isTaken;
    count += isTaken;
  }
  return plainOutcome(taken, count);
}
