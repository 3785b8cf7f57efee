import { formatDayNumber } from '../../charts/format-elapsed.ts';
import { latestPinDay, type ReadTimeline } from '../../charts/read-timeline-data.ts';
import { worthWords } from '../../charts/read-timeline-labels.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatGiven } from '../../ui/format-number.ts';
import { NumberBox } from '../../ui/NumberBox.tsx';
import { readExamples } from './read-examples.ts';
import styles from './reads.module.css';
import type { Pins } from './use-pins.ts';

export interface ReadListProps {
  readonly timeline: ReadTimeline;
  readonly dateOf: (day: number) => number;
  readonly active: number | null;
  readonly onActivate: Pins['setActive'];
  readonly onAdd: Pins['add'];
  readonly onMove: Pins['move'];
  readonly onRemove: Pins['remove'];
}

const spaced = readExamples.find(({ id }) => id === 'spaced')!;

/** Every read with its day as a number to type, and what it bought. */
export function ReadList(props: ReadListProps) {
  const { timeline, onAdd } = props;
  const { pins, asOfDay, snapDays } = timeline;
  const actions = useAppStore((state) => state.actions);
  const past = pins.filter((day) => day <= asOfDay).length;
  const setAll = (days: readonly number[]): void => {
    actions.endGesture();
    actions.setReadPins(days);
    actions.endGesture();
  };
  // Reading it now is the natural next read; on a day that is taken, the next free one.
  const nextDay = (): number => {
    let day = asOfDay;
    while (pins.includes(day)) day = Number((day + snapDays).toPrecision(10));
    return day;
  };
  return (
    <section className={styles.section}>
      <header className={styles.heading}>
        <h2>Reads</h2>
        <span className="muted">
          {past} of {pins.length} on or before the as-of date
        </span>
      </header>
      <ol className={styles.pins}>
        {Array.from(pins, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a read has no other name than its place in time.
          <ReadRow key={index} {...props} index={index} />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button look="quiet" icon="plus" onClick={() => onAdd(nextDay())}>
          Add a read
        </Button>
        <Button look="quiet" title={spaced.label} onClick={() => setAll(spaced.days)}>
          Spaced repetition
        </Button>
        <Button look="quiet" disabled={pins.length === 0} onClick={() => setAll([])}>
          Clear
        </Button>
      </div>
    </section>
  );
}

interface ReadRowProps extends ReadListProps {
  readonly index: number;
}

function ReadRow({ timeline, dateOf, active, index, onActivate, onMove, onRemove }: ReadRowProps) {
  const actions = useAppStore((state) => state.actions);
  const { pins, jumps } = timeline;
  const day = pins[index]!;
  const since =
    index === 0
      ? `${formatDayNumber(day)} d after creation`
      : `${formatDayNumber(day - pins[index - 1]!)} d after read ${index}`;
  return (
    <li data-active={active === index || undefined}>
      <b>{index + 1}</b>
      <span className={styles.when}>
        <span>{formatDate(dateOf(day))}</span> <span className="muted">{since}</span>
        <span className={styles.worth}>{worthWords(jumps[index]!)}</span>
      </span>
      <NumberBox
        label={`Day of read ${index + 1}`}
        unit="d"
        value={day}
        min={index === 0 ? 0 : pins[index - 1]!}
        max={pins[index + 1] ?? latestPinDay}
        format={(value) => `day ${formatGiven(value)}`}
        formatBox={formatGiven}
        onChange={(value) => {
          onActivate(index);
          onMove(index, value);
        }}
        onChangeEnd={actions.endGesture}
      />
      <IconButton icon="trash" label={`Delete read ${index + 1}`} isSmall onClick={() => onRemove(index)} />
    </li>
  );
}
