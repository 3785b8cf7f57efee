import type { Cure } from './cure.ts';
import { findLeast, roundUp, stepOf } from './least-move.ts';
import type { Policy } from './policy.ts';
import { categoryRule, withCategory, withTimeConstant } from './policy-changes.ts';
import { type Case, judge, keeps, refuse } from './what-if.ts';
import { daysText } from './words.ts';

/** Knobs that lift the memory's own score: the curve's time constant and the weight of its category. */
export function* scoreCures(open: Case): Generator<Cure> {
  yield curveCure(open);
  if (open.taker.pass.reads.includes('importance')) yield weightCure(open);
}

/** Searches a value upwards, rounds it outwards and runs it again; undefined where none keeps the memory. */
function searchUp(
  open: Case,
  from: number,
  to: number,
  policyAt: (value: number) => Policy,
  { isLog, points }: { readonly isLog: boolean; readonly points: number },
): number | undefined {
  const keepsAt = (value: number) => keeps(open, open.run(policyAt(value)));
  const found = findLeast(from, to, keepsAt, { isLog, points, steps: 14 });
  return found === undefined ? undefined : settle(found, from, to, keepsAt);
}

/** The nearest offered value that keeps, such that one step less does not. */
function settle(
  found: number,
  from: number,
  to: number,
  keepsAt: (value: number) => boolean,
): number | undefined {
  const step = stepOf(found);
  let value = Math.min(to, roundUp(found));
  for (let i = 0; i < 3 && !keepsAt(value); i += 1) value = Math.min(to, roundUp(value + step));
  if (!keepsAt(value)) return undefined;
  for (let i = 0; i < 5; i += 1) {
    const less = Number((value - step).toPrecision(12));
    if (less <= from || !keepsAt(less)) break;
    value = less;
  }
  return value;
}

function curveCure(open: Case): Cure {
  const { base, policy, category } = open;
  const { curve } = base;
  const spec = curve.params[curve.timeParam];
  const label = spec?.label ?? 'Time constant';
  if (spec?.kind !== 'number') return refuse('curve', `No ${label}`, 'the curve has no time constant');
  const own = categoryRule(policy, category).curveParams?.[curve.timeParam];
  const from = own ?? Number(policy.curve.params[curve.timeParam]);
  const policyAt = (value: number) => withTimeConstant(policy, category, curve.timeParam, value);
  const value = searchUp(open, from, spec.max, policyAt, { isLog: true, points: 10 });
  if (value === undefined) {
    const most = judge(open, 'curve', `No ${label.toLowerCase()}`, open.run(policyAt(spec.max)), {
      kind: 'policy',
      policy: policyAt(spec.max),
    });
    return {
      ...most,
      works: false,
      change: null,
      why: `even at 100 years ${most.why || 'it does not last'}`,
    };
  }
  const where = own === undefined ? '' : ` of ${category}`;
  return judge(open, 'curve', `${label}${where} ${daysText(value)} d`, open.run(policyAt(value)), {
    kind: 'policy',
    policy: policyAt(value),
  });
}

/** The highest number of a column; rows that take no part (NaN) do not count. */
function highestOf(column: Float64Array): number {
  let highest = 0;
  for (const value of column) if (value > highest) highest = value;
  return highest;
}

function weightCure(open: Case): Cure {
  const { base, policy, category, row } = open;
  const factor = policy.importance.weights.category;
  if (factor === 0) return refuse('weight', 'No category weight', 'the category counts 0 in importance');
  const from = categoryRule(policy, category).weight;
  const highest = highestOf(base.importance);
  const to = from + (Math.max(highest, base.importanceThreshold) - base.importance[row]!) / factor + 0.002;
  const policyAt = (weight: number) => withCategory(policy, category, { weight });
  const value = searchUp(open, from, to, policyAt, { isLog: false, points: 1 });
  if (value === undefined) {
    const most = judge(open, 'weight', `No weight of ${category}`, open.run(policyAt(to)), {
      kind: 'policy',
      policy: policyAt(to),
    });
    return { ...most, works: false, change: null, why: `its whole category rises with it; ${most.why}` };
  }
  const change = { kind: 'policy', policy: policyAt(value) } as const;
  return judge(open, 'weight', `Weight of ${category} ${value}`, open.run(change.policy), change);
}
