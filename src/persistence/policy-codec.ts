import type { z } from 'zod';
import { curves, findCurve } from '../curves/registry.ts';
import type { NumberSpec, ParamSpecs } from '../engine/contracts/params.ts';
import { anchorIds, type CategoryRule, type NamedCategory, type Policy } from '../engine/policy.ts';
import { findModifier, modifiers } from '../modifiers/registry.ts';
import { findPass, passes } from '../passes/registry.ts';
import { findReadEffect, readEffects } from '../read-effects/registry.ts';
import { describeIssue, PolicyRefusal, type Range, rangeText } from './policy-problem.ts';
import { categorySchema, policySchema } from './policy-schema.ts';

/** The version that this program writes. */
export const policyVersion = 1;

/**
 * Reads a policy file. Throws `PolicyRefusal` with one sentence for anything that is not a whole policy of a known
 * version: text that is not JSON, a misspelt key (and the nearest known one), a value out of range (and the range).
 */
export function parsePolicy(text: string): Policy {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = (error as Error).message.replace(/\s+/g, ' ');
    throw new PolicyRefusal(`This is not JSON: ${why}.`);
  }
  return policyFromFile(file);
}

/** As `parsePolicy`, from parsed JSON. */
export function policyFromFile(file: unknown): Policy {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new PolicyRefusal('A policy is a JSON object with "lethe": "policy".');
  }
  const version = own(file, 'version');
  if (own(file, 'lethe') !== 'policy')
    throw new PolicyRefusal('This is not a policy file: it lacks "lethe": "policy".');
  if (typeof version === 'number' && version > policyVersion) {
    throw new PolicyRefusal(
      `This policy is of version ${version}; this program reads up to version ${policyVersion}. Open it with a newer Lethe.`,
    );
  }
  const named = own(file, 'categories');
  const categories = isPlainObject(named) ? Object.entries(named) : null;
  // A record schema would lose a category called "__proto__", so each row is checked by itself.
  const parsed = policySchema.safeParse(categories ? { ...file, categories: {} } : file);
  if (!parsed.success) throw refusalOf(parsed.error, file, []);
  const rows = (categories ?? []).map(([name, row]) => categoryFromFile(file, name, row));
  const policy = toPolicy(parsed.data, rows);
  checkCategories(policy);
  checkPasses(policy);
  return policy;
}

/** The policy as a file holds it: every value written out. */
export function policyToFile(policy: Policy): object {
  const categories: object = Object.create(null);
  for (const { name, ...row } of policy.categories) {
    Object.defineProperty(categories, name, { value: row, enumerable: true, configurable: true });
  }
  return {
    lethe: 'policy',
    version: policyVersion,
    name: policy.name,
    curve: policy.curve,
    readEffect: policy.readEffect,
    ...(policy.anchor ? { anchor: policy.anchor } : {}),
    ...(policy.modifiers && policy.modifiers.length > 0 ? { modifiers: policy.modifiers } : {}),
    importance: policy.importance,
    categories,
    defaultCategory: policy.defaultCategory,
    passes: policy.passes,
    removal: policy.removal,
  };
}

/** The text of a policy file. */
export function serialisePolicy(policy: Policy): string {
  return `${JSON.stringify(policyToFile(policy), null, 2)}\n`;
}

function categoryFromFile(file: unknown, name: string, row: unknown): NamedCategory {
  const parsed = categorySchema.safeParse(row);
  if (!parsed.success) throw refusalOf(parsed.error, file, ['categories', name]);
  return { name, ...toRule(parsed.data) };
}

function toRule(row: z.output<typeof categorySchema>): CategoryRule {
  const { curveParams, maxIdleDays, exemptFrom, ...rest } = row;
  const own = Object.entries(curveParams ?? {}).filter(
    (entry): entry is [string, number] => entry[1] !== undefined,
  );
  return {
    ...rest,
    ...(curveParams && own.length > 0 ? { curveParams: Object.fromEntries(own) } : {}),
    ...(maxIdleDays === undefined ? {} : { maxIdleDays }),
    ...(exemptFrom && exemptFrom.length > 0 ? { exemptFrom } : {}),
  };
}

function toPolicy(file: z.output<typeof policySchema>, categories: readonly NamedCategory[]): Policy {
  const { lethe, version, anchor, modifiers: steps, ...rest } = file;
  return {
    ...rest,
    // What a file says and what it leaves out are one policy.
    ...(anchor && anchor !== anchorIds[0] ? { anchor } : {}),
    ...(steps && steps.length > 0 ? { modifiers: steps } : {}),
    categories,
    defaultCategory: toRule(file.defaultCategory),
  } as Policy;
}

