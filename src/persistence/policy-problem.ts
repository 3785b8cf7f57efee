import type { z } from 'zod';
import { findNearestName } from './nearest-name.ts';

type Issue = z.core.$ZodIssue;

/** A policy that cannot be used: one sentence that says where, what and what would do. */
export class PolicyRefusal extends Error {
  override readonly name = 'PolicyRefusal';
}

/** Inclusive bounds; a `max` of Number.MAX_VALUE is none. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** "between 0.0005 and 36525", "at least 0". */
export function rangeText({ min, max }: Range): string {
  return max >= Number.MAX_VALUE ? `at least ${min}` : `between ${min} and ${max}`;
}

function where(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'The policy' : path.map(String).join('.');
}

function knownAt(
  issue: Issue,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): readonly string[] {
  return knownKeys(issue.path);
}

/** The sentence for the first thing that is wrong. */
export function describeIssue(
  issue: Issue,
  input: unknown,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
  range: Range | undefined,
): string {
  const at = where(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const key = issue.keys[0]!;
      const nearest = findNearestName(key, knownAt(issue, knownKeys));
      const hint = nearest ? `; did you mean "${nearest}"?` : '.';
      return `"${key}" is not a known key of ${at === 'The policy' ? 'a policy' : at}${hint}`;
    }
    case 'too_small':
      return `${at} is ${say(input)}; it must be ${rangeText(range ?? { min: Number(issue.minimum), max: Number.MAX_VALUE })}.`;
    case 'too_big':
      return `${at} is ${say(input)}; it must be ${range ? rangeText(range) : `at most ${issue.maximum}`}.`;
    case 'invalid_value':
      return `${at} is ${say(input)}; it must be ${listed(issue.values.map((value) => JSON.stringify(value)))}.`;
    case 'invalid_union':
      return `${at} is ${say(input)}; it must be ${listed(knownKeys([...issue.path, '?']).map((id) => `"${id}"`))}.`;
    case 'invalid_type':
      return input === undefined
        ? `${at} is missing.`
        : `${at} is ${say(input)}; it must be ${withArticle(isInfinite(input) ? 'finite number' : issue.expected)}.`;
    default:
      return `${at}: ${issue.message}.`;
  }
}

/** JSON has no infinity, but 1e999 reads as one. */
function isInfinite(value: unknown): boolean {
  return typeof value === 'number' && !Number.isFinite(value);
}

function say(value: unknown): string {
  if (value === undefined) return 'missing';
  if (isInfinite(value)) return 'too large to hold';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function listed(words: readonly string[]): string {
  return words.length <= 1 ? (words[0] ?? '') : `one of ${words.join(', ')}`;
}

function withArticle(type: string): string {
  const name = type === 'record' ? 'object' : type;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
