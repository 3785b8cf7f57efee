import type { ColumnRead } from './contracts/column-read.ts';
import type { DecayCurve } from './contracts/decay-curve.ts';
import type { ParamValues } from './contracts/params.ts';
import type { BoundCurve, ReadEffect, ReadHistory } from './contracts/read-effect.ts';
import type { ModifierInput, StrengthModifier } from './contracts/strength-modifier.ts';
import { anchorHistory, anchorReads } from './decay-anchor.ts';
import type { PluginChoice, Policy } from './policy.ts';
import { bindCurve } from './recency.ts';
import type { RowInputs } from './row-inputs.ts';

/** A modifier as a policy lists it. */
export interface ChosenModifier {
  readonly plugin: StrengthModifier;
  readonly params: ParamValues;
}

/** What of a policy decides the strength of a memory, with its plug-ins found. */
export interface DecayRules {
  readonly policy: Pick<Policy, 'curve' | 'readEffect' | 'anchor' | 'modifiers'>;
  readonly curve: DecayCurve;
  readonly effect: ReadEffect;
  /** In the policy's order. */
  readonly modifiers: readonly ChosenModifier[];
}

/** The memories that the rules are applied to: columns, one entry per memory. */
export interface DecayStore {
  readonly timing: ReadHistory;
  readonly inputs: RowInputs;
  readonly categoryCodes: Uint32Array;
  /** By category code: params of the curve that a category replaces; null = none. */
  readonly overrides: readonly (ParamValues | null)[];
  readonly initialStrength: Float64Array;
  readonly isProtected: Uint8Array;
  /** False where the entries are one memory at several moments. */
  readonly isStore: boolean;
}

/** Finds a policy's modifiers; one that this program lacks throws. */
export function chooseModifiers(
  choices: readonly PluginChoice[] | undefined,
  findModifier: (id: string) => StrengthModifier | undefined,
): ChosenModifier[] {
  return (choices ?? []).map(({ id, params }) => {
    const plugin = findModifier(id);
    if (!plugin) throw new Error(`No modifier "${id}".`);
    return { plugin, params };
  });
}

/** True where strength is nothing but initial strength × curve(elapsed) under the read effect. */
export function isPlainDecay({ policy, curve, modifiers }: DecayRules): boolean {
  return modifiers.length === 0 && !curve.overReads && anchorReads(policy.anchor).length === 0;
}

/** Every column of the memory file that the rules look at. */
export function columnsRead({ policy, effect, modifiers }: DecayRules): ColumnRead[] {
  return [
    ...anchorReads(policy.anchor),
    ...(effect.reads?.(policy.readEffect.params) ?? []),
    ...modifiers.flatMap(({ plugin, params }) => plugin.reads?.(params) ?? []),
  ];
}

/** The rules applied to a store; columns are worked out when they are asked for. */
export interface Decay {
  /** Fills `out` with what curve and reads leave of height 1. */
  fillRecency(out: Float64Array): void;
  /** Fills `out` with the strength: from the initial height through every modifier. */
  fillStrength(out: Float64Array, recency: Float64Array): void;
  /** The quantity behind a curve over all reads; null where the curve has none. */
  rawColumn(): Float64Array | null;
}

/**
 * Anchor → elapsed days → modifiers of elapsed → curve → read effect → height → modifiers of strength, each a whole column.
 * Without modifiers strength is initial strength × recency. YourMemory, fact, importance 0.5, idle 10 d:
 * height 0.5, elapsed 10·(1 − 0.8·0.5) = 6 d, e^(−0.16·6) = 0.382893, strength 0.191446.
 */
