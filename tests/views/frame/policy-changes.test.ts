import { expect, test } from 'vitest';
import type { Policy } from '../../../src/engine/policy.ts';
import { defaultPreset } from '../../../src/presets/registry.ts';
import { countPolicyChanges } from '../../../src/views/frame/policy-changes.ts';

const preset = defaultPreset.policy;
const count = (change: Partial<Policy>) => countPolicyChanges({ ...preset, ...change }, preset);

test('a preset is not modified', () => {
  expect(count({})).toBe(0);
  expect(count({ categories: structuredClone(preset.categories) })).toBe(0);
});

test('every moved parameter counts', () => {
  const importance = { ...preset.importance, frequencyCap: preset.importance.frequencyCap + 1 };
  expect(count({ importance })).toBe(1);
});

test('what becomes of the evicted counts', () => {
  expect(count({ removal: { action: 'tombstone' } })).toBe(1);
});

test('passes: each switch counts, another list counts once', () => {
  const [first, ...rest] = preset.passes;
  expect(count({ passes: [{ ...first!, enabled: !first!.enabled }, ...rest] })).toBe(1);
  expect(count({ passes: [...rest, first!] })).toBe(1);
});

test('categories: changed, added and removed ones count, and the default row', () => {
  const [first, ...rest] = preset.categories;
  expect(count({ categories: [{ ...first!, weight: 0.123 }, ...rest] })).toBe(1);
  expect(count({ categories: rest })).toBe(1);
  expect(count({ categories: [...preset.categories, { ...first!, name: '__proto__' }] })).toBe(1);
  expect(count({ defaultCategory: { ...preset.defaultCategory, maxIdleDays: null } })).toBe(1);
});

test('an anchor counts, another list of modifiers counts once, a moved param of one too', () => {
  const cap = { id: 'strength-cap', params: { limit: 1 } };
  expect(count({ anchor: 'latest' })).toBe(1);
  expect(count({ modifiers: [cap] })).toBe(1);
  const lower = { ...cap, params: { limit: 0.9 } };
  expect(countPolicyChanges({ ...preset, modifiers: [lower] }, { ...preset, modifiers: [cap] })).toBe(1);
});
