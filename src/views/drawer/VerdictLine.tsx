import { createMarkOf } from '../../charts/verdict-marks.ts';
import type { RowDetail } from '../../engine/evaluation.ts';
import { passes } from '../../passes/registry.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './drawer.module.css';

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

/** "LRU: idle 75 days" → ["LRU", "idle 75 days"]; a reason without a name is all reason. */
export function splitReason(reason: string): readonly [name: string, rest: string] {
  const at = reason.indexOf(': ');
  return at > 0 && at < 24 ? [reason.slice(0, at), reason.slice(at + 2)] : ['', reason];
}
