import type { CurveFacts } from '../../charts/curve-facts.ts';
import { formatElapsed } from '../../charts/format-elapsed.ts';
import type { PlottedCurve } from '../../charts/threshold-crossings-data.ts';
import { findCurve } from '../../curves/registry.ts';
import { defaultParams } from '../../engine/contracts/params.ts';
import { retentionAt } from '../../engine/curve-values.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatGiven, formatRate, formatScore } from '../../ui/format-number.ts';
import { CurveName } from './CurveName.tsx';
import { CurveParams } from './CurveParams.tsx';
import { CurveSwatch } from './CurveSwatch.tsx';
import styles from './curves.module.css';

export interface CurvesTableProps {
  readonly plotted: readonly PlottedCurve[];
  readonly facts: readonly CurveFacts[];
  readonly threshold: number;
  readonly cursorDays: number;
}

/** Every plotted curve with its constants, and what it is at the cursor. */
export function CurvesTable({ plotted, facts, threshold, cursorDays }: CurvesTableProps) {
  const actions = useAppStore((state) => state.actions);
  const own = plotted[0];
  const add = (): void => {
    if (!own) return;
    const time = own.curve.timeParam;
    const params = time === '' ? own.params : { ...own.params, [time]: nextTimeScale(plotted, own) };
    actions.addComparedCurve({ name: '', curveId: own.curve.id, params });
  };
  return (
    <section className={styles.section}>
      <header className={styles.heading}>
        <h2>Curves</h2>
        <span className="muted">read at the cursor; click a name to change it</span>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Curve</th>
            <th className={styles.number}>Half-life h</th>
            <th className={styles.number}>Stability S</th>
            <th className={styles.number}>Rate λ</th>
            <th className={styles.number}>Under θ {formatGiven(threshold)} after</th>
            <th className={styles.number}>At {formatElapsed(cursorDays)}</th>
            <th>
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {plotted.map((entry, i) => (
            <CurveRow
              key={entry.slot}
              entry={entry}
              facts={facts[i]!}
              threshold={threshold}
              cursorDays={cursorDays}
            />
          ))}
        </tbody>
      </table>
      <Button look="quiet" icon="plus" onClick={add}>
        Add a curve
      </Button>
    </section>
  );
}

/** Three times the longest so far: a curve that is not there yet. */
function nextTimeScale(plotted: readonly PlottedCurve[], own: PlottedCurve): number {
  const longest = Math.max(
    ...plotted.map(({ curve, params }) => (curve.id === own.curve.id ? Number(params[curve.timeParam]) : 0)),
  );
  const spec = own.curve.params[own.curve.timeParam];
  const next = longest < 100 ? longest * 2 : Math.round((longest * 2) / 10) * 10;
  return spec?.kind === 'number' ? Math.min(Math.max(next, spec.min), spec.max) : next;
}

interface CurveRowProps {
  readonly entry: PlottedCurve;
  readonly facts: CurveFacts;
  readonly threshold: number;
  readonly cursorDays: number;
}

function CurveRow({ entry, facts, threshold, cursorDays }: CurveRowProps) {
  const { slot, name, curve, params } = entry;
  return (
    <tr>
      <td className={styles.who}>
        <span className={styles.line}>
          <CurveSwatch slot={slot} />
          <CurveTitle entry={entry} />
        </span>
        <CurveChoice entry={entry} />
      </td>
      <td className={styles.number} data-label="h">
        {formatElapsed(facts.halfDays)}
      </td>
      <td className={styles.number} data-label="S">
        {formatElapsed(facts.stabilityDays)}
      </td>
      <td className={styles.number} data-label="λ">
        {facts.ratePerDay === null ? (
          <span title="No single rate holds for all times">varies</span>
        ) : (
          formatRate(facts.ratePerDay)
        )}
      </td>
      <td className={styles.number} data-label={`under θ ${formatGiven(threshold)} after`}>
        <b>{formatElapsed(facts.crossingDays)}</b>
      </td>
      <td className={styles.number} data-label={`at ${formatElapsed(cursorDays)}`}>
        {formatScore(retentionAt(curve, cursorDays, params))}
      </td>
      <td className={styles.remove}>{slot === 1 ? null : <RemoveCurve slot={slot} name={name} />}</td>
    </tr>
  );
}

function RemoveCurve({ slot, name }: { readonly slot: number; readonly name: string }) {
  const actions = useAppStore((state) => state.actions);
  return (
    <IconButton
      icon="close"
      label={`Remove ${name}`}
      isSmall
      onClick={() => actions.removeComparedCurve(slot)}
    />
  );
}

function CurveTitle({ entry: { slot, name } }: { readonly entry: PlottedCurve }) {
  const actions = useAppStore((state) => state.actions);
  if (slot === 1) {
    return (
      <span className="clip">
        {name} <span className="muted">policy</span>
      </span>
    );
  }
  return <CurveName name={name} onRename={(next) => actions.changeComparedCurve(slot, { name: next })} />;
}

/** The policy's own curve is the policy's; a compared one is its own. */
function CurveChoice({ entry }: { readonly entry: PlottedCurve }) {
  const actions = useAppStore((state) => state.actions);
  const { slot, name, curve, params } = entry;
  if (slot === 1) {
    return (
      <CurveParams
        curve={curve}
        params={params}
        name={name}
        onCurve={actions.setCurve}
        onParam={(param, value) => actions.setParameter(`curve.${param}`, value)}
        onEnd={actions.endGesture}
      />
    );
  }
  return (
    <CurveParams
      curve={curve}
      params={params}
      name={name}
      onCurve={(id) => {
        const next = findCurve(id);
        if (next) actions.changeComparedCurve(slot, { curveId: id, params: defaultParams(next.params) });
      }}
      onParam={(param, value) => actions.changeComparedCurve(slot, { params: { ...params, [param]: value } })}
    />
  );
}
