import { useMemo, useState } from 'react';
import { findPreset } from '../../presets/registry.ts';
import { listParameters, type PolicyParameter } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';

type Group = PolicyParameter['group'];

/** Each group's parameters in their order. */
export type ParameterGroups = Readonly<Record<Group, readonly PolicyParameter[]>>;

const noParameters: ParameterGroups = { curve: [], reads: [], modifiers: [], importance: [], passes: [] };

/** Everything of the policy that a slider or a choice can move, with what "reset" goes back to. */
export function useParameters(): ParameterGroups {
  const policy = useAppStore((state) => state.inputs.policy);
  const presetId = useAppStore((state) => state.inputs.presetId);
  const sizes = useAppStore((state) => state.evaluation?.sizes.before);
  const [keep] = useState(createKeeper);
  return useMemo(
    () => keep(listParameters(policy, findPreset(presetId)?.policy ?? policy, sizes)),
    [keep, policy, presetId, sizes],
  );
}

/** The list is made anew at every move; what says the same keeps its identity, so that only the moved row is drawn. */
function createKeeper(): (list: readonly PolicyParameter[]) => ParameterGroups {
  let last = noParameters;
  const keepGroup = (group: Group, list: readonly PolicyParameter[]): readonly PolicyParameter[] => {
    const before = last[group];
    const after = list
      .filter((parameter) => parameter.group === group)
      .map((parameter, i) => (before[i] && isSame(before[i], parameter) ? before[i] : parameter));
    return after.length === before.length && after.every((parameter, i) => parameter === before[i])
      ? before
      : after;
  };
  return (list) => {
    last = {
      curve: keepGroup('curve', list),
      reads: keepGroup('reads', list),
      modifiers: keepGroup('modifiers', list),
      importance: keepGroup('importance', list),
      passes: keepGroup('passes', list),
    };
    return last;
  };
}

function isSame(a: PolicyParameter, b: PolicyParameter): boolean {
  return (
    a.path === b.path &&
    a.passIndex === b.passIndex &&
    Object.is(a.value, b.value) &&
    Object.is(a.presetValue, b.presetValue) &&
    isSameSpec(a.spec, b.spec)
  );
}

/** A budget's spec is made anew, as long as the store is. */
function isSameSpec(a: PolicyParameter['spec'], b: PolicyParameter['spec']): boolean {
  if (a === b) return true;
  if (a.kind !== 'number' || b.kind !== 'number') return false;
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
