import { memo } from 'react';
import { findCurveFacts } from '../../charts/curve-facts.ts';
import { curves, findCurve } from '../../curves/registry.ts';
import type { PolicyParameter } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { formatDaysDerived, formatDaysGiven, formatDuration, formatRate } from '../../ui/format-number.ts';
import { EffectOf } from './LastMoveEffect.tsx';
import { LinkedConstants } from './LinkedConstants.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { ParameterRow } from './ParameterRow.tsx';
import styles from './panel.module.css';

export interface CurveGroupProps {
  readonly parameters: readonly PolicyParameter[];
  /** θ, to say when the curve falls under it. */
  readonly threshold: number;
}

export const CurveGroup = memo(function CurveGroup({ parameters, threshold }: CurveGroupProps) {
  const choice = useAppStore((state) => state.inputs.policy.curve);
  const actions = useAppStore((state) => state.actions);
  const curve = findCurve(choice.id);
  return (
    <PanelGroup title="Decay curve" note={curve ? <span title={curve.source}>{curve.formula}</span> : null}>
      <ChoiceBox
        label="Decay curve"
        choices={curves.map(({ id, label }) => ({ value: id, label }))}
        value={choice.id}
        onChange={actions.setCurve}
      />
      <EffectOf path="curve" />
      {parameters.map((parameter) => (
        <ParameterRow key={parameter.path} parameter={parameter} />
      ))}
      {curve ? <CurveWords threshold={threshold} /> : null}
    </PanelGroup>
  );
});

/** What the numbers mean: "Halves every 30 d; under 0.25 after 60.0 d." */
function CurveWords({ threshold }: { readonly threshold: number }) {
  const choice = useAppStore((state) => state.inputs.policy.curve);
  const curve = findCurve(choice.id);
  if (!curve) return null;
  const facts = findCurveFacts(curve, choice.params, threshold);
  const isSteady = facts.ratePerDay !== null;
  return (
    <>
      {facts.ratePerDay !== null ? (
        <LinkedConstants
          path={`curve.${curve.timeParam}`}
          stabilityDays={facts.stabilityDays}
          ratePerDay={facts.ratePerDay}
        />
      ) : null}
      <p className={styles.words}>
        {halfWords(facts.halfDays, isSteady)};{' '}
        <CrossingWords days={facts.crossingDays} threshold={threshold} />.
        {facts.ratePerDay !== null ? ` λ is ${formatRate(facts.ratePerDay / 24, 'h')}.` : null}
      </p>
    </>
  );
}

function halfWords(days: number, isSteady: boolean) {
  if (days === Number.POSITIVE_INFINITY) return 'Never falls to a half';
  return (
    <>
      {isSteady ? 'Halves every ' : 'Half is left after '}
      <b>{days < 0.1 ? formatDuration(days) : formatDaysGiven(Number(days.toPrecision(6)))}</b>
    </>
  );
}

function CrossingWords({ days, threshold }: { readonly days: number; readonly threshold: number }) {
  if (days === Number.POSITIVE_INFINITY) return <>never under {threshold}</>;
  return (
    <>
      under {threshold} after <b>{span(days)}</b>
    </>
  );
}

function span(days: number): string {
  return days < 0.1 ? formatDuration(days) : formatDaysDerived(days);
}
