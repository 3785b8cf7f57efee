/*
 * Which rows a budget takes: a histogram over importance finds the one bin where the store gets under the cap; only that
 * bin's rows are sorted. Everything below it goes, everything above it stays.
 */
const mostBins = 65_536;

/** Bins enough that the edge bin of a store of this size holds a few rows. */
function binsFor(rowCount: number): number {
  return Math.min(mostBins, 2 ** Math.ceil(Math.log2(Math.max(64, rowCount))));
}

/** What the budget sees; `sizes` null = every row counts 1. */
export interface BudgetInput {
  readonly importance: Float64Array;
  readonly sizes: Float64Array | null;
  readonly active: Uint8Array;
  readonly candidates: Uint8Array;
}

export interface BudgetSelection {
  readonly taken: Uint8Array;
  readonly takenCount: number;
  readonly overBy: number;
  readonly cutoff: number | null;
}

/**
 * While the active rows' sizes sum to more than `cap`, takes the candidate with the lowest importance (ties: the earlier
 * row; rows of size 0 take their turn too). `overBy` is what is left over the cap when no candidate is left.
 */
export function selectOverBudget(input: BudgetInput, cap: number): BudgetSelection {
  const { importance, sizes, active, candidates } = input;
  const rowCount = active.length;
  const taken = new Uint8Array(rowCount);
  let total = 0;
  for (let row = 0; row < rowCount; row += 1) if (active[row]) total += sizes ? sizes[row]! : 1;
  const range = rangeOf(importance, candidates);
  if (total <= cap || !range) {
    return { taken, takenCount: 0, overBy: Math.max(0, total - cap), cutoff: range?.lowest ?? null };
  }
  const { bins, sums } = fillBins(input, range, binsFor(rowCount));
  const { bin: edge, total: afterBelow } = findEdge(sums, cap, total);
  let takenCount = 0;
  const edgeRows: number[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const bin = bins[row]!;
    const isTaken = candidates[row]! & Number(bin < edge);
    taken[row] = isTaken;
    takenCount += isTaken;
    if (bin === edge && candidates[row]) edgeRows.push(row);
  }
  edgeRows.sort((a, b) => importance[a]! - importance[b]! || a - b);
  let left = afterBelow;
  let next = 0;
  for (; next < edgeRows.length && left > cap; next += 1) {
    const row = edgeRows[next]!;
    taken[row] = 1;
    takenCount += 1;
    left -= sizes ? sizes[row]! : 1;
  }
  const cutoff = next < edgeRows.length ? importance[edgeRows[next]!]! : lowestLeft(input, taken);
  return { taken, takenCount, overBy: Math.max(0, left - cap), cutoff };
}

interface Range {
  readonly lowest: number;
  readonly highest: number;
}

function rangeOf(importance: Float64Array, candidates: Uint8Array): Range | null {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < candidates.length; row += 1) {
    if (!candidates[row]) continue;
    const value = importance[row]!;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return lowest <= highest ? { lowest, highest } : null;
}

/** The bin of every row by its importance, and the sizes of the candidates in each bin. */
function fillBins(
  { importance, sizes, candidates }: BudgetInput,
  { lowest, highest }: Range,
  binCount: number,
): { bins: Uint16Array; sums: Float64Array } {
  const perBin = (binCount - 1) / (highest - lowest);
  // A range under the smallest normal number gives no finite scale: then all share one bin, which is sorted.
  const scale = Number.isFinite(perBin) ? perBin : 0;
  const bins = new Uint16Array(candidates.length);
  const sums = new Float64Array(binCount);
  for (let row = 0; row < candidates.length; row += 1) {
    if (!candidates[row]) continue;
    const bin = ((importance[row]! - lowest) * scale) | 0;
    bins[row] = bin;
    sums[bin] = sums[bin]! + (sizes ? sizes[row]! : 1);
  }
  return { bins, sums };
}

/** The first bin with which the store is under the cap, and the total when all bins below it are gone. */
function findEdge(sums: Float64Array, cap: number, total: number): { bin: number; total: number } {
  const last = sums.length - 1;
  let left = total;
  for (let bin = 0; bin <= last; bin += 1) {
    if (left - sums[bin]! <= cap) return { bin, total: left };
    left -= sums[bin]!;
  }
  return { bin: last, total: left + sums[last]! };
}

function lowestLeft({ importance, candidates }: BudgetInput, taken: Uint8Array): number | null {
  let lowest = Number.POSITIVE_INFINITY;
  for (let row = 0; row < taken.length; row += 1) {
    if (candidates[row] && !taken[row] && importance[row]! < lowest) lowest = importance[row]!;
  }
  return lowest === Number.POSITIVE_INFINITY ? null : lowest;
}
