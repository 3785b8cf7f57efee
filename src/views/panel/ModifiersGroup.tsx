import { memo } from 'react';
import { findModifier } from '../../modifiers/registry.ts';
import type { PolicyParameter } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { ParameterRow } from './ParameterRow.tsx';
import styles from './panel.module.css';

/** The steps between the curve and the strength, in their order; nothing where the policy has none. */
export const ModifiersGroup = memo(function ModifiersGroup({
  parameters,
}: {
  readonly parameters: readonly PolicyParameter[];
}) {
  const steps = useAppStore((state) => state.inputs.policy.modifiers);
  if (!steps || steps.length === 0) return null;
  return (
    <PanelGroup title="Modifiers" note="from the curve to the strength">
      {steps.map(({ id }, i) => {
        const modifier = findModifier(id);
        if (!modifier) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a policy may list a modifier twice; its place is its name
          <div key={`${i} ${id}`}>
            <p className={styles.words} title={modifier.help}>
              {modifier.label}: {modifier.formula}
            </p>
            {parameters
              .filter(({ path }) => path.startsWith(`modifiers.${i}.`))
              .map((parameter) => (
                <ParameterRow key={parameter.path} parameter={parameter} />
              ))}
          </div>
        );
      })}
    </PanelGroup>
  );
});
