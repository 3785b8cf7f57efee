import { curves } from '../../curves/registry.ts';
import type { CategoryRule } from '../../engine/policy.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatDaysGiven, formatGiven } from '../../ui/format-number.ts';
import { NumberBox } from '../../ui/NumberBox.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './panel.module.css';

export interface DaysBoxProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (days: number) => void;
}

export function DaysBox({ label, value, min = 0, max = Number.MAX_VALUE, onChange }: DaysBoxProps) {
  const endGesture = useAppStore((state) => state.actions.endGesture);
  return (
    <NumberBox
      label={label}
      unit="d"
      value={value}
      min={min}
      max={max}
      format={formatDaysGiven}
      formatBox={formatGiven}
      onChange={onChange}
      onChangeEnd={endGesture}
    />
  );
}

export interface CategoryPartProps {
  readonly rule: CategoryRule;
  readonly change: (part: Partial<CategoryRule>) => void;
}

export function IdleLimit({ rule, change }: CategoryPartProps) {
  const kind = rule.maxIdleDays === undefined ? 'pass' : rule.maxIdleDays === null ? 'never' : 'own';
  const set = (next: 'pass' | 'own' | 'never') =>
    change({
      maxIdleDays: next === 'pass' ? undefined : next === 'never' ? null : 180,
    } as Partial<CategoryRule>);
  return (
    <>
      <span title="Days without a read that a memory of this category may lie idle">Idle limit (LRU)</span>
      <div className={styles.editorControls}>
        {typeof rule.maxIdleDays === 'number' ? (
          <DaysBox
            label="Own idle limit"
            value={rule.maxIdleDays}
            onChange={(maxIdleDays) => change({ maxIdleDays })}
          />
        ) : null}
        <Segmented
          label="Idle limit"
          segments={[
            { value: 'pass', label: 'pass', title: 'The limit of the pass' },
            { value: 'own', label: 'own', title: 'A limit of its own' },
            { value: 'never', label: 'never', title: 'May lie idle for ever' },
          ]}
          value={kind}
          onChange={set}
        />
      </div>
    </>
  );
}

/** The curve's time constant, where memories of a category fade at a pace of their own. */
export function OwnTimeConstant({ rule, change }: CategoryPartProps) {
  const choice = useAppStore((state) => state.inputs.policy.curve);
  const curve = curves.find((candidate) => candidate.id === choice.id);
  const spec = curve?.params[curve.timeParam];
  if (!curve || spec?.kind !== 'number') return null;
  const key = curve.timeParam;
  const own = rule.curveParams?.[key];
  const shared = choice.params[key];
  const without = () => {
    const rest = Object.fromEntries(Object.entries(rule.curveParams ?? {}).filter(([name]) => name !== key));
    return Object.keys(rest).length > 0 ? rest : undefined;
  };
  const start = typeof shared === 'number' ? shared : spec.default;
  return (
    <>
      <span>{spec.label}</span>
      <div className={styles.editorControls}>
        {own === undefined ? null : (
          <DaysBox
            label={`Own ${spec.label.toLowerCase()}`}
            value={own}
            min={spec.min}
            max={spec.max}
            onChange={(days) => change({ curveParams: { ...rule.curveParams, [key]: days } })}
          />
        )}
        <Segmented
          label={spec.label}
          segments={[
            { value: 'policy', label: 'policy', title: `The policy's: ${formatDaysGiven(start)}` },
            { value: 'own', label: 'own', title: 'One of its own' },
          ]}
          value={own === undefined ? 'policy' : 'own'}
          onChange={(next) =>
            change(
              (next === 'own'
                ? { curveParams: { ...rule.curveParams, [key]: start } }
                : { curveParams: without() }) as Partial<CategoryRule>,
            )
          }
        />
      </div>
    </>
  );
}
