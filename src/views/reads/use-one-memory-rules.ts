import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { ReadTimelineInput } from '../../charts/read-timeline-data.ts';
import { findCurve } from '../../curves/registry.ts';
import { chooseModifiers } from '../../engine/decay-pipeline.ts';
import type { Policy } from '../../engine/policy.ts';
import { findModifier } from '../../modifiers/registry.ts';
import { findReadEffect } from '../../read-effects/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';

type Rules = ReadTimelineInput['rules'];

const noPasses: Policy['passes'] = [];
const noImportance: Policy['importance'] = {
  weights: { recency: 0, frequency: 0, category: 0, alignment: 0 },
  frequencyCap: 1,
};

/** What decides the strength of one memory: neither a pass nor a weight, so that moving those draws nothing of it again. */
function strengthPartsOf(policy: Policy): Policy {
  return { ...policy, passes: noPasses, importance: noImportance };
}

/** The rules of the policy; null where it names a plug-in that this version lacks. */
export function useOneMemoryRules(): Rules | null {
  const policy = useAppStore(useShallow((state) => strengthPartsOf(state.inputs.policy)));
  return useMemo(() => rulesOf(policy), [policy]);
}

/** The same of the pinned policy; null where nothing is pinned. */
export function useBaselineRules(): Rules | null {
  const pinned = useAppStore((state) => state.inputs.baseline?.policy ?? null);
  return useMemo(() => pinned && rulesOf(pinned), [pinned]);
}

function rulesOf(policy: Policy): Rules | null {
  const curve = findCurve(policy.curve.id);
  const effect = findReadEffect(policy.readEffect.id);
  const modifiers = chooseModifiers(policy.modifiers, findModifier);
  return curve && effect ? { policy, curve, effect, modifiers } : null;
}
