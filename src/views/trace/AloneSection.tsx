import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { BaselineSummary, PassSummary } from '../../engine/evaluation.ts';
import { formatChange, formatCount, formatSize } from '../../ui/format-number.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './trace.module.css';

export interface AloneSectionProps {
  readonly passes: readonly PassSummary[];
  readonly baseline: BaselineSummary | null;
  readonly markOf: MarkOf;
}

/** Each pass as the only one on the whole store, beside what it takes in its place. */
export function AloneSection({ passes, baseline, markOf }: AloneSectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.heading}>
        <h2>Each pass alone</h2>
        <span className="muted">on the whole store, and in its place</span>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Pass</th>
            <th className={styles.number}>Alone</th>
            <th className={styles.number}>In place</th>
            {baseline && <th className={styles.number}>Change</th>}
            <th className={styles.number}>Frees</th>
          </tr>
        </thead>
        <tbody>
          {passes.map((pass) => {
            const mark = markOf(pass.id);
            return (
              <tr key={`${pass.index}-${pass.id}`}>
                <td>
                  <span className={styles.passName}>
                    <VerdictMarker shape={mark.shape} colour={mark.colour} />
                    <span>
                      {mark.label} <span className="muted">{pass.isEnabled ? pass.rule : 'off'}</span>
                    </span>
                  </span>
                </td>
                <td className={styles.number}>{formatCount(pass.takenAlone)}</td>
                <td className={styles.number}>{pass.isEnabled ? formatCount(pass.taken) : '–'}</td>
                {baseline && <ChangeCell passes={passes} pass={pass} baseline={baseline} />}
                <td className={styles.number}>{pass.isEnabled ? formatSize(pass.sizes.bytes) : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface ChangeCellProps extends Pick<AloneSectionProps, 'passes'> {
  readonly pass: PassSummary;
  readonly baseline: BaselineSummary;
}

/** What it takes in its place, less what it took in the baseline; a pass that runs twice has no such number. */
function ChangeCell({ passes, pass, baseline }: ChangeCellProps) {
  const isSingle = passes.filter(({ id }) => id === pass.id).length === 1;
  const change = (pass.isEnabled ? pass.taken : 0) - (baseline.evicted[pass.id] ?? 0);
  return (
    <td className={`${styles.number} ${change === 0 || !isSingle ? 'muted' : ''}`}>
      {isSingle ? formatChange(change) : '–'}
    </td>
  );
}
