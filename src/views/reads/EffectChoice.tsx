import type { NumberSpec } from '../../engine/contracts/params.ts';
import { findReadEffect, readEffects } from '../../read-effects/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { formatGiven } from '../../ui/format-number.ts';
import { NumberBox } from '../../ui/NumberBox.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './reads.module.css';

/** As many as stand side by side. */
const mostSegments = 4;

/** "Reset: strength back to 1" → "Reset". */
export function shortEffectName(label: string): string {
  return label.split(':')[0]!;
}

/** What a read does, switched in place, with its numbers. */
export function EffectChoice() {
  const { id, params } = useAppStore((state) => state.inputs.policy.readEffect);
  const actions = useAppStore((state) => state.actions);
  const numbers = Object.entries(findReadEffect(id)?.params ?? {}).filter(
    (entry): entry is [string, NumberSpec] => entry[1].kind === 'number',
  );
  return (
    <>
      {numbers.map(([name, spec]) => (
        <span key={name} className={styles.param} title={spec.help}>
          <span className="muted">{spec.label}</span>
          <NumberBox
            label={spec.label}
            unit={spec.unit}
            value={Number(params[name])}
            min={spec.min}
            max={spec.max}
            format={(value) => `${formatGiven(value)} ${spec.unit}`.trim()}
            formatBox={formatGiven}
            onChange={(value) => actions.setParameter(`readEffect.${name}`, value)}
            onChangeEnd={actions.endGesture}
          />
        </span>
      ))}
      {readEffects.length <= mostSegments ? (
        <Segmented
          label="What a read does"
          segments={readEffects.map(({ id: value, label, help }) => ({
            value,
            label: shortEffectName(label),
            title: help,
          }))}
          value={id}
          onChange={actions.setReadEffect}
        />
      ) : (
        <ChoiceBox
          label="What a read does"
          choices={readEffects.map(({ id: value, label }) => ({ value, label }))}
          value={id}
          onChange={actions.setReadEffect}
        />
      )}
    </>
  );
}
