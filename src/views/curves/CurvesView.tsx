import { memo, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type CurveFacts, findCurveFacts } from '../../charts/curve-facts.ts';
import { curveNumbersCsv, findNumbersRange, prepareCurveNumbers } from '../../charts/curve-numbers-data.ts';
import { ExportMenu } from '../../charts/ExportMenu.tsx';
import { findStrengthThreshold } from '../../charts/policy-limits.ts';
import { ThresholdCrossingsChart } from '../../charts/ThresholdCrossingsChart.tsx';
import { createMarkOf } from '../../charts/verdict-marks.ts';
import { passes } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { CurvesTable } from './CurvesTable.tsx';
import { CurveWords } from './CurveWords.tsx';
import styles from './curves.module.css';
import { baselineWords, subLineOfCurves, titleOfCurves } from './curves-title.ts';
import { PlottedNumbers } from './PlottedNumbers.tsx';
import { useBaselineCurve, usePlottedCurves } from './use-plotted-curves.ts';

const markOf = createMarkOf(passes);

const Chart = memo(ThresholdCrossingsChart);
const Table = memo(CurvesTable);
const Words = memo(CurveWords);
const Numbers = memo(PlottedNumbers);

/** What a decay curve does: when each is under the threshold, and how much is left at any time. */
export function CurvesView() {
  const plotted = usePlottedCurves();
  const ghost = useBaselineCurve();
  const choices = useAppStore((state) => state.inputs.policy.passes);
  const axes = useAppStore((state) => state.inputs.axes);
  const { value: threshold, isReference } = useMemo(() => findStrengthThreshold(choices, passes), [choices]);
  const facts = useMemo(
    () => plotted.map(({ curve, params }) => findCurveFacts(curve, params, threshold)),
    [plotted, threshold],
  );
  // The memories on the curve follow in slices that a finger on a slider can interrupt.
  const points = useDeferredValue(useAppStore((state) => state.evaluation?.points ?? null));
  const density = useDeferredValue(useAppStore((state) => state.evaluation?.density ?? null));
  const selectedRow = useAppStore((state) => state.inputs.selectedRow);
  const [cursor, setCursor] = useState<number | null>(null);
  const chart = useRef<HTMLDivElement>(null);
  const range = useMemo(
    () => findNumbersRange(plotted, threshold, axes.isTimeLog),
    [plotted, threshold, axes.isTimeLog],
  );
  const cursorDays = Math.min(Math.max(cursor ?? restingCursor(facts, range), range[0]), range[1]);
  const own = plotted[0];
  if (!own) return null;
  return (
    <div className={`view-body ${styles.view}`}>
      <header className="view-head">
        <div>
          <h1>{titleOfCurves(facts, threshold)}</h1>
          <p className="muted">
            {subLineOfCurves({ facts, names: plotted.map(({ name }) => name), threshold, isReference })}
            {ghost &&
              baselineWords(facts[0]!, findCurveFacts(ghost.curve, ghost.params, threshold), threshold)}
          </p>
        </div>
        <AxisSwitches>
          <ExportMenu
            name="lethe-curves"
            title={titleOfCurves(facts, threshold)}
            target={chart}
            csv={{
              label: 'CSV, the plotted numbers',
              write: () => curveNumbersCsv(prepareCurveNumbers(plotted, threshold, axes.isTimeLog)),
            }}
          />
        </AxisSwitches>
      </header>
      <div ref={chart}>
        <Chart
          curves={plotted}
          ghost={ghost}
          threshold={threshold}
          isReference={isReference}
          isTimeLog={axes.isTimeLog}
          isStrengthLog={axes.isStrengthLog}
          cursorDays={cursorDays}
          isCursorResting={cursor === null}
          onCursor={setCursor}
          points={points}
          density={density}
          selectedRow={selectedRow}
          markOf={markOf}
        />
      </div>
      <div className={styles.below} data-presented="no">
        <div>
          <Table plotted={plotted} facts={facts} threshold={threshold} cursorDays={cursorDays} />
          <Words own={own} facts={facts[0]!} />
        </div>
        <Numbers plotted={plotted} threshold={threshold} isTimeLog={axes.isTimeLog} />
      </div>
    </div>
  );
}

/** Until somebody moves it: a quarter past the policy's own crossing, where the curves have parted. */
function restingCursor(facts: readonly CurveFacts[], [from, to]: readonly [number, number]): number {
  const own = facts[0]?.crossingDays ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(own) && own > 0 ? own * 1.25 : from + (to - from) * 0.4;
}

const scales = [
  { value: 'linear', label: 'linear' },
  { value: 'log', label: 'log' },
] as const;

function AxisSwitches({ children }: { readonly children: ReactNode }) {
  const axes = useAppStore((state) => state.inputs.axes);
  const actions = useAppStore((state) => state.actions);
  return (
    <div className={styles.switches} data-presented="no">
      <span className="muted">time</span>
      <Segmented
        label="Time axis"
        segments={scales}
        value={axes.isTimeLog ? 'log' : 'linear'}
        onChange={(value) => actions.setAxes({ isTimeLog: value === 'log' })}
      />
      <span className="muted">strength</span>
      <Segmented
        label="Strength axis"
        segments={scales}
        value={axes.isStrengthLog ? 'log' : 'linear'}
        onChange={(value) => actions.setAxes({ isStrengthLog: value === 'log' })}
      />
      {children}
    </div>
  );
}
