import { describe, expect, it } from 'vitest';
import {
  findImportanceThreshold,
  findPolicyLimits,
  findStrengthThreshold,
} from '../../src/charts/policy-limits.ts';
import { passes } from '../../src/passes/registry.ts';
import { findPreset } from '../../src/presets/registry.ts';

const choices = findPreset('notebook')!.policy.passes;
const strength = { id: 'strength', enabled: true, params: { threshold: 0.4 } };

describe('findPolicyLimits', () => {
  it('finds the limits that are one number on one column, in the order of the passes', () => {
    expect(findPolicyLimits(choices, passes).map(({ column, value }) => [column, value])).toEqual([
      ['idleDays', 60],
      ['importance', 0.25],
    ]);
    const reversed = findPolicyLimits([...choices].reverse(), passes);
    expect(reversed.map(({ column }) => column)).toEqual(['importance', 'idleDays']);
  });
});

describe('findStrengthThreshold', () => {
  it('is a reference until a pass looks at strength', () => {
    expect(findStrengthThreshold(choices, passes)).toEqual({ value: 0.25, isReference: true });
    expect(findStrengthThreshold([...choices, strength], passes)).toEqual({ value: 0.4, isReference: false });
    expect(findStrengthThreshold([...choices, { ...strength, enabled: false }], passes).isReference).toBe(
      true,
    );
  });

  it('stands in with the default where the policy has no such pass', () => {
    expect(findImportanceThreshold([], passes)).toBe(0.25);
  });
});
