/** Ranks among the rows that a budget took, by importance, ties from the top of the store. */
export interface Standing {
  /** 1 = first to go. Only for rows that were taken. */
  rankOf(row: number): number;
}

/** Up to so many ranks are counted one by one; then it pays to sort. */
const fewAsked = 8;

/**
 * Sorts the taken importances once (numbers, not rows), then finds a rank by bisection; rows that tie are counted off
 * in the order of the store.
 */
export function buildStanding(importance: Float64Array, taken: Uint8Array, takenCount: number): Standing {
  let asked = 0;
  let sorted: Standing | undefined;
  return {
    rankOf: (row) => {
      asked += 1;
      if (asked <= fewAsked) return countRank(importance, taken, row);
      sorted ??= sortStanding(importance, taken, takenCount);
      return sorted.rankOf(row);
    },
  };
}

function countRank(importance: Float64Array, taken: Uint8Array, row: number): number {
  const own = importance[row]!;
  let rank = 1;
  for (let other = 0; other < taken.length; other += 1) {
    const value = importance[other]!;
    if (taken[other] && (value < own || (value === own && other < row))) rank += 1;
  }
  return rank;
}

function sortStanding(importance: Float64Array, taken: Uint8Array, takenCount: number): Standing {
  const sorted = new Float64Array(takenCount);
  let next = 0;
  for (let row = 0; row < taken.length; row += 1) {
    if (!taken[row]) continue;
    sorted[next] = importance[row]!;
    next += 1;
  }
  sorted.sort();
  const place = tiePlaces(sorted, importance, taken);
  return {
    rankOf: (row) => lowerBound(sorted, importance[row]!) + (place?.get(row) ?? 0) + 1,
  };
}

/** Place of each tied row among its equals, from 0; null where no two are equal. */
function tiePlaces(
  sorted: Float64Array,
  importance: Float64Array,
  taken: Uint8Array,
): ReadonlyMap<number, number> | null {
  const seen = new Map<number, number>();
  for (let i = 1; i < sorted.length; i += 1) if (sorted[i] === sorted[i - 1]) seen.set(sorted[i]!, 0);
  if (seen.size === 0) return null;
  const places = new Map<number, number>();
  for (let row = 0; row < taken.length; row += 1) {
    const before = taken[row] ? seen.get(importance[row]!) : undefined;
    if (before === undefined) continue;
    if (before > 0) places.set(row, before);
    seen.set(importance[row]!, before + 1);
  }
  return places;
}

function lowerBound(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