export function prepareDecay(rules: DecayRules, store: DecayStore): Decay {
  const { policy, curve, effect } = rules;
  const { timing, inputs } = store;
  const history = anchorHistory(timing, policy.anchor, inputs);
  const input = modifierInput(rules, store, history);
  const modifiers = rules.modifiers.map(({ plugin, params }) => ({
    plugin,
    params,
    columns: (plugin.reads?.(params) ?? []).map(inputs.column),
  }));
  const bound = bindModified(rules, store, modifiers, input);
  const columns = (effect.reads?.(policy.readEffect.params) ?? []).map(inputs.column);
  const runEffect = (out: Float64Array, from: ReadHistory) =>
    effect.fillRecency(out, from, bound, policy.readEffect.params, columns);
  return {
    fillRecency: (out) => {
      if (curve.overReads) fillOverReads(out, rules, store, history, curve.overReads.fillRecency);
      else runEffect(out, history);
    },
    fillStrength: (out, recency) => {
      out.set(store.initialStrength);
      for (const { plugin, params, columns: own } of modifiers) plugin.fillHeight?.(out, input, params, own);
      if (effect.actsOnStrength && !curve.overReads) runEffect(out, { ...history, startLevels: out.slice() });
      else for (let row = 0; row < out.length; row += 1) out[row] = out[row]! * recency[row]!;
      for (const { plugin, params, columns: own } of modifiers) {
        plugin.fillStrength?.(out, input, params, own);
      }
    },
    rawColumn: () => {
      if (!curve.overReads) return null;
      const out = new Float64Array(timing.rowCount);
      fillOverReads(out, rules, store, history, curve.overReads.fillRaw);
      return out;
    },
  };
}

/** 1 = a modifier keeps every pass from the memory. null where no modifier does such a thing. */
export function protectedByModifiers(
  { policy, modifiers }: DecayRules,
  timing: ReadHistory,
  inputs: RowInputs,
): Uint8Array | null {
  const protecting = modifiers.filter(({ plugin }) => plugin.fillProtected);
  if (protecting.length === 0) return null;
  const out = new Uint8Array(timing.rowCount);
  const history = anchorHistory(timing, policy.anchor, inputs);
  for (const { plugin, params } of protecting) {
    plugin.fillProtected?.(out, { history }, params, (plugin.reads?.(params) ?? []).map(inputs.column));
  }
  return out;
}

function modifierInput(
  { policy, curve, modifiers }: DecayRules,
  { categoryCodes, overrides, isProtected, isStore }: DecayStore,
  history: ReadHistory,
): ModifierInput {
  // Only modifiers look at it.
  const timeConstantDays = new Float64Array(modifiers.length > 0 ? history.rowCount : 0);
  const shared = Number(policy.curve.params[curve.timeParam]);
  const byCode = overrides.map((own) => Number(own?.[curve.timeParam] ?? shared));
  for (let row = 0; row < timeConstantDays.length; row += 1) {
    timeConstantDays[row] = byCode[categoryCodes[row]!] ?? shared;
  }
  return { history, isProtected, timeConstantDays, isStore };
}

/** The policy's curve over elapsed days that its modifiers have changed. */
function bindModified(
  { policy, curve }: DecayRules,
  { overrides, categoryCodes }: DecayStore,
  modifiers: readonly (ChosenModifier & { readonly columns: readonly Float64Array[] })[],
  input: ModifierInput,
): BoundCurve {
  const plain = bindCurve(curve, policy.curve.params, overrides, categoryCodes);
  const changing = modifiers.filter(({ plugin }) => plugin.fillElapsed);
  if (changing.length === 0) return plain;
  return {
    fill: (out, elapsedDays, rows) => {
      if (out !== elapsedDays) out.set(elapsedDays);
      for (const { plugin, params, columns } of changing) {
        plugin.fillElapsed?.(out, rows, input, params, columns);
      }
      plain.fill(out, out, rows);
    },
  };
}

/** Runs a rule over all accesses, once for the policy's params and once for each category that has its own. */
function fillOverReads(
  out: Float64Array,
  { policy }: DecayRules,
  { overrides, categoryCodes }: DecayStore,
  history: ReadHistory,
  fill: (out: Float64Array, history: ReadHistory, params: ParamValues) => void,
): void {
  fill(out, history, policy.curve.params);
  overrides.forEach((own, code) => {
    if (own === null) return;
    const column = new Float64Array(out.length);
    fill(column, history, { ...policy.curve.params, ...own });
    for (let row = 0; row < out.length; row += 1) if (categoryCodes[row] === code) out[row] = column[row]!;
  });
}
