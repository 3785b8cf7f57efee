import { memo, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FlowChart } from '../../charts/FlowChart.tsx';
import { findImportanceThreshold } from '../../charts/policy-limits.ts';
import { createMarkOf } from '../../charts/verdict-marks.ts';
import type { Evaluation } from '../../engine/evaluation.ts';
import type { Policy } from '../../engine/policy.ts';
import { passes } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { useFollowing } from '../../ui/use-following.ts';
import { AloneSection } from './AloneSection.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { CategorySection } from './CategorySection.tsx';
import { FlowExport } from './FlowExport.tsx';
import { LostCallout } from './LostCallout.tsx';
import { MemoriesSection } from './MemoriesSection.tsx';
import { PlaneSection } from './PlaneSection.tsx';
import { TraceHeader } from './TraceHeader.tsx';
import { TraceFootnotes, TraceNotices } from './TraceNotices.tsx';
import styles from './trace.module.css';
import { useTraceSteps } from './use-trace-steps.ts';

const markOf = createMarkOf(passes);

// The view hears of every move twice, of the input and of the reply; what draws the reply need not draw for the input.
const Flow = memo(FlowChart);
const Lost = memo(LostCallout);
const Plane = memo(PlaneSection);
const Categories = memo(CategorySection);
const Alone = memo(AloneSection);
const Footnotes = memo(TraceFootnotes);
const Memories = memo(MemoriesSection);

/** What the policy does to the store: pass by pass, memory by memory. */
export function TraceView() {
  const evaluation = useAppStore((state) => state.evaluation);
  // Drawn in slices that a finger on a slider can interrupt; the newest reply wins.
  const drawn = useDeferredValue(evaluation);
  const policy = useFollowing(useAppStore((state) => state.inputs.policy));
  if (!evaluation) return null;
  return (
    <BusyBody>
      <Trace evaluation={drawn ?? evaluation} policy={policy} />
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

interface TraceProps {
  readonly evaluation: Evaluation;
  readonly policy: Policy;
}

const Trace = memo(function Trace({ evaluation, policy }: TraceProps) {
  const selectedRow = useAppStore((state) => state.inputs.selectedRow);
  const actions = useAppStore((state) => state.actions);
  const threshold = useMemo(() => findImportanceThreshold(policy.passes, passes), [policy.passes]);
  const passIds = useMemo(() => evaluation.passes.map(({ id }) => id), [evaluation.passes]);
  const steps = useTraceSteps(evaluation.passes.length, policy);
  const flow = useRef<HTMLDivElement>(null);
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <TraceHeader evaluation={evaluation} passCount={evaluation.passes.length} steps={steps}>
        <FlowExport evaluation={evaluation} target={flow} onDrawing={setExporting} />
      </TraceHeader>
      <TraceNotices categories={evaluation.categories} />
      <div ref={flow}>
        <Flow
          passes={evaluation.passes}
          markOf={markOf}
          before={evaluation.sizes.before}
          keptCount={evaluation.counts.kept}
          keptProtectedCount={evaluation.counts.keptProtected}
          keptSizes={evaluation.sizes.after}
          keptNames={evaluation.keptNames}
          step={steps.step}
          baseline={evaluation.baseline}
          selectedRow={selectedRow}
          onSelect={actions.select}
          droppingPass={steps.droppingPass}
          isExporting={isExporting}
        />
      </div>
      <Lost lost={evaluation.lost} threshold={threshold} markOf={markOf} />
      <div className={styles.middle}>
        <Plane evaluation={evaluation} markOf={markOf} />
        <Categories categories={evaluation.categories} passIds={passIds} markOf={markOf} />
        <div className={styles.alone} data-presented="no">
          <Alone passes={evaluation.passes} baseline={evaluation.baseline} markOf={markOf} />
          <Footnotes notices={evaluation.notices} />
        </div>
      </div>
      <Memories evaluation={evaluation} passIds={passIds} threshold={threshold} markOf={markOf} />
      <ApplyDialog evaluation={evaluation} markOf={markOf} />
    </>
  );
});
