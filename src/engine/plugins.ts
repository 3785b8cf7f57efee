import type { DecayCurve } from './contracts/decay-curve.ts';
import type { EvictionPass } from './contracts/eviction-pass.ts';
import type { ReadEffect } from './contracts/read-effect.ts';
import type { StrengthModifier } from './contracts/strength-modifier.ts';
import { chooseModifiers, type DecayRules } from './decay-pipeline.ts';
import type { Policy } from './policy.ts';

/** The plug-ins that a policy may name; handed in, so that the engine names none of them. */
export interface Plugins {
  findCurve(id: string): DecayCurve | undefined;
  findReadEffect(id: string): ReadEffect | undefined;
  findModifier(id: string): StrengthModifier | undefined;
  findPass(id: string): EvictionPass | undefined;
  readonly passes: readonly EvictionPass[];
}

/** The plug-ins of a policy; one that this program lacks throws. */
export function findRules(policy: Policy, plugins: Omit<Plugins, 'findPass' | 'passes'>): DecayRules {
  const curve = plugins.findCurve(policy.curve.id);
  const effect = plugins.findReadEffect(policy.readEffect.id);
  if (!curve || !effect)
    throw new Error(`No curve "${policy.curve.id}" or read effect "${policy.readEffect.id}".`);
  return { policy, curve, effect, modifiers: chooseModifiers(policy.modifiers, plugins.findModifier) };
}
