import type { Policy } from '../engine/policy.ts';
import { policyFromFile, policyToFile } from './policy-codec.ts';

/** One change against a preset: a path in the policy file and what stands there; without a value the key is gone. */
export type PolicyChange = readonly [path: readonly string[], value?: unknown];

/** What a policy changes against its preset; lists (passes, exemptions) change as a whole. */
export function diffPolicy(preset: Policy, policy: Policy): PolicyChange[] {
  const changes: PolicyChange[] = [];
  collect(plain(policyToFile(preset)), plain(policyToFile(policy)), [], changes);
  return changes;
}

/** The preset with the changes made. Throws `PolicyRefusal` when that is no policy. */
export function applyPolicyChanges(preset: Policy, changes: readonly PolicyChange[]): Policy {
  const file = plain(policyToFile(preset)) as object;
  for (const [path, ...value] of changes) {
    const owner = path.slice(0, -1).reduce<unknown>((at, key) => own(at, key), file);
    const key = path.at(-1);
    if (typeof owner !== 'object' || owner === null || key === undefined) continue;
    if (value.length === 0) Reflect.deleteProperty(owner, key);
    else define(owner, key, value[0]);
  }
  return policyFromFile(file);
}

function collect(was: unknown, now: unknown, path: readonly string[], changes: PolicyChange[]): void {
  if (JSON.stringify(was) === JSON.stringify(now)) return;
  if (!isRecord(was) || !isRecord(now)) {
    changes.push([path, now]);
    return;
  }
  for (const key of Object.keys(was)) if (!Object.hasOwn(now, key)) changes.push([[...path, key]]);
  for (const key of Object.keys(now)) collect(own(was, key), own(now, key), [...path, key], changes);
}

/** A deep copy in which every key, `__proto__` too, is an own property. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(value: unknown, key: string): unknown {
  return isRecord(value) ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
}

function define(owner: object, key: string, value: unknown): void {
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true });
}
