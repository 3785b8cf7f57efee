import { useEffect, useState } from 'react';
import type { Cure, CureList } from '../../engine/cure.ts';
import type { RowDetail } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { capitalise, costOf } from './cure-words.ts';
import styles from './drawer.module.css';

/** What would have kept an evicted memory: what works with its price, then what does not and why. */
export function CuresSection({ memory }: { readonly memory: RowDetail }) {
  const found = useAppStore((state) => state.cures);
  const current = found?.row === memory.row && found.verdict === memory.verdict ? found : null;
  const shown = useLastFor(memory, current);
  return (
    <section
      id="cures"
      className={`${styles.section} ${styles.cures}`}
      aria-label="What would have kept it"
      tabIndex={-1}
    >
      <div className={styles.sectionHead}>
        <h3>What would have kept it</h3>
        <span>{current ? 'each one re-run' : 'trying each knob'}</span>
      </div>
      {current ? null : <ProgressBar label="Trying what would have kept it" share={null} />}
      {shown && <CureGroups list={shown} isStale={current === null} />}
    </section>
  );
}

/** While a new search runs the last one's list stays in sight: a drawer that jumps at every move cannot be read. */
function useLastFor({ row, verdict }: RowDetail, current: CureList | null): CureList | null {
  const [last, setLast] = useState<CureList | null>(current);
  useEffect(() => {
    if (current) setLast(current);
  }, [current]);
  return current ?? (last?.row === row && last.verdict === verdict ? last : null);
}

function CureGroups({ list, isStale }: { readonly list: CureList; readonly isStale: boolean }) {
  const working = list.cures.filter(({ works }) => works);
  const others = list.cures.filter(({ works }) => !works);
  return (
    <div className={isStale ? styles.stale : ''}>
      {working.length === 0 && <p className="muted">No single change, and no pair of them, would have.</p>}
      <ul>
        {working.map((cure) => (
          <WorkingCure key={cure.id} cure={cure} isStale={isStale} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h4 className={styles.subtitle}>Would not have kept it</h4>
          <ul>
            {others.map((cure) => (
              <li key={cure.id} className={styles.cure}>
                <span className={styles.cross}>
                  <Icon name="close" size={14} />
                </span>
                <span className="muted">
                  {capitalise(cure.label)}
                  <small>{cure.why}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function WorkingCure({ cure, isStale }: { readonly cure: Cure; readonly isStale: boolean }) {
  const applyCure = useAppStore((state) => state.actions.applyCure);
  const label = capitalise(cure.label);
  return (
    <li className={styles.cure}>
      <span>
        <Icon name="check" size={14} />
      </span>
      <span>
        {label}
        <small className="muted" title={cure.payers.map(({ text }) => text).join('\n') || undefined}>
          {costOf(cure)}
        </small>
      </span>
      <Button aria-label={`Try: ${label}`} disabled={isStale} onClick={() => applyCure(cure)}>
        Try
      </Button>
    </li>
  );
}
