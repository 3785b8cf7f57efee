import { useEffect, useState } from 'react';
import type { LastMove } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { formatChange, formatCountOf } from '../../ui/format-number.ts';
import styles from './notices.module.css';

const shownMs = 8000;

/** Moves that no row of the panel tells of: a cure that was tried, a change to memories, a trace that was carried out. */
function isTold(move: LastMove | null): move is LastMove {
  return move !== null && /^(cure|apply|memory(\.|$))/.test(move.path);
}

/** "One more read, at most 60 days ago: kept ±0, 2 verdicts changed", and Undo. */
export function MoveNotice() {
  const move = useAppStore((state) => state.lastMove);
  const [goneMove, setGoneMove] = useState<LastMove | null>(null);
  if (!isTold(move) || move === goneMove) return null;
  return <MoveCard move={move} onGone={() => setGoneMove(move)} />;
}

function MoveCard({ move, onGone }: { readonly move: LastMove; readonly onGone: () => void }) {
  const change = useAppStore((state) => (state.isEvaluating ? null : (state.evaluation?.change ?? null)));
  const actions = useAppStore((state) => state.actions);
  const [isHeld, setIsHeld] = useState(false);
  useOtherStep(move, onGone);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  });
  const isApplied = move.path === 'apply';
  // What a trace that was carried out does to verdicts goes without saying.
  const effect =
    change && !isApplied
      ? `kept ${formatChange(change.kept)}, ${change.verdicts === 0 ? 'no verdict changed' : `${formatCountOf(change.verdicts, 'verdict')} changed`}`
      : '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice only keeps it from leaving.
    <div
      className={styles.card}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Callout
        icon="check"
        title={`${move.to.slice(0, 1).toUpperCase()}${move.to.slice(1)}${effect === '' ? '' : ':'}`}
        detail={effect}
        action={
          <>
            {isApplied ? <WhereTheyWent /> : null}
            <Button onClick={actions.undo}>Undo</Button>
            <IconButton icon="close" isSmall label="Put away" onClick={onGone} />
          </>
        }
      />
    </div>
  );
}

/** Back from "5 memories archived" to them. */
function WhereTheyWent() {
  const last = useAppStore((state) => state.inputs.edits.at(-1));
  const setView = useAppStore((state) => state.actions.setView);
  const view = useAppStore((state) => state.inputs.view);
  const isGone = last?.kind === 'apply' && last.action === 'delete';
  const place = isGone ? 'log' : 'archive';
  return view === place ? null : <Button onClick={() => setView(place)}>Show the {place}</Button>;
}

/** Undo takes the latest step back: once there is another one, this notice must not offer it. */
function useOtherStep(move: LastMove, onGone: () => void): void {
  const filter = useAppStore((state) => state.inputs.filter);
  const labels = useAppStore((state) => state.inputs.labels);
  const baseline = useAppStore((state) => state.inputs.baseline);
  const curves = useAppStore((state) => state.inputs.curves);
  const now = { filter, labels, baseline, curves, move };
  const [then, setThen] = useState(now);
  if (then.move !== move) setThen(now);
  const isSame =
    then.move !== move ||
    (then.filter === filter &&
      then.labels === labels &&
      then.baseline === baseline &&
      then.curves === curves);
  useEffect(() => {
    if (!isSame) onGone();
  });
}
