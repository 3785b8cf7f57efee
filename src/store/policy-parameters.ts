import type { NumberSpec, ParamSpec, ParamSpecs, ParamValues } from '../engine/contracts/params.ts';
import type { Sizes } from '../engine/evaluation.ts';
import { type ImportanceTerm, importanceTerms, type Policy } from '../engine/policy.ts';
import { policyPlugins as plugins } from '../persistence/policy-plugins.ts';

/** One thing of the policy that a slider can move. */
export interface PolicyParameter {
  /** `curve.halfLifeDays`, `readEffect.amount`, `importance.weights.recency`, `importance.frequencyCap`, `modifiers.0.share`, `passes.1.maxIdleDays`. */
  readonly path: string;
  readonly group: 'curve' | 'reads' | 'modifiers' | 'importance' | 'passes';
  /** For group "passes": its place in the policy's list. */
  readonly passIndex?: number;
  readonly spec: ParamSpec;
  readonly value: number | string;
  /** What "reset" goes back to. */
  readonly presetValue: number | string;
}

export type NumberParameter = PolicyParameter & { readonly spec: NumberSpec; readonly value: number };

const weightLabels: Readonly<Record<ImportanceTerm, string>> = {
  recency: 'Recency',
  frequency: 'Frequency',
  category: 'Category',
  alignment: 'Alignment',
};

const weightHelp: Readonly<Record<ImportanceTerm, string>> = {
  recency: 'What the strength left by decay adds to importance.',
  frequency: 'What reads add: min(reads / cap, 1).',
  category: 'What the weight of its category adds.',
  alignment: "What an imported column of similarity to the agent's goal adds; 0 where it is missing.",
};

function weightSpec(term: ImportanceTerm): NumberSpec {
  return {
    kind: 'number',
    label: weightLabels[term],
    unit: '',
    min: 0,
    max: Number.MAX_VALUE,
    sliderMin: 0,
    sliderMax: 1,
    step: 0.01,
    scale: 'linear',
    default: 0,
    help: weightHelp[term],
  };
}

const weightSpecs = Object.fromEntries(importanceTerms.map((term) => [term, weightSpec(term)])) as Readonly<
  Record<ImportanceTerm, NumberSpec>
>;

const capSpec: NumberSpec = {
  kind: 'number',
  label: 'Frequency cap',
  unit: 'reads',
  min: 1,
  max: Number.MAX_VALUE,
  sliderMin: 1,
  sliderMax: 1000,
  step: 1,
  scale: 'log',
  default: 20,
  help: 'Reads that count as often; more add nothing.',
};

/**
 * Every slider of a policy in the order in which they stand in the panel. `preset` is what "reset" goes back to; `before`
 * are the sizes of the open store, so that a budget's slider covers it.
 */
export function listParameters(policy: Policy, preset: Policy, before?: Sizes): PolicyParameter[] {
  const list: PolicyParameter[] = [];
  const add = (
    group: PolicyParameter['group'],
    base: string,
    specs: ParamSpecs,
    values: ParamValues,
    presetValues: ParamValues | undefined,
    passIndex?: number,
  ) => {
    for (const [name, spec] of Object.entries(specs)) {
      list.push({
        path: `${base}.${name}`,
        group,
        ...(passIndex === undefined ? {} : { passIndex }),
        spec,
        value: values[name] ?? spec.default,
        presetValue: presetValues?.[name] ?? spec.default,
      });
    }
  };
  const sameId = (a: { id: string }, b: { id: string; params: ParamValues }) =>
    a.id === b.id ? b.params : undefined;
  const curve = plugins.findCurve(policy.curve.id);
  const effect = plugins.findReadEffect(policy.readEffect.id);
  if (curve) add('curve', 'curve', curve.params, policy.curve.params, sameId(policy.curve, preset.curve));
  if (effect) {
    add(
      'reads',
      'readEffect',
      effect.params,
      policy.readEffect.params,
      sameId(policy.readEffect, preset.readEffect),
    );
  }
  policy.modifiers?.forEach(({ id, params }, i) => {
    const modifier = plugins.findModifier(id);
    const own = preset.modifiers?.[i];
    if (modifier)
      add('modifiers', `modifiers.${i}`, modifier.params, params, own?.id === id ? own.params : undefined);
  });
  list.push(...importanceParameters(policy, preset));
  policy.passes.forEach(({ id, params }, i) => {
    const pass = plugins.findPass(id);
    if (!pass) return;
    const unit = params.unit;
    const own = preset.passes.find((other) => other.id === id && other.params.unit === unit);
    const specs =
      pass.measure === 'size' && before
        ? widenSize(pass.params, String(unit ?? 'memories'), before, params)
        : pass.params;
    add('passes', `passes.${i}`, specs, params, own?.params, i);
  });
  return list;
}

