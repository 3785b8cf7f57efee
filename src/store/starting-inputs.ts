import { emptyFilter } from '../engine/evaluation.ts';
import type { Inputs } from './app-state.ts';
import type { StoreParts } from './store-parts.ts';

/** The inputs that the app starts with: the default preset over the sample. */
export function startingInputs({ plugins, sample }: Pick<StoreParts, 'plugins' | 'sample'>): Inputs {
  const preset = plugins.defaultPreset;
  const { timeParam } = plugins.findCurve(preset.policy.curve.id)!;
  const compared = (slot: number, days: number) => ({
    slot,
    name: '',
    curveId: preset.policy.curve.id,
    params: { ...preset.policy.curve.params, [timeParam]: days },
  });
  return {
    presetId: preset.id,
    policy: preset.policy,
    asOfMs: sample.asOfMs,
    filter: emptyFilter,
    sort: [],
    selectedRow: null,
    view: 'trace',
    curves: [compared(2, 7), compared(3, 90)],
    axes: { isTimeLog: false, isStrengthLog: false },
    edits: [],
    labels: {},
    baseline: null,
    readPins: [30, 60],
    readsAsOfDay: 90,
    keepsWeightSum: false,
  };
}
