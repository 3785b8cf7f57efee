import { useMemo } from 'react';
import { findPreset } from '../../presets/registry.ts';
import { listParameters, type PolicyParameter } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';

/** Everything of the policy that a slider or a choice can move, with what "reset" goes back to. */
export function useParameters(): readonly PolicyParameter[] {
  const policy = useAppStore((state) => state.inputs.policy);
  const presetId = useAppStore((state) => state.inputs.presetId);
  const sizes = useAppStore((state) => state.evaluation?.sizes.before);
  return useMemo(
    () => listParameters(policy, findPreset(presetId)?.policy ?? policy, sizes),
    [policy, presetId, sizes],
  );
}
