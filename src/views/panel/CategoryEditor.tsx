import type { CategoryRule } from '../../engine/policy.ts';
import { findPass } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatGiven } from '../../ui/format-number.ts';
import { NumberBox } from '../../ui/NumberBox.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { type CategoryPartProps, DaysBox, IdleLimit, OwnTimeConstant } from './CategoryLimits.tsx';
import styles from './panel.module.css';

export interface CategoryEditorProps {
  /** null = the row for categories that the policy does not list. */
  readonly name: string | null;
  readonly rule: CategoryRule;
}

/** Everything that a policy says about one category. */
export function CategoryEditor({ name, rule }: CategoryEditorProps) {
  const actions = useAppStore((state) => state.actions);
  const change = (part: Partial<CategoryRule>) => actions.setCategory(name, part);
  return (
    <div className={styles.editor}>
      <span>Weight</span>
      <NumberBox
        label="Weight"
        value={rule.weight}
        min={0}
        max={Number.MAX_VALUE}
        format={formatGiven}
        formatBox={formatGiven}
        onChange={(weight) => change({ weight })}
        onChangeEnd={actions.endGesture}
      />
      <span>Protected</span>
      <Toggle
        label={`Protect ${name ?? 'any other category'}`}
        isOn={rule.protected}
        onChange={(isOn) => change({ protected: isOn })}
      />
      <span>Lifetime (TTL)</span>
      <div className={styles.editorControls}>
        {rule.ttlDays === null ? null : (
          <DaysBox label="Lifetime" value={rule.ttlDays} onChange={(ttlDays) => change({ ttlDays })} />
        )}
        <Toggle
          label="Never expires"
          text="never"
          isOn={rule.ttlDays === null}
          onChange={(isNever) => change({ ttlDays: isNever ? null : 60 })}
        />
      </div>
      <IdleLimit rule={rule} change={change} />
      <OwnTimeConstant rule={rule} change={change} />
      <Exemptions rule={rule} change={change} />
      {name === null ? null : (
        <>
          <span />
          <Button look="quiet" icon="trash" onClick={() => actions.removeCategory(name)}>
            Remove {name}
          </Button>
        </>
      )}
    </div>
  );
}

function Exemptions({ rule, change }: CategoryPartProps) {
  const choices = useAppStore((state) => state.inputs.policy.passes);
  const ids = [...new Set(choices.map((choice) => choice.id))];
  const exempt = rule.exemptFrom ?? [];
  if (rule.protected) return null;
  return (
    <fieldset className={styles.exempt}>
      <legend>Not judged by</legend>
      {ids.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={exempt.includes(id)}
            onChange={(event) =>
              change({
                exemptFrom: event.currentTarget.checked
                  ? [...exempt, id]
                  : exempt.filter((other) => other !== id),
              })
            }
          />
          {findPass(id)?.label ?? id}
        </label>
      ))}
    </fieldset>
  );
}
