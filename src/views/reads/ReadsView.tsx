import { memo, useDeferredValue, useRef } from 'react';
import { ExportMenu } from '../../charts/ExportMenu.tsx';
import { formatDayNumber } from '../../charts/format-elapsed.ts';
import { findStrengthThreshold } from '../../charts/policy-limits.ts';
import { ReadTimelineChart } from '../../charts/ReadTimelineChart.tsx';
import { dayMs } from '../../engine/units.ts';
import { passes } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { DayTable } from './DayTable.tsx';
import { EffectChoice } from './EffectChoice.tsx';
import { ExampleChoice } from './ExampleChoice.tsx';
import { ReadEffectWords } from './ReadEffectWords.tsx';
import { ReadList } from './ReadList.tsx';
import styles from './reads.module.css';
import { subLineOfReads, titleOfReads } from './reads-title.ts';
import { useBaselineRules, useOneMemoryRules } from './use-one-memory-rules.ts';
import { usePins } from './use-pins.ts';
import { useReadDaysCsv } from './use-read-days-csv.ts';
import { useReadTimeline } from './use-read-timeline.ts';
import { useRunEnd } from './use-run-end.ts';

/** What reads do for one memory: when each was, what it bought, and where it would be without them. */
export function ReadsView() {
  const rules = useOneMemoryRules();
  // Only its dates follow as-of: drawn in slices, so that a chart of this size holds nobody up.
  const asOfMs = useDeferredValue(useAppStore((state) => state.inputs.asOfMs));
  return rules ? <Reads rules={rules} asOfMs={asOfMs} /> : null;
}

type Rules = Parameters<typeof useReadTimeline>[0];

/** Two plain values: a move of another pass leaves them, and with them the view, as they are. */
function useThreshold() {
  const threshold = useAppStore((state) => findStrengthThreshold(state.inputs.policy.passes, passes).value);
  const isReference = useAppStore(
    (state) => findStrengthThreshold(state.inputs.policy.passes, passes).isReference,
  );
  return { threshold, isReference };
}

interface ReadsProps {
  readonly rules: Rules;
  readonly asOfMs: number;
}

const Reads = memo(function Reads({ rules, asOfMs }: ReadsProps) {
  const { threshold, isReference } = useThreshold();
  const actions = useAppStore((state) => state.actions);
  const { timeline, isHeld, setHeld } = useReadTimeline(rules, threshold);
  const endRun = useRunEnd(isHeld);
  const { active, setActive, add, move, remove } = usePins(timeline, endRun);
  const baseline = useBaselineRules();
  const chart = useRef<HTMLDivElement>(null);
  const dateOf = (day: number): number => asOfMs + (day - timeline.asOfDay) * dayMs;
  const csv = useReadDaysCsv(timeline, asOfMs);
  const title = titleOfReads(timeline);
  return (
    <div className={`view-body ${styles.view}`}>
      <header className="view-head">
        <div>
          <h1>{title}</h1>
          <p className="muted">{subLineOfReads(timeline, isReference)}</p>
        </div>
        <div className={styles.tools} data-presented="no">
          <ExampleChoice />
          <EffectChoice />
          <ExportMenu name="lethe-reads" title={title} target={chart} csv={csv} />
        </div>
      </header>
      <div ref={chart}>
        <ReadTimelineChart
          timeline={timeline}
          baseline={baseline}
          asOfWords={`as of ${formatDate(asOfMs)}, day ${formatDayNumber(timeline.asOfDay)}`}
          isReference={isReference}
          active={active}
          onActivate={setActive}
          onAdd={add}
          onMove={move}
          onRemove={remove}
          onHold={(isNowHeld) => {
            setHeld(isNowHeld);
            actions.endGesture();
          }}
          onAsOf={(day) => {
            actions.setReadsAsOfDay(day);
            endRun();
          }}
        />
      </div>
      <div className={styles.below} data-presented="no">
        <DayTable timeline={timeline} dateOf={dateOf} active={active} csv={csv} />
        <div>
          <ReadList
            timeline={timeline}
            dateOf={dateOf}
            active={active}
            onActivate={setActive}
            onAdd={add}
            onMove={move}
            onRemove={remove}
          />
          <ReadEffectWords timeline={timeline} />
        </div>
      </div>
    </div>
  );
});
