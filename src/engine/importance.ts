import type { TraceCategory } from './contracts/eviction-pass.ts';
import type { ImportanceRule, ImportanceTerm } from './policy.ts';

/** What importance is summed from, a column or a category's number each. */
export interface ImportanceInput {
  readonly recency: Float64Array;
  readonly readCount: Float64Array;
  readonly alignment: Float64Array;
  readonly categoryCodes: Uint32Array;
  readonly categories: readonly TraceCategory[];
}

/**
 * Fills `out` with `wr·recency + wf·min(reads/cap, 1) + wc·category weight + wa·alignment`, summed in that order.
 * Notebook weights, idle 75 d at h = 30, 6 reads, goal (0.85): 0.0707 + 0.09 + 0.255 = 0.4157.
 */
export function fillImportance(out: Float64Array, input: ImportanceInput, rule: ImportanceRule): void {
  const { weights, frequencyCap } = rule;
  const categoryTerms = Float64Array.from(input.categories, (category) => weights.category * category.weight);
  const { recency, readCount, alignment, categoryCodes } = input;
  for (let row = 0; row < out.length; row += 1) {
    const frequency = weights.frequency * Math.min(readCount[row]! / frequencyCap, 1);
    out[row] =
      weights.recency * recency[row]! +
      frequency +
      categoryTerms[categoryCodes[row]!]! +
      weights.alignment * alignment[row]!;
  }
}

/** The weighted terms of one row. */
export function importanceTermsOf(
  input: ImportanceInput,
  rule: ImportanceRule,
  row: number,
): Record<ImportanceTerm, number> {
  const { weights, frequencyCap } = rule;
  return {
    recency: weights.recency * input.recency[row]!,
    frequency: weights.frequency * Math.min(input.readCount[row]! / frequencyCap, 1),
    category: weights.category * input.categories[input.categoryCodes[row]!]!.weight,
    alignment: weights.alignment * input.alignment[row]!,
  };
}
