import type { RowDetail } from '../../engine/evaluation.ts';
import { findPass } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatDate, formatUtc } from '../../ui/format-date.ts';
import { formatDaysDerived } from '../../ui/format-number.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './drawer.module.css';

const dayMs = 86_400_000;

function inDays(days: number): string {
  return days < 1 ? 'within a day' : `in ${formatDaysDerived(days)}`;
}

/** For a memory that is kept: which pass will take it first if nothing changes. */
export function NextDue({ memory }: { readonly memory: RowDetail }) {
  const asOfMs = useAppStore((state) => state.evaluation?.asOfMs ?? 0);
  const due = memory.gauges
    .filter(({ dueMs, isEnabled, aside }) => dueMs !== null && isEnabled && aside === null)
    .sort((a, b) => a.dueMs! - b.dueMs!)[0];
  const pass = due && findPass(due.passId);
  return (
    <section className={styles.section} aria-label="What is due next">
      <div className={styles.sectionHead}>
        <h3>What is due next</h3>
        <span>if nothing changes</span>
      </div>
      {due && pass ? (
        <p className={styles.due} title={formatUtc(due.dueMs!)}>
          <VerdictMarker shape={pass.mark.shape} colour={`var(--lethe-${pass.mark.colour})`} />
          <span>
            {pass.label} takes it after {formatDate(due.dueMs!)}, {inDays((due.dueMs! - asOfMs) / dayMs)}
          </span>
        </p>
      ) : (
        <p className={styles.due}>
          {memory.isProtected ? 'Nothing: it is protected.' : 'Nothing: time alone takes it in no pass.'}
        </p>
      )}
    </section>
  );
}
