import { describe, expect, test } from 'vitest';
import { findModifier } from '../../src/modifiers/registry.ts';
import { policyFromFile, policyToFile } from '../../src/persistence/policy-codec.ts';
import { findPreset, presets } from '../../src/presets/registry.ts';
import systems from '../fixtures/systems.json' with { type: 'json' };

test('ids and names are unique and found', () => {
  for (const { id } of presets) expect(findPreset(id)?.id).toBe(id);
  expect(findPreset('constructor')).toBeUndefined();
  expect(new Set(presets.map(({ policy }) => policy.name)).size).toBe(presets.length);
});

test('every system that is described has a preset', () => {
  for (const { id } of systems.systems) {
    expect(
      presets.some((preset) => preset.id === id || preset.id.startsWith(`${id}-`)),
      id,
    ).toBe(true);
  }
});

test('a preset as documented or as coded ends in that word where the other one is there too', () => {
  for (const { id, variant } of presets) {
    const pair = /^(.*)-(documented|coded)$/.exec(id);
    if (!pair) continue;
    expect(variant).toBe(pair[2]);
    const other = pair[2] === 'coded' ? 'documented' : 'coded';
    expect(findPreset(`${pair[1]}-${other}`)?.variant).toBe(other);
  }
});

describe.each(presets.map((preset) => [preset.id, preset] as const))('%s', (_id, preset) => {
  test('is a whole policy: written to a file and read again it is the same', () => {
    const file = JSON.parse(JSON.stringify(policyToFile(preset.policy)));
    expect(policyFromFile(file)).toEqual(preset.policy);
  });

  test('says where it comes from and what it does', () => {
    expect(preset.source).toMatch(/\S/);
    expect(preset.summary.length).toBeGreaterThan(100);
    expect(preset.summary).toMatch(/\.$/);
    const columns = (preset.policy.modifiers ?? []).flatMap(({ id, params }) =>
      (findModifier(id)?.reads?.(params) ?? []).map(({ name }) => name),
    );
    for (const column of columns) expect(preset.summary.toLowerCase()).toContain(column);
  });
});
