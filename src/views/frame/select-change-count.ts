import type { Policy } from '../../engine/policy.ts';
import { findPreset } from '../../presets/registry.ts';
import type { AppState } from '../../store/app-state.ts';
import { countPolicyChanges } from './policy-changes.ts';

let last: { readonly policy: Policy; readonly presetId: string; readonly count: number } | null = null;

/** In how many things the policy differs from its preset; counted once per policy, however often it is asked for. */
export function selectChangeCount({ inputs: { policy, presetId } }: AppState): number {
  if (last?.policy !== policy || last.presetId !== presetId) {
    const count = countPolicyChanges(policy, findPreset(presetId)?.policy ?? policy);
    last = { policy, presetId, count };
  }
  return last.count;
}
