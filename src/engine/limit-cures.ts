import type { Cure } from './cure.ts';
import { takingStep } from './explain.ts';
import { roundDown, roundUp } from './least-move.ts';
import type { Policy } from './policy.ts';
import { categoryRule, withCategory, withPassParam } from './policy-changes.ts';
import type { TraceStep } from './trace.ts';
import { type Case, judge, keeps } from './what-if.ts';
import { countText } from './words.ts';

/** One limit moved just far enough to let the memory pass. */
interface Loosened {
  readonly policy: Policy;
  readonly label: string;
}

/**
 * Moves the limit of the pass that took the memory; where the next pass takes it then, that one's limit too, and so on.
 * The single move is offered first, as one that does not work when it does not.
 */
export function* limitCures(open: Case): Generator<Cure> {
  yield* chain(open, 'limit', (policy, step) => loosen(open, policy, step));
}

/** Exempts the category from the pass that took the memory; a budget that takes it then is raised, not left out. */
export function* exemptionCures(open: Case): Generator<Cure> {
  yield* chain(open, 'exempt', (policy, step) =>
    step.pass.measure === 'size' && step !== open.taker
      ? loosen(open, policy, step)
      : exempt(open, policy, step),
  );
}

type Move = (policy: Policy, step: TraceStep) => Loosened | undefined;

function* chain(open: Case, id: string, move: Move): Generator<Cure> {
  let { policy, base: trace } = open;
  const labels: string[] = [];
  for (let depth = 1; depth <= policy.passes.length; depth += 1) {
    const step = depth === 1 ? open.taker : takingStep(trace, open.row);
    const moved = step && move(policy, step);
    if (!moved) return;
    policy = moved.policy;
    labels.push(moved.label);
    trace = open.run(policy);
    const label = labels.length === 1 ? `${labels[0]}` : labels.join(' and ');
    const isKept = keeps(open, trace);
    const suffix = depth === 1 && !isKept ? ' alone' : '';
    yield judge(open, `${id}:${depth}`, `${label}${suffix}`, trace, { kind: 'policy', policy });
    if (isKept) return;
  }
}

function exempt({ category }: Case, policy: Policy, { pass }: TraceStep): Loosened | undefined {
  const exemptFrom = [...(categoryRule(policy, category).exemptFrom ?? []), pass.id];
  return {
    policy: withCategory(policy, category, { exemptFrom }),
    label: `exempt ${category} from ${pass.label}`,
  };
}

function loosen(open: Case, policy: Policy, step: TraceStep): Loosened | undefined {
  const { pass, choice, input, index } = step;
  const { row, category } = open;
  const value = pass.valueFor(input, choice.params, row);
  const own = categoryRule(policy, category);
  const field = pass.categoryLimit;
  if (field === 'ttlDays' || (field && own[field] !== undefined)) {
    const days = roundUp(value);
    const label = `${pass.label} of ${category} ${days} d`;
    return { policy: withCategory(policy, category, { [field]: days }), label };
  }
  if (!pass.loosens) return undefined;
  const { param, direction } = pass.loosens;
  const spec = pass.params[param];
  const name = spec?.label ?? pass.label;
  if (pass.measure === 'size') {
    if (!step.outcome || !pass.leastKeeping) return undefined;
    const cap = pass.leastKeeping(input, choice.params, step.outcome, row);
    const { unit: said = 'memories' } = choice.params;
    const unit = said === 'memories' ? '' : ` ${said}`;
    return {
      policy: withPassParam(policy, index, param, cap),
      label: `${name.toLowerCase()} ${countText(cap)}${unit}`,
    };
  }
  const limit = direction === 'up' ? roundUp(value) : roundDown(value);
  const unit = spec?.kind === 'number' && spec.unit !== '' ? ` ${spec.unit}` : '';
  return { policy: withPassParam(policy, index, param, limit), label: `${name} ${limit}${unit}` };
}
