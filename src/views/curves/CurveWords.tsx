import type { CurveFacts } from '../../charts/curve-facts.ts';
import { formatElapsed } from '../../charts/format-elapsed.ts';
import type { PlottedCurve } from '../../charts/threshold-crossings-data.ts';
import { retentionAt } from '../../engine/curve-values.ts';
import { formatDerived, formatGiven, formatRate } from '../../ui/format-number.ts';
import styles from './curves.module.css';

export interface CurveWordsProps {
  readonly own: PlottedCurve;
  readonly facts: CurveFacts;
}

/** h, S and λ of the policy's curve, said in sentences. */
export function CurveWords({ own, facts }: CurveWordsProps) {
  const { halfDays, stabilityDays, ratePerDay } = facts;
  return (
    <section className={styles.section}>
      <header className={styles.heading}>
        <h2>In words</h2>
        <span className="muted">the policy’s curve, {own.curve.formula}</span>
      </header>
      <div className={styles.words}>
        {ratePerDay === null ? (
          <UnevenWords own={own} facts={facts} />
        ) : (
          <>
            <p>
              It <b>halves every {formatElapsed(halfDays)}</b> and {lossWords(own, halfDays)};{' '}
              {formatDerived(Math.exp(-1) * 100)} % is left after S = {formatElapsed(stabilityDays)}. h = S ·
              ln 2 = ln 2 / λ.
            </p>
            <p>
              Rate λ = {formatRate(ratePerDay)} = {formatRate(ratePerDay / 24, 'h')} ={' '}
              {formatRate(ratePerDay / 86_400, 's')}.
            </p>
            <p className="muted">
              A {formatGiven(halfDays)} in e^(−t/{formatGiven(halfDays)}) is a stability, not a half-life:
              that curve halves every {formatElapsed(halfDays * Math.LN2)} and is at 0.25 after{' '}
              {formatElapsed(halfDays * Math.LN2 * 2)}.
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function lossWords({ curve, params }: PlottedCurve, halfDays: number): string {
  const [days, name] =
    halfDays >= 2 ? [1, 'a day'] : halfDays >= 1 / 12 ? [1 / 24, 'an hour'] : [1 / 86_400, 'a second'];
  const loss = (1 - retentionAt(curve, days, params)) * 100;
  return `loses ${loss.toPrecision(3)} % ${name}`;
}

function UnevenWords({ own, facts }: CurveWordsProps) {
  const { halfDays, stabilityDays } = facts;
  const quarter = retentionAt(own.curve, halfDays * 2, own.params);
  return (
    <>
      <p>
        {Number.isFinite(halfDays) ? (
          <>
            <b>Half is left after {formatElapsed(halfDays)}</b>, {formatDerived(Math.exp(-1) * 100)} %{' '}
            {Number.isFinite(stabilityDays) ? `after ${formatElapsed(stabilityDays)}` : 'is never reached'}.
          </>
        ) : (
          <b>It never falls to half.</b>
        )}
      </p>
      <p className="muted">
        No single half-life or rate holds:{' '}
        {Number.isFinite(halfDays)
          ? `after twice ${formatElapsed(halfDays)} it stands at ${formatDerived(quarter * 100)} %, an exponential would at 25.0 %.`
          : 'it levels off before.'}
      </p>
    </>
  );
}
