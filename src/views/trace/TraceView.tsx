import { useMemo } from 'react';
import { FlowChart } from '../../charts/FlowChart.tsx';
import { findImportanceThreshold } from '../../charts/policy-limits.ts';
import { createMarkOf } from '../../charts/verdict-marks.ts';
import type { Evaluation } from '../../engine/evaluation.ts';
import { passes } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { AloneSection } from './AloneSection.tsx';
import { CategorySection } from './CategorySection.tsx';
import { LostCallout } from './LostCallout.tsx';
import { MemoriesSection } from './MemoriesSection.tsx';
import { PlaneSection } from './PlaneSection.tsx';
import { TraceHeader } from './TraceHeader.tsx';
import { TraceFootnotes, TraceNotices } from './TraceNotices.tsx';
import styles from './trace.module.css';
import { useTraceSteps } from './use-trace-steps.ts';

const markOf = createMarkOf(passes);

/** What the policy does to the store: pass by pass, memory by memory. */
export function TraceView() {
  const evaluation = useAppStore((state) => state.evaluation);
  if (!evaluation) return null;
  return <Trace evaluation={evaluation} />;
}

function Trace({ evaluation }: { readonly evaluation: Evaluation }) {
  const policy = useAppStore((state) => state.inputs.policy);
  const selectedRow = useAppStore((state) => state.inputs.selectedRow);
  const actions = useAppStore((state) => state.actions);
  const isStale = useAppStore((state) => state.isEvaluating);
  const threshold = useMemo(() => findImportanceThreshold(policy.passes, passes), [policy.passes]);
  const passIds = useMemo(() => evaluation.passes.map(({ id }) => id), [evaluation.passes]);
  const steps = useTraceSteps(evaluation.passes.length, policy);
  return (
    <div className={styles.view} aria-busy={isStale}>
      <TraceHeader evaluation={evaluation} passCount={evaluation.passes.length} steps={steps} />
      <TraceNotices notices={evaluation.notices} categories={evaluation.categories} />
      <FlowChart
        passes={evaluation.passes}
        markOf={markOf}
        before={evaluation.sizes.before}
        keptCount={evaluation.counts.kept}
        keptProtectedCount={evaluation.counts.keptProtected}
        keptSizes={evaluation.sizes.after}
        keptNames={evaluation.keptNames}
        step={steps.step}
        selectedRow={selectedRow}
        onSelect={actions.select}
        droppingPass={steps.droppingPass}
      />
      <LostCallout lost={evaluation.lost} threshold={threshold} markOf={markOf} />
      <div className={styles.middle}>
        <PlaneSection evaluation={evaluation} markOf={markOf} />
        <CategorySection categories={evaluation.categories} passIds={passIds} markOf={markOf} />
        <div className={styles.alone}>
          <AloneSection passes={evaluation.passes} markOf={markOf} />
          <TraceFootnotes notices={evaluation.notices} categories={evaluation.categories} />
        </div>
      </div>
      <MemoriesSection evaluation={evaluation} passIds={passIds} threshold={threshold} markOf={markOf} />
    </div>
  );
}
