import type { BaselineSummary, PassSummary } from '../engine/evaluation.ts';
import { formatChange } from '../ui/format-number.ts';

/** What the pinned state kept and took, beside the flow of now. */
export type FlowBaseline = Pick<BaselineSummary, 'kept' | 'evicted' | 'sizes' | 'policy'>;

export interface FlowGhosts {
  /** How many the baseline had left after each pass; null where its passes ran in another order. */
  readonly left: readonly (number | null)[];
  /** What each pass takes now less what it took then; null where that cannot be told. */
  readonly changes: readonly (number | null)[];
  readonly keptChange: number;
}

/** True where both run the passes that they share in one order, and none of them twice. */
function hasSameOrder(now: readonly string[], then: readonly string[]): boolean {
  const shared = then.filter((id) => now.includes(id));
  const own = now.filter((id) => then.includes(id));
  return new Set(own).size === own.length && shared.join() === own.join();
}

export function prepareFlowGhosts(
  passes: readonly PassSummary[],
  keptCount: number,
  baseline: FlowBaseline | null,
): FlowGhosts | null {
  if (!baseline) return null;
  const ids = passes.map(({ id }) => id);
  const isComparable = hasSameOrder(
    ids,
    baseline.policy.passes.filter(({ enabled }) => enabled).map(({ id }) => id),
  );
  const isSingle = (id: string) => ids.filter((other) => other === id).length === 1;
  let left = baseline.sizes.before.memories;
  return {
    left: passes.map(({ id }) => {
      left -= baseline.evicted[id] ?? 0;
      return isComparable ? left : null;
    }),
    changes: passes.map((pass) =>
      isSingle(pass.id) ? (pass.isEnabled ? pass.taken : 0) - (baseline.evicted[pass.id] ?? 0) : null,
    ),
    keptChange: keptCount - baseline.kept,
  };
}

/** ", +38,803"; empty without a baseline. */
export function changeWords(change: number | null | undefined): string {
  return change === null || change === undefined ? '' : formatChange(change);
}