function checkCategories(policy: Policy): void {
  const specs = findCurve(policy.curve.id)!.params;
  const rows = [
    ...policy.categories.map((row) => [`categories.${row.name}`, row] as const),
    ['defaultCategory', policy.defaultCategory] as const,
  ];
  for (const [at, { curveParams }] of rows) {
    for (const [param, value] of Object.entries(curveParams ?? {})) {
      const spec = Object.hasOwn(specs, param) ? specs[param] : undefined;
      if (spec?.kind !== 'number') {
        const known = Object.keys(specs).join(', ');
        throw new PolicyRefusal(
          `${at}.curveParams.${param} is not a param of the curve ${policy.curve.id}; it has ${known}.`,
        );
      }
      checkRange(`${at}.curveParams.${param}`, value, spec);
    }
  }
}

function checkRange(at: string, value: number, spec: NumberSpec): void {
  if (value >= spec.min && value <= spec.max) return;
  throw new PolicyRefusal(`${at} is ${value}; it must be ${rangeText(spec)}.`);
}

function checkPasses(policy: Policy): void {
  const seen = new Set<string>();
  for (const { id, params } of policy.passes) {
    const { isSingle } = findPass(id)!;
    const key = isSingle ? id : `${id} in ${params.unit}`;
    if (seen.has(key)) throw new PolicyRefusal(`The pass ${key} is listed twice.`);
    seen.add(key);
  }
}

function refusalOf(error: z.ZodError, file: unknown, base: readonly string[]): PolicyRefusal {
  // A misspelt key is also a missing one: the misspelling says more.
  const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0]!;
  const path = [...base, ...issue.path];
  const full = { ...issue, path } as z.core.$ZodIssue;
  return new PolicyRefusal(describeIssue(full, valueAt(file, path), knownKeys(file), rangeAt(file, path)));
}

/** What may stand at a path: keys of an object, or ids where a plug-in is named (path ends in "?"). */
function knownKeys(file: unknown): (path: readonly PropertyKey[]) => readonly string[] {
  return (path) => {
    const [first, second] = path;
    if (path.length === 0) return Object.keys(policySchema.shape);
    if (first === 'defaultCategory' || first === 'categories') {
      return path.includes('curveParams') ? curveParamNames(file) : Object.keys(categorySchema.shape);
    }
    if (first === 'importance')
      return second === 'weights'
        ? ['recency', 'frequency', 'category', 'alignment']
        : ['weights', 'frequencyCap'];
    if (first === 'removal') return ['action', 'compactAfterDays'];
    const kind = kindAt(path);
    if (path.length > kind.depth && path[path.length - 1] === '?') return kind.plugins.map(({ id }) => id);
    if (path.length === kind.depth) return kind.keys;
    const id = String(valueAt(file, [...path.slice(0, kind.depth), 'id']));
    return Object.keys(kind.find(id)?.params ?? {});
  };
}

/** A place in a policy file where a plug-in is named. */
interface PluginKind {
  /** Length of the path to the object that names it. */
  readonly depth: number;
  readonly keys: readonly string[];
  readonly plugins: readonly { readonly id: string }[];
  find(id: string): { readonly params: ParamSpecs } | undefined;
}

const choiceKeys = ['id', 'params'];
const pluginKinds: Readonly<Record<string, PluginKind>> = {
  curve: { depth: 1, keys: choiceKeys, plugins: curves, find: findCurve },
  readEffect: { depth: 1, keys: choiceKeys, plugins: readEffects, find: findReadEffect },
  modifiers: { depth: 2, keys: choiceKeys, plugins: modifiers, find: findModifier },
  passes: { depth: 2, keys: ['id', 'enabled', 'params'], plugins: passes, find: findPass },
};

function kindAt(path: readonly PropertyKey[]): PluginKind {
  const first = String(path[0]);
  return Object.hasOwn(pluginKinds, first) ? pluginKinds[first]! : pluginKinds.readEffect!;
}

/** The bounds of the plug-in param at a path, where there is one. */
function rangeAt(file: unknown, path: readonly PropertyKey[]): Range | undefined {
  const owner = path.slice(0, path.indexOf('params'));
  const id = String(valueAt(file, [...owner, 'id']));
  const spec = kindAt(owner).find(id)?.params[String(path.at(-1))];
  return spec?.kind === 'number' ? spec : undefined;
}

function curveParamNames(file: unknown): string[] {
  return Object.keys(findCurve(String(valueAt(file, ['curve', 'id'])))?.params ?? {});
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? own(at, key) : undefined),
    value,
  );
}

function own(value: object, key: PropertyKey): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
