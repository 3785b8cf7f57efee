import { curves, findCurve } from '../curves/registry.ts';
import type { DecayCurve } from '../engine/contracts/decay-curve.ts';
import type { EvictionPass } from '../engine/contracts/eviction-pass.ts';
import type { Preset } from '../engine/contracts/preset.ts';
import type { ReadEffect } from '../engine/contracts/read-effect.ts';
import type { StrengthModifier } from '../engine/contracts/strength-modifier.ts';
import { findModifier, modifiers } from '../modifiers/registry.ts';
import { findPass, passes } from '../passes/registry.ts';
import { defaultPreset, findPreset, presets } from '../presets/registry.ts';
import { findReadEffect, readEffects } from '../read-effects/registry.ts';

/** All that a policy may name, for those who may not see the registries themselves. */
export interface PolicyPlugins {
  readonly curves: readonly DecayCurve[];
  readonly readEffects: readonly ReadEffect[];
  readonly modifiers: readonly StrengthModifier[];
  readonly passes: readonly EvictionPass[];
  readonly presets: readonly Preset[];
  readonly defaultPreset: Preset;
  findCurve(id: string): DecayCurve | undefined;
  findReadEffect(id: string): ReadEffect | undefined;
  findModifier(id: string): StrengthModifier | undefined;
  findPass(id: string): EvictionPass | undefined;
  findPreset(id: string): Preset | undefined;
}

export const policyPlugins: PolicyPlugins = {
  curves,
  readEffects,
  modifiers,
  passes,
  presets,
  defaultPreset,
  findCurve,
  findReadEffect,
  findModifier,
  findPass,
  findPreset,
};
