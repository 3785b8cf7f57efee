import { useState } from 'react';
import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { Evaluation, LostMemory } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount, formatCountOf, formatGiven, formatScore } from '../../ui/format-number.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './trace.module.css';

export interface LostCalloutProps {
  readonly lost: Evaluation['lost'];
  readonly threshold: number;
  readonly markOf: MarkOf;
}

const atOnce = 10;

/** The failure to show: what a time-based pass took although it is important. */
export function LostCallout({ lost, threshold, markOf }: LostCalloutProps) {
  const actions = useAppStore((state) => state.actions);
  const isListed = useAppStore((state) => state.inputs.filter.isLostOnly);
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = lost.first;
  if (!first) return null;
  const mark = markOf(first.passId);
  return (
    <section className={styles.callout} aria-label="Lost though important">
      <VerdictMarker shape={mark.shape} colour={mark.colour} size={12} />
      <div>
        <p>
          <b>Lost though important: {formatCount(lost.count)}</b>&ensp;“{first.text}” scores{' '}
          {formatScore(first.importance)}, over θ {formatGiven(threshold)}, and was read{' '}
          {formatCountOf(first.readCount, 'time')}.
        </p>
        <p className="muted">{first.reason}. This pass looks at time alone: the score was never asked.</p>
        {others.length > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide the others' : `${formatCount(lost.count - 1)} more`}
          </button>
        )}
        {isOpen && <LostList others={others.slice(0, atOnce - 1)} markOf={markOf} />}
      </div>
      <div className={styles.calloutActions}>
        <Button onClick={() => actions.select(first.row)}>What keeps it</Button>
        {lost.count > 1 && (
          <Button aria-pressed={isListed} onClick={() => actions.setFilter({ isLostOnly: !isListed })}>
            {isListed ? 'Show all rows' : `List all ${formatCount(lost.count)}`}
          </Button>
        )}
      </div>
    </section>
  );
}

function LostList({ others, markOf }: { readonly others: readonly LostMemory[]; readonly markOf: MarkOf }) {
  const actions = useAppStore((state) => state.actions);
  return (
    <ul className={styles.lostList}>
      {others.map((memory) => {
        const mark = markOf(memory.passId);
        return (
          <li key={memory.row}>
            <button type="button" onClick={() => actions.select(memory.row)}>
              <VerdictMarker shape={mark.shape} colour={mark.colour} />
              <span className="clip">{memory.text}</span>
              <span>{formatScore(memory.importance)}</span>
              <span className="muted clip">{memory.reason}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
