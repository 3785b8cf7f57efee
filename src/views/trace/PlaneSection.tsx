import { useMemo, useRef } from 'react';
import { ExportMenu } from '../../charts/ExportMenu.tsx';
import { IdleImportanceChart } from '../../charts/IdleImportanceChart.tsx';
import { findPolicyLimits } from '../../charts/policy-limits.ts';
import { densityOpacity } from '../../charts/store-rug-data.ts';
import { planeCsv } from '../../charts/trace-numbers-csv.ts';
import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { Evaluation } from '../../engine/evaluation.ts';
import type { PassChoice } from '../../engine/policy.ts';
import { passes } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatCountOf } from '../../ui/format-number.ts';
import { useFollowing } from '../../ui/use-following.ts';
import { filterRange } from './plane-ranges.ts';
import styles from './trace.module.css';

export interface PlaneSectionProps {
  readonly evaluation: Evaluation;
  readonly markOf: MarkOf;
}

/** The pass that drew the cut: the last one of a kind that may stand in the policy more than once. */
function findCutMark(choices: readonly PassChoice[], markOf: MarkOf) {
  const last = choices.findLast(
    ({ id, enabled }) => enabled && passes.find((pass) => pass.id === id)?.isSingle === false,
  );
  return last && markOf(last.id);
}

/** Where each memory stands between the limits. */
export function PlaneSection({ evaluation, markOf }: PlaneSectionProps) {
  const choices = useFollowing(useAppStore((state) => state.inputs.policy.passes));
  const selectedRow = useAppStore((state) => state.inputs.selectedRow);
  const idleRange = useAppStore((state) => state.inputs.filter.idleDays);
  const importanceRange = useAppStore((state) => state.inputs.filter.importance);
  const actions = useAppStore((state) => state.actions);
  const limits = useMemo(() => findPolicyLimits(choices, passes), [choices]);
  const { budgetCutoff, points, density } = evaluation;
  const cutoff = useMemo(() => {
    const mark = findCutMark(choices, markOf);
    return mark && budgetCutoff !== null ? { value: budgetCutoff, mark } : null;
  }, [choices, markOf, budgetCutoff]);
  const chart = useRef<HTMLDivElement>(null);
  const pinned = evaluation.baseline;
  const baseline = useMemo(
    () =>
      pinned && {
        limits: findPolicyLimits(pinned.policy.passes, passes),
        cutoff: pinned.budgetCutoff,
      },
    [pinned],
  );
  return (
    <section className={`${styles.section} ${styles.plane}`}>
      <header className={styles.heading}>
        <h2>Importance against idle days</h2>
        <span className="muted">
          {density ? <DensityWords /> : 'log scale; limits as the passes apply them'}
        </span>
        <span className={styles.end}>
          <ExportMenu
            name="lethe-plane"
            title="Importance against idle days"
            target={chart}
            csv={{
              label: density ? 'CSV, its cells' : `CSV, ${formatCountOf(points?.length ?? 0, 'row')}`,
              write: () => planeCsv(evaluation),
            }}
          />
        </span>
      </header>
      <div ref={chart}>
        <IdleImportanceChart
          points={points}
          density={density}
          limits={limits}
          cutoff={cutoff}
          baseline={baseline}
          markOf={markOf}
          selectedRow={selectedRow}
          onSelect={actions.select}
          idleRange={idleRange}
          importanceRange={importanceRange}
          onIdleRange={(range) => actions.setFilter({ idleDays: filterRange(range) })}
          onImportanceRange={(range) => actions.setFilter({ importance: filterRange(range) })}
        />
      </div>
    </section>
  );
}

function DensityWords() {
  return (
    <>
      colour: commonest verdict in a cell; depth: memories{' '}
      {[1, 10, 100, 1000].map((count) => (
        <i key={count} className={styles.depth} style={{ opacity: densityOpacity(count) }} />
      ))}{' '}
      1 to 1,000
    </>
  );
}
