import { useAppStore } from '../../store/store-context.tsx';
import { formatChange, formatCountOf, formatGiven } from '../../ui/format-number.ts';
import styles from './panel.module.css';

export interface LastMoveEffectProps {
  /** After the two values; without it the values are left out, for moves that are not between two numbers. */
  readonly unit?: string;
}

/** "30 → 21 d: kept ±0, 2 verdicts changed". */
export function LastMoveEffect({ unit }: LastMoveEffectProps) {
  const move = useAppStore((state) => state.lastMove);
  const kept = useAppStore((state) => state.evaluation?.change?.kept);
  const verdicts = useAppStore((state) => state.evaluation?.change?.verdicts);
  if (!move) return null;
  const what = unit === undefined ? '' : `${shown(move.from)} → ${shown(move.to)}${unit ? ` ${unit}` : ''}`;
  if (kept === undefined || verdicts === undefined) return <span>{what}</span>;
  const changed = verdicts === 0 ? 'no verdict changed' : `${formatCountOf(verdicts, 'verdict')} changed`;
  return (
    <span>
      {what ? `${what}: ` : ''}kept {formatChange(kept)}, {changed}
    </span>
  );
}

function shown(value: string): string {
  const number = Number(value);
  return value.trim() === '' || Number.isNaN(number) ? value : formatGiven(number);
}

/** The same for what has no slider: shown where the last move has this path, or lies under it (`categories.goal.`). */
export function EffectOf({ path }: { readonly path: string }) {
  const isHere = useAppStore(
    (state) =>
      state.lastMove?.path === path ||
      (path.endsWith('.') && (state.lastMove?.path.startsWith(path) ?? false)),
  );
  return isHere ? (
    <p className={styles.effect}>
      <LastMoveEffect />
    </p>
  ) : null;
}
