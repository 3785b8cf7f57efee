import { createMarkOf } from '../../charts/verdict-marks.ts';
import type { RowDetail } from '../../engine/evaluation.ts';
import { passes } from '../../passes/registry.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './drawer.module.css';
import { splitReason } from './split-reason.ts';

const markOf = createMarkOf(passes);

/** "Evicted by LRU: idle 75 days, limit 60 (15 over)". */
export function VerdictLine({ memory }: { readonly memory: RowDetail }) {
  const mark = markOf(memory.verdict, memory.isProtected);
  const isTaken = passes.some((pass) => pass.id === memory.verdict);
  // A reason begins with the name of the pass, which the line has said already.
  const [, rest] = splitReason(memory.reason);
  return (
    <div className={styles.verdict}>
      <VerdictMarker shape={mark.shape} colour={mark.colour} size={11} />
      <span>
        <b>{isTaken ? `Evicted by ${mark.label}` : mark.label}</b>
        {rest === '' ? null : `: ${rest}`}
        {memory.isLost ? '. Lost though important.' : null}
      </span>
    </div>
  );
}
