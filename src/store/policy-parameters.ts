import type { NumberSpec, ParamSpec } from '../engine/contracts/params.ts';

/** One thing of the policy that a slider can move. */
export interface PolicyParameter {
  /** `curve.halfLifeDays`, `readEffect.amount`, `importance.weights.recency`, `importance.frequencyCap`, `passes.1.maxIdleDays`, `categories.goal.weight`, … */
  readonly path: string;
  readonly group: 'curve' | 'reads' | 'importance' | 'passes';
  /** For group "passes": its place in the policy's list. */
  readonly passIndex?: number;
  readonly spec: ParamSpec;
  readonly value: number | string;
  /** What "reset" goes back to. */
  readonly presetValue: number | string;
}

export type NumberParameter = PolicyParameter & { readonly spec: NumberSpec; readonly value: number };
