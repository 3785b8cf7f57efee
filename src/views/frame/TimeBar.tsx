import { useMemo, useState } from 'react';
import { TimeLine } from '../../charts/TimeLine.tsx';
import { findPass } from '../../passes/registry.ts';
import { type PlayUnit, playUnits } from '../../store/play-position.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { findTimeLine } from '../../store/time-line.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { formatDate, formatUtc } from '../../ui/format-date.ts';
import { formatCount } from '../../ui/format-number.ts';
import { fallWords } from './fall-words.ts';
import styles from './time-bar.module.css';

const units: Readonly<Record<PlayUnit, { readonly pace: string; readonly step: string }>> = {
  day: { pace: '1 day/s', step: 'One day' },
  week: { pace: '1 week/s', step: 'One week' },
  month: { pace: '1 month/s', step: 'One month' },
  quarter: { pace: '3 months/s', step: 'Three months' },
};
const paces = playUnits.map((unit) => ({ value: unit, label: units[unit].pace }));

/** The time of the store under the header: drag the date, step it, let it run. */
export function TimeBar() {
  const isOpen = useAppStore((state) => state.time.isOpen);
  const hasStore = useAppStore((state) => state.dataset !== null);
  const setTimeOpen = useAppStore((state) => state.actions.setTimeOpen);
  if (!isOpen || !hasStore) return null;
  return (
    <section className={styles.bar} aria-label="Time line" data-presented="magnified" data-print="off">
      <PlayControls />
      <Line />
      <Words />
      <span className={styles.close}>
        <IconButton icon="close" isSmall label="Close the time line (T)" onClick={() => setTimeOpen(false)} />
      </span>
    </section>
  );
}

function PlayControls() {
  const isPlaying = useAppStore((state) => state.time.run !== null);
  const isLooping = useAppStore((state) => state.time.isLooping);
  const unit = useAppStore((state) => state.time.unit);
  const actions = useAppStore((state) => state.actions);
  const { step } = units[unit];
  return (
    <div className={styles.controls}>
      <IconButton icon="previous" label={`${step} earlier (,)`} onClick={() => actions.stepTime(-1)} />
      {isPlaying ? (
        <IconButton icon="pause" label="Pause time (P)" onClick={actions.pause} />
      ) : (
        <IconButton icon="play" label="Play time (P)" onClick={actions.play} />
      )}
      <IconButton icon="next" label={`${step} later (.)`} onClick={() => actions.stepTime(1)} />
      <IconButton
        icon="loop"
        label="Play in a loop"
        aria-pressed={isLooping}
        className={isLooping ? styles.pressed : ''}
        onClick={() => actions.setLooping(!isLooping)}
      />
      <ChoiceBox
        label="Speed"
        choices={paces}
        value={unit}
        onChange={(value) => actions.setPlayUnit(value as PlayUnit)}
      />
    </div>
  );
}

function Line() {
  const dataset = useAppStore((state) => state.dataset);
  const asOfMs = useAppStore((state) => state.inputs.asOfMs);
  const reach = useAppStore((state) => state.time.reach);
  const range = useAppStore((state) => state.time.range);
  const isLooping = useAppStore((state) => state.time.isLooping);
  const isPlaying = useAppStore((state) => state.time.run !== null);
  const actions = useAppStore((state) => state.actions);
  const [nowMs] = useState(() => Date.now());
  const [fromMs, toMs] = findTimeLine({ dataset, reach, asOfMs });
  return (
    <div className={styles.line}>
      <TimeLine
        fromMs={fromMs}
        toMs={toMs}
        span={dataset?.span ?? null}
        newestMs={dataset?.newestMs ?? null}
        nowMs={nowMs}
        asOfMs={asOfMs}
        range={isLooping ? (range ?? [fromMs, toMs]) : null}
        onScrub={actions.scrubTo}
        onScrubEnd={actions.endGesture}
        onKey={actions.setAsOf}
        onToggle={isPlaying ? actions.pause : actions.play}
        onRange={actions.setPlayRange}
      />
      <IconButton icon="plus" isSmall label="One more year at the end" onClick={actions.extendTime} />
    </div>
  );
}

function passLabelOf(id: string): string {
  return findPass(id)?.label ?? id;
}

/** The date, how many are not yet written, and what fell on the way to it. */
function Words() {
  const asOfMs = useAppStore((state) => state.inputs.asOfMs);
  const isPlaying = useAppStore((state) => state.time.run !== null);
  const evaluation = useAppStore((state) => state.evaluation);
  const sinceMs = useAppStore((state) =>
    state.lastMove?.path === 'asOf' ? state.lastMove.before.asOfMs : null,
  );
  const fall = evaluation?.change?.fall;
  const story = useMemo(() => {
    // A reply to another question says nothing of this move.
    const isOfMove = evaluation && fall && fall.sinceMs === sinceMs;
    return isOfMove ? fallWords(fall, evaluation.asOfMs, passLabelOf) : null;
  }, [fall, sinceMs, evaluation]);
  const notYet = evaluation?.counts.notYet ?? 0;
  const kept = evaluation ? `kept ${formatCount(evaluation.counts.kept)}` : '';
  const unwritten = notYet > 0 ? `${formatCount(notYet)} not yet written` : 'all written';
  return (
    <div className={styles.words} aria-live={isPlaying ? 'off' : 'polite'}>
      <p className="clip">
        <b title={formatUtc(asOfMs)}>{formatDate(asOfMs)}</b>
        <span className="muted">
          {' '}
          · {kept}, {unwritten}
        </span>
      </p>
      <p className="clip muted" title={story ?? undefined}>
        {story ?? 'Drag the line or play it; arrow keys move a day'}
      </p>
    </div>
  );
}
