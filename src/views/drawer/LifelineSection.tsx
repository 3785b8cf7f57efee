import { LifelineChart } from '../../charts/LifelineChart.tsx';
import { findImportanceThreshold } from '../../charts/policy-limits.ts';
import { createMarkOf } from '../../charts/verdict-marks.ts';
import type { RowDetail } from '../../engine/evaluation.ts';
import { passes } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import styles from './drawer.module.css';

const markOf = createMarkOf(passes);

/** What the memory was worth and will be if nothing changes. */
export function LifelineSection({ memory }: { readonly memory: RowDetail }) {
  const asOfMs = useAppStore((state) => state.evaluation?.asOfMs ?? state.inputs.asOfMs);
  const choices = useAppStore((state) => state.inputs.policy.passes);
  const baseline = useAppStore((state) => state.evaluation?.baseline?.lifeline ?? null);
  if (memory.lifeline.days.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Past and future">
      <LifelineChart
        memory={memory}
        asOfMs={asOfMs}
        threshold={findImportanceThreshold(choices, passes)}
        baseline={baseline}
        markOf={markOf}
      />
    </section>
  );
}
