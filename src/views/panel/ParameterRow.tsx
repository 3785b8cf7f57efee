import { memo, type ReactNode } from 'react';
import type { ChoiceSpec } from '../../engine/contracts/params.ts';
import type { NumberParameter, PolicyParameter } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { formatGiven } from '../../ui/format-number.ts';
import { ParameterSlider } from '../../ui/ParameterSlider.tsx';
import { LastMoveEffect } from './LastMoveEffect.tsx';
import styles from './panel.module.css';
import { formatParameter, formatTrackEnd, trackOf } from './parameter-words.ts';

interface RowExtras {
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly unit?: ReactNode;
  readonly unitLabel?: string;
  /** Replaces the spec's own name: a pass's row is called after the pass. */
  readonly label?: string;
}

export interface ParameterRowProps extends RowExtras {
  readonly parameter: PolicyParameter;
}

/** One parameter of the policy: a slider row, or a choice. */
export function ParameterRow({ parameter, ...extras }: ParameterRowProps) {
  if (isNumber(parameter)) return <NumberRow parameter={parameter} {...extras} />;
  return parameter.spec.kind === 'choice' ? <ChoiceRow parameter={parameter} spec={parameter.spec} /> : null;
}

export function isNumber(parameter: PolicyParameter): parameter is NumberParameter {
  return parameter.spec.kind === 'number' && typeof parameter.value === 'number';
}

interface NumberRowProps extends RowExtras {
  readonly parameter: NumberParameter;
}

// The list of parameters is made anew at every move; a row whose numbers stand still need not be drawn again.
const NumberRow = memo(
  function NumberRow({ parameter, label, unit, unitLabel, ...around }: NumberRowProps) {
    const { spec, path, value } = parameter;
    const actions = useAppStore((state) => state.actions);
    const hasEffect = useAppStore((state) => state.lastMove?.path === path);
    const word = unitLabel ?? spec.unit;
    const preset = typeof parameter.presetValue === 'number' ? parameter.presetValue : spec.default;
    return (
      <ParameterSlider
        {...around}
        anchor={path}
        label={label ?? spec.label}
        help={spec.help}
        unit={unit ?? spec.unit}
        unitLabel={word}
        value={value}
        preset={preset}
        min={spec.min}
        max={spec.max}
        track={trackOf(spec)}
        format={(v) => formatParameter(v, spec, word)}
        formatEnd={(v) => formatTrackEnd(v, spec)}
        formatBox={formatGiven}
        onChange={(v) => actions.setParameter(path, v)}
        onChangeEnd={actions.endGesture}
        onReset={() => actions.resetParameter(path)}
        effect={hasEffect ? <LastMoveEffect unit={word} /> : undefined}
      />
    );
  },
  (before, after) =>
    before.parameter.path === after.parameter.path &&
    before.parameter.value === after.parameter.value &&
    before.parameter.presetValue === after.parameter.presetValue &&
    // A budget's spec is made anew, as long as the store is.
    before.parameter.spec.label === after.parameter.spec.label &&
    before.parameter.spec.sliderMax === after.parameter.spec.sliderMax &&
    before.label === after.label &&
    before.unitLabel === after.unitLabel &&
    before.before === after.before &&
    before.after === after.after,
);

function ChoiceRow({ parameter, spec }: { readonly parameter: PolicyParameter; readonly spec: ChoiceSpec }) {
  const actions = useAppStore((state) => state.actions);
  return (
    <div className={styles.choiceRow} title={spec.help}>
      <span className="clip">{spec.label}</span>
      <ChoiceBox
        label={spec.label}
        choices={spec.options.map((option) => ({ value: option, label: option }))}
        value={String(parameter.value)}
        onChange={(value) => actions.setParameter(parameter.path, value)}
      />
    </div>
  );
}
