import { memo } from 'react';
import { findReadEffect, readEffects } from '../../read-effects/registry.ts';
import type { PolicyParameter } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { EffectOf } from './LastMoveEffect.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { ParameterRow } from './ParameterRow.tsx';
import styles from './panel.module.css';

export const ReadsGroup = memo(function ReadsGroup({
  parameters,
}: {
  readonly parameters: readonly PolicyParameter[];
}) {
  const id = useAppStore((state) => state.inputs.policy.readEffect.id);
  const actions = useAppStore((state) => state.actions);
  const effect = findReadEffect(id);
  return (
    <PanelGroup title="Reads" note="what a read does">
      <ChoiceBox
        label="Read effect"
        choices={readEffects.map((candidate) => ({ value: candidate.id, label: candidate.label }))}
        value={id}
        onChange={actions.setReadEffect}
      />
      <EffectOf path="readEffect" />
      {parameters.map((parameter) => (
        <ParameterRow key={parameter.path} parameter={parameter} />
      ))}
      {effect ? <p className={styles.words}>{effect.help}</p> : null}
    </PanelGroup>
  );
});
