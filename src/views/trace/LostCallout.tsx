import { useState } from 'react';
import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { Evaluation, LostMemory } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount, formatCountOf, formatGiven, formatScore } from '../../ui/format-number.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import { showCures } from './show-cures.ts';
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
  const useless = useCureWords(first?.row ?? -1);
  if (!first) return null;
  const mark = markOf(first.passId);
  return (
    <section className={styles.callout} data-presented="no" aria-label="Lost though important">
      <VerdictMarker shape={mark.shape} colour={mark.colour} size={12} />
      <div>
        <p>
          <b>Lost though important: {formatCount(lost.count)}</b>&ensp;“{first.text}” scores{' '}
          {formatScore(first.importance)}, over θ {formatGiven(threshold)}, and was read{' '}
          {formatCountOf(first.readCount, 'time')}.
        </p>
        <p className="muted">
          {first.reason}. {useless}
        </p>
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
        <Button onClick={() => showCures(first.row, actions.select)}>What keeps it</Button>
        {lost.count > 1 && (
          <Button aria-pressed={isListed} onClick={() => actions.setFilter({ isLostOnly: !isListed })}>
            {isListed ? 'Show all rows' : `List all ${formatCount(lost.count)}`}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What is known of its cures: the limit that is not enough, and what works; until then why the score did not help it. */
function useCureWords(row: number): string {
  const found = useAppStore((state) => state.cures);
  if (found?.row !== row) return 'This pass looks at time alone: the score was never asked.';
  const near = found.cures.find(({ works, why }) => !works && why.startsWith('then '));
  const best = found.cures.find(({ works }) => works);
  return [
    ...(near
      ? [`${capitalise(near.label.replace(/ alone$/, ''))} is not enough: ${near.why.split(':')[0]}.`]
      : []),
    ...(best
      ? [`What keeps it: ${best.label.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())}.`]
      : []),
  ].join(' ');
}

function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
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
