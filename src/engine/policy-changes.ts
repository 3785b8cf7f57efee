import type { ParamValues } from './contracts/params.ts';
import type { CategoryRule, Policy } from './policy.ts';

/** The policy with one param of one pass set. */
export function withPassParam(policy: Policy, index: number, name: string, value: number): Policy {
  const passes = policy.passes.map((pass, i) =>
    i === index ? { ...pass, params: { ...pass.params, [name]: value } } : pass,
  );
  return { ...policy, passes };
}

/** The rule that holds for a category: its own row, else the default. */
export function categoryRule(policy: Policy, name: string): CategoryRule {
  return policy.categories.find((category) => category.name === name) ?? policy.defaultCategory;
}

/** The policy with one category changed; one that only the default covered gets a row of its own. */
export function withCategory(policy: Policy, name: string, change: Partial<CategoryRule>): Policy {
  const row = { ...categoryRule(policy, name), ...change, name };
  const isListed = policy.categories.some((category) => category.name === name);
  const categories = isListed
    ? policy.categories.map((category) => (category.name === name ? row : category))
    : [...policy.categories, row];
  return { ...policy, categories };
}

/** The policy with the curve's time constant set, for one category where it has its own, else for all. */
export function withTimeConstant(policy: Policy, category: string, param: string, value: number): Policy {
  const own = categoryRule(policy, category).curveParams;
  if (own && param in own) return withCategory(policy, category, { curveParams: { ...own, [param]: value } });
  return { ...policy, curve: { ...policy.curve, params: { ...policy.curve.params, [param]: value } } };
}

/** The curve's params as they hold for a category. */
export function findCurveParams(policy: Policy, category: string): ParamValues {
  return { ...policy.curve.params, ...categoryRule(policy, category).curveParams };
}
