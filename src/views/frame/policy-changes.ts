import type { CategoryRule, Policy } from '../../engine/policy.ts';
import { listParameters } from '../../store/policy-parameters.ts';

function ruleKey(rule: CategoryRule): string {
  return JSON.stringify([
    rule.weight,
    rule.ttlDays,
    rule.protected,
    rule.maxIdleDays === undefined ? 'pass' : rule.maxIdleDays,
    Object.entries(rule.curveParams ?? {}).sort(),
    [...(rule.exemptFrom ?? [])].sort(),
  ]);
}

function countCategoryChanges(policy: Policy, preset: Policy): number {
  const theirs = new Map(preset.categories.map((category) => [category.name, ruleKey(category)]));
  const ours = new Set(policy.categories.map((category) => category.name));
  const changed = policy.categories.filter(
    (category) => theirs.get(category.name) !== ruleKey(category),
  ).length;
  const removed = preset.categories.filter((category) => !ours.has(category.name)).length;
  const fallback = ruleKey(policy.defaultCategory) === ruleKey(preset.defaultCategory) ? 0 : 1;
  return changed + removed + fallback;
}

function countPassChanges(policy: Policy, preset: Policy): number {
  const ids = (of: Policy) => of.passes.map((pass) => pass.id);
  const [ours, theirs] = [ids(policy), ids(preset)];
  const differs = ours.join() === theirs.join() ? 0 : 1;
  // Switches are compared where the lists are the same; another list is one change, whatever is switched in it.
  const switched = policy.passes.filter((pass, i) => pass.enabled !== preset.passes[i]?.enabled).length;
  return differs || switched;
}

/** In how many things a policy differs from its preset: parameters, plug-ins, passes, categories. */
export function countPolicyChanges(policy: Policy, preset: Policy): number {
  const moved = listParameters(policy, preset).filter(
    (parameter) => parameter.value !== parameter.presetValue,
  ).length;
  const curve = policy.curve.id === preset.curve.id ? 0 : 1;
  const effect = policy.readEffect.id === preset.readEffect.id ? 0 : 1;
  const anchor = (policy.anchor ?? 'created') === (preset.anchor ?? 'created') ? 0 : 1;
  const steps = (of: Policy) => (of.modifiers ?? []).map(({ id }) => id).join();
  const modifiers = steps(policy) === steps(preset) ? 0 : 1;
  const isSameRemoval =
    policy.removal.action === preset.removal.action &&
    policy.removal.compactAfterDays === preset.removal.compactAfterDays;
  const removal = isSameRemoval ? 0 : 1;
  return (
    moved +
    curve +
    effect +
    anchor +
    modifiers +
    removal +
    countPassChanges(policy, preset) +
    countCategoryChanges(policy, preset)
  );
}
