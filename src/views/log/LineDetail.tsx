import { useEffect, useRef } from 'react';
import type { LogLine } from '../../engine/work/store-log.ts';
import { findPass } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatMoment, formatUtc } from '../../ui/format-date.ts';
import { factsOf } from './decision-facts.ts';
import { Kind, Words } from './LineCells.tsx';
import styles from './log.module.css';

export interface LineDetailProps {
  readonly line: LogLine;
  readonly onClose: () => void;
}

/** One line of the log in full: for an eviction every number that it was decided by, as it was then. */
export function LineDetail({ line, onClose }: LineDetailProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone it stands below the list and may be out of sight.
    if (line) section.current?.scrollIntoView({ block: 'nearest' });
  }, [line]);
  const actions = useAppStore((state) => state.actions);
  const logRow = useAppStore((state) => state.logRow);
  const { row, decision } = line;
  const pass = decision && findPass(decision.passId);
  return (
    <section ref={section} className={styles.detail} aria-label="The chosen line">
      <header>
        <p className={styles.headline}>
          <b>
            <Kind line={line} />
          </b>
          <time title={formatUtc(line.madeMs)}>{formatMoment(line.madeMs)}</time>
          <span className="muted">line {line.place}</span>
        </p>
        {row === null ? null : <Button onClick={() => actions.select(row)}>Open the memory</Button>}
        {row === null || row === logRow ? null : (
          <Button onClick={() => actions.showLogOf(row)}>Only this memory</Button>
        )}
        <IconButton icon="close" isSmall label="Put the line away" onClick={onClose} />
      </header>
      {row === null ? null : <p className={styles.text}>{line.text || line.id}</p>}
      <p>
        <Words line={line} />
      </p>
      {decision ? (
        <dl className={styles.facts}>
          {factsOf(decision, pass?.label ?? decision.passId, pass?.measure ?? 'size').map(
            ({ name, value, title }) => (
              <div key={name} title={title}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      ) : null}
    </section>
  );
}