function importanceParameters(policy: Policy, preset: Policy): PolicyParameter[] {
  const weights = importanceTerms.map((term) => ({
    path: `importance.weights.${term}`,
    group: 'importance' as const,
    spec: weightSpecs[term],
    value: policy.importance.weights[term],
    presetValue: preset.importance.weights[term],
  }));
  const cap = {
    path: 'importance.frequencyCap',
    group: 'importance' as const,
    spec: capSpec,
    value: policy.importance.frequencyCap,
    presetValue: preset.importance.frequencyCap,
  };
  return [...weights, cap];
}

/** Number params of a size pass get a slider that covers the store. */
function widenSize(specs: ParamSpecs, unit: string, before: Sizes, params: ParamValues): ParamSpecs {
  const size = unit === 'tokens' || unit === 'bytes' ? before[unit] : before.memories;
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      if (spec.kind !== 'number') return [name, spec];
      const sliderMax = Math.max(1, size, Number(params[name] ?? 0));
      return [name, { ...spec, unit, sliderMax }];
    }),
  );
}

/** The policy with one parameter set; the same policy when the path leads nowhere. */
export function withParameter(policy: Policy, path: string, value: number | string): Policy {
  const [head, second, third] = path.split('.');
  const params = (choice: ParamValues, name: string) => ({ ...choice, [name]: value });
  switch (head) {
    case 'curve':
      return { ...policy, curve: { ...policy.curve, params: params(policy.curve.params, second!) } };
    case 'readEffect':
      return {
        ...policy,
        readEffect: { ...policy.readEffect, params: params(policy.readEffect.params, second!) },
      };
    case 'modifiers':
      return {
        ...policy,
        modifiers: (policy.modifiers ?? []).map((step, i) =>
          String(i) === second ? { ...step, params: params(step.params, third!) } : step,
        ),
      };
    case 'importance':
      return { ...policy, importance: withImportance(policy, second!, third, Number(value)) };
    case 'passes':
      return {
        ...policy,
        passes: policy.passes.map((pass, i) =>
          String(i) === second ? { ...pass, params: params(pass.params, third!) } : pass,
        ),
      };
    default:
      return policy;
  }
}

function withImportance(
  policy: Policy,
  name: string,
  term: string | undefined,
  value: number,
): Policy['importance'] {
  const { importance } = policy;
  if (name === 'frequencyCap') return { ...importance, frequencyCap: value };
  return { ...importance, weights: { ...importance.weights, [term!]: value } };
}

/** The other weights scaled so that all sum to 1; when all others are 0 they share what is left. */
export function keepWeightSum(policy: Policy, moved: ImportanceTerm): Policy {
  const { weights } = policy.importance;
  const own = Math.min(1, weights[moved]);
  const others = importanceTerms.filter((term) => term !== moved);
  const sum = others.reduce((total, term) => total + weights[term], 0);
  const isSharing = (term: ImportanceTerm) => term !== 'alignment';
  const sharers = others.filter(isSharing).length;
  const scaled = others.map((term) => {
    if (sum > 0) return [term, (weights[term] * (1 - own)) / sum];
    return [term, isSharing(term) ? (1 - own) / sharers : 0];
  });
  return {
    ...policy,
    importance: {
      ...policy.importance,
      weights: { ...weights, ...Object.fromEntries(scaled), [moved]: own },
    },
  };
}
