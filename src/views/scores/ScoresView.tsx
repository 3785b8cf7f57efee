import { memo, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { ExportMenu } from '../../charts/ExportMenu.tsx';
import { findImportanceThreshold } from '../../charts/policy-limits.ts';
import { ScoreBarsPicture } from '../../charts/ScoreBarsPicture.tsx';
import { prepareScoreTerms, type ScoreTerm, scoreRowsCsv } from '../../charts/score-bars-data.ts';
import { createMarkOf } from '../../charts/verdict-marks.ts';
import { findCurve } from '../../curves/registry.ts';
import { type Evaluation, emptyFilter } from '../../engine/evaluation.ts';
import type { Policy } from '../../engine/policy.ts';
import { passes } from '../../passes/registry.ts';
import { findReadEffect } from '../../read-effects/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount, formatCountOf } from '../../ui/format-number.ts';
import { useFollowing } from '../../ui/use-following.ts';
import { ScoreLegend } from './ScoreLegend.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { ScoreToolbar } from './ScoreToolbar.tsx';
import styles from './scores.module.css';
import { subLineOfScores, titleOfScores } from './scores-title.ts';
import { useScenarios } from './use-scenarios.ts';

const markOf = createMarkOf(passes);

/** Each memory's importance as the terms that it is summed from, against θ. */
export function ScoresView() {
  const evaluation = useAppStore((state) => state.evaluation);
  const policy = useFollowing(useAppStore((state) => state.inputs.policy));
  const terms = useMemo(() => {
    const curve = findCurve(policy.curve.id);
    const effect = findReadEffect(policy.readEffect.id);
    return curve && effect ? prepareScoreTerms(policy, curve, effect) : null;
  }, [policy]);
  // Drawn in slices that a finger on a slider can interrupt; the newest reply wins.
  const drawn = useDeferredValue(evaluation) ?? evaluation;
  if (!drawn || !terms) return null;
  return (
    <BusyBody>
      <Scores evaluation={drawn} policy={policy} terms={terms} />
    </BusyBody>
  );
}

/** Says that a reply is awaited without drawing the view for it. */
function BusyBody({ children }: { readonly children: ReactNode }) {
  const isStale = useAppStore((state) => state.isEvaluating);
  return (
    <div className={`view-body ${styles.view}`} aria-busy={isStale}>
      {children}
    </div>
  );
}

interface ScoresProps {
  readonly evaluation: Evaluation;
  readonly policy: Policy;
  readonly terms: readonly ScoreTerm[];
}

const Scores = memo(function Scores({ evaluation, policy, terms }: ScoresProps) {
  const selectedRow = useAppStore((state) => state.inputs.selectedRow);
  const actions = useAppStore((state) => state.actions);
  const threshold = useMemo(() => findImportanceThreshold(policy.passes, passes), [policy.passes]);
  const scenarios = useScenarios();
  const [isDrawing, setDrawing] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const { window, shownCount, counts, selected } = evaluation;
  const title = titleOfScores(evaluation, threshold);
  const thresholdWas = useThresholdWas(threshold);
  const shared = { terms, threshold, thresholdWas, markOf };
  return (
    <>
      <header className="view-head">
        <div>
          <h1>{title}</h1>
          <p className="muted">{subLineOfScores(evaluation, policy)}</p>
        </div>
        <div className={styles.tools} data-presented="no">
          <ScoreToolbar />
          <ExportMenu
            name="lethe-scores"
            label={formatCountOf(shownCount, 'row')}
            isDisabled={shownCount === 0}
            more={[
              {
                label: `CSV, ${formatCountOf(shownCount, 'row')} with their verdicts`,
                run: () => void actions.exportVerdicts('csv'),
              },
            ]}
            title={title}
            target={picture}
            onDrawing={setDrawing}
            csv={{
              label: `CSV, ${formatCountOf(window.rows.length, 'row')} with their terms`,
              write: () => scoreRowsCsv(window.rows, terms),
            }}
          />
        </div>
      </header>
      <ScoreLegend terms={terms} />
      {shownCount === 0 ? (
        <NothingShown total={counts.total} />
      ) : (
        <ScoreTable
          {...shared}
          title={
            shownCount === counts.total
              ? `Store, ${formatCountOf(counts.total, 'memory', 'memories')}`
              : `${formatCount(shownCount)} of ${formatCount(counts.total)} shown`
          }
          rows={window.rows}
          first={window.first}
          total={shownCount}
          selectedRow={selectedRow}
          selectedIndex={selected && selected.row === selectedRow ? selected.position : -1}
          onWindowChange={actions.setWindow}
          onOpen={(row) => actions.select(row.row)}
        />
      )}
      {scenarios.length > 0 && (
        <ScoreTable
          {...shared}
          title="Seven notebook scenarios"
          rows={scenarios}
          first={0}
          total={scenarios.length}
          selectedRow={null}
          selectedIndex={-1}
          onWindowChange={ignore}
          onOpen={null}
        />
      )}
      {isDrawing && (
        <div ref={picture} className={styles.offstage}>
          <ScoreBarsPicture {...shared} rows={window.rows} />
        </div>
      )}
    </>
  );
});

function useThresholdWas(threshold: number): number | null {
  const pinned = useAppStore((state) => state.inputs.baseline?.policy.passes ?? null);
  const was = pinned && findImportanceThreshold(pinned, passes);
  return was === null || was === threshold || was <= 0 || was > 1 ? null : was;
}

function ignore(): void {}

function NothingShown({ total }: { readonly total: number }) {
  const actions = useAppStore((state) => state.actions);
  const text = useAppStore((state) => state.inputs.filter.text);
  const hasFilter = useAppStore((state) => state.inputs.filter !== emptyFilter);
  if (total === 0 || !hasFilter) return <p className={styles.empty}>The store holds no memories.</p>;
  return (
    <div className={styles.empty}>
      <p>
        <b>{text ? `No memory matches “${text}”` : 'No memory matches the filter'}</b>
      </p>
      <p className="muted">{formatCountOf(total, 'memory is', 'memories are')} hidden by this filter.</p>
      <Button onClick={actions.clearFilter}>Clear filter</Button>
    </div>
  );
}
