import { memo } from 'react';
import { importanceTerms } from '../../engine/policy.ts';
import type { PolicyParameter } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { ParameterRow } from './ParameterRow.tsx';
import styles from './panel.module.css';

export interface ImportanceGroupProps {
  readonly parameters: readonly PolicyParameter[];
  /** θ: it belongs to a pass, but it is read against the score. */
  readonly thresholds: readonly PolicyParameter[];
}

export const ImportanceGroup = memo(function ImportanceGroup({
  parameters,
  thresholds,
}: ImportanceGroupProps) {
  const weights = useAppStore((state) => state.inputs.policy.importance.weights);
  const keepsSum = useAppStore((state) => state.inputs.keepsWeightSum);
  const actions = useAppStore((state) => state.actions);
  const sum = importanceTerms.reduce((total, term) => total + weights[term], 0);
  const isOne = Math.abs(sum - 1) < 1e-9;
  return (
    <PanelGroup title="Importance" note={`weights sum to ${sum.toFixed(2)}${isOne ? '' : ', not 1'}`}>
      {[...parameters, ...thresholds].map((parameter) => (
        <ParameterRow key={parameter.path} parameter={parameter} />
      ))}
      <div className={styles.footer} style={{ marginLeft: 0 }}>
        <Toggle
          label="Keep the sum at 1"
          text="Keep the sum at 1"
          isOn={keepsSum}
          onChange={actions.setKeepsWeightSum}
        />
      </div>
    </PanelGroup>
  );
});
