import { expect, test } from 'vitest';
import { presets } from '../../src/presets/registry.ts';
import { listParameters } from '../../src/store/policy-parameters.ts';
import { openApp } from './open-app.ts';

test.each(presets.map(({ id }) => [id]))(
  '%s opens on the sample, every parameter moves and resets, a memory has its details',
  async (id) => {
    const { store, actions, settled } = await openApp();
    actions.loadPreset(id);
    actions.select(1);
    await settled();
    const { policy, presetId } = store.getState().inputs;
    expect(presetId).toBe(id);
    const { counts, selected } = store.getState().evaluation!;
    expect(counts.total).toBe(10);
    expect(selected!.lifeline.strength.some(Number.isFinite)).toBe(true);
    for (const { path, spec, value } of listParameters(policy, policy)) {
      if (spec.kind !== 'number') continue;
      actions.setParameter(path, value === spec.min ? spec.default + spec.step : spec.min);
      actions.resetParameter(path);
    }
    await settled();
    expect(store.getState().inputs.policy).toEqual(policy);
  },
);
