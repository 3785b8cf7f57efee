import { findCurve } from '../../curves/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatDaysDerived, formatRate } from '../../ui/format-number.ts';
import { NumberBox } from '../../ui/NumberBox.tsx';
import styles from './panel.module.css';

export interface LinkedConstantsProps {
  /** The time constant of the policy that both are worked out from. */
  readonly path: string;
  readonly stabilityDays: number;
  readonly ratePerDay: number;
}

/** Six digits: enough for every typed value to come back as it was typed. */
function tidy(value: number): number {
  return Number(value.toPrecision(6));
}

/** S and λ of a curve with one rate; editing either moves the time constant, and with it the other. */
export function LinkedConstants({ path, stabilityDays, ratePerDay }: LinkedConstantsProps) {
  const actions = useAppStore((state) => state.actions);
  const choice = useAppStore((state) => state.inputs.policy.curve);
  const curve = findCurve(choice.id);
  const spec = curve?.params[curve.timeParam];
  const time = curve ? choice.params[curve.timeParam] : undefined;
  if (spec?.kind !== 'number' || typeof time !== 'number') return null;

  // S, 1/λ and the time constant differ by a factor that belongs to the curve.
  const factor = stabilityDays / time;
  const set = (stability: number) => actions.setParameter(path, Number((stability / factor).toPrecision(10)));
  const ends = [spec.min * factor, spec.max * factor] as const;
  return (
    <div className={styles.linked}>
      <span className={styles.link}>
        <span title="Stability: days until 1/e (0.368) is left">Stability S</span>
        <NumberBox
          label="Stability S"
          unit="d"
          value={tidy(stabilityDays)}
          min={ends[0]}
          max={ends[1]}
          format={formatDaysDerived}
          formatBox={(days) => formatDaysDerived(days).replace(/ d$/, '')}
          onChange={set}
          onChangeEnd={actions.endGesture}
        />
      </span>
      <span className={styles.link}>
        <span title="Rate: the share that is lost per day, continuously">Rate λ</span>
        <NumberBox
          label="Rate λ"
          unit="/d"
          value={tidy(ratePerDay)}
          min={tidy(1 / ends[1])}
          max={tidy(1 / ends[0])}
          format={formatRate}
          formatBox={(rate) => formatRate(rate).replace(/ \/d$/, '')}
          onChange={(rate) => set(1 / rate)}
          onChangeEnd={actions.endGesture}
        />
      </span>
    </div>
  );
}
