import { useState } from 'react';
import { shiftMonth } from '../../engine/calendar.ts';
import { dayMs } from '../../engine/units.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDate, formatUtc, formatUtcInput, parseUtcInput } from '../../ui/format-date.ts';
import styles from './as-of.module.css';

const steps = [
  { label: '−1 month', move: (ms: number) => shiftMonth(ms, -1) },
  { label: '−1 week', move: (ms: number) => ms - 7 * dayMs },
  { label: '−1 day', move: (ms: number) => ms - dayMs },
  { label: '+1 day', move: (ms: number) => ms + dayMs },
  { label: '+1 week', move: (ms: number) => ms + 7 * dayMs },
  { label: '+1 month', move: (ms: number) => shiftMonth(ms, 1) },
];

/** The moment that everything is worked out at. */
export function AsOfForm({ onTimeLine }: { readonly onTimeLine?: () => void }) {
  const asOfMs = useAppStore((state) => state.inputs.asOfMs);
  const newestMs = useAppStore((state) => state.dataset?.newestMs ?? null);
  const notYet = useAppStore((state) => state.evaluation?.counts.notYet ?? 0);
  const actions = useAppStore((state) => state.actions);
  return (
    <div className={styles.form}>
      <MomentInput key={asOfMs} asOfMs={asOfMs} onChange={actions.setAsOf} onFocus={actions.pause} />
      <div className={styles.steps}>
        {steps.map(({ label, move }) => (
          <Button key={label} onClick={() => actions.setAsOf(move(asOfMs))}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.anchors}>
        <Button
          disabled={newestMs === null || newestMs === asOfMs}
          title={newestMs === null ? 'The file has no times' : formatUtc(newestMs)}
          onClick={() => newestMs !== null && actions.setAsOf(newestMs)}
        >
          Newest in the file{newestMs === null ? '' : `: ${formatDate(newestMs)}`}
        </Button>
        <Button onClick={() => actions.setAsOf(Date.now())}>Now</Button>
        <Button
          icon="timeline"
          title="Drag the date, step it, or let it run (T)"
          onClick={() => {
            actions.setTimeOpen(true);
            onTimeLine?.();
          }}
        >
          Time line and play
        </Button>
      </div>
      <p className={styles.words}>
        {notYet > 0
          ? `${notYet.toLocaleString()} of the memories were not yet written then and take no part.`
          : 'Ages, idle times and scores are those of this moment.'}
      </p>
    </div>
  );
}

// Half a date is no date: the text is the person's own until it says a moment.
function MomentInput({
  asOfMs,
  onChange,
  onFocus,
}: {
  readonly asOfMs: number;
  readonly onChange: (ms: number) => void;
  /** Time that plays would take the text away. */
  readonly onFocus: () => void;
}) {
  const [text, setText] = useState(formatUtcInput(asOfMs));
  const ms = parseUtcInput(text);
  const commit = () => {
    if (!Number.isNaN(ms) && ms !== asOfMs) onChange(ms);
  };
  return (
    <label className={styles.moment}>
      As of, UTC
      <input
        type="datetime-local"
        step={1}
        value={text}
        aria-invalid={Number.isNaN(ms)}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={onFocus}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </label>
  );
}
