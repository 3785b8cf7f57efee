import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { Evaluation, PassSummary } from '../../engine/evaluation.ts';
import { removalOf, removals } from '../../engine/work/removal-words.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatCount, formatCountOf, formatSize } from '../../ui/format-number.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './apply.module.css';
import { evictedCountOf } from './evicted-count.ts';

export interface ApplyDialogProps {
  readonly evaluation: Evaluation;
  readonly markOf: MarkOf;
}

/** What goes where, and what can be taken back, before it is done. */
export function ApplyDialog({ evaluation, markOf }: ApplyDialogProps) {
  const isOpen = useAppStore((state) => state.asksToApply);
  const actions = useAppStore((state) => state.actions);
  const policy = useAppStore((state) => state.inputs.policy);
  const { label } = removalOf(policy.removal.action);
  const count = evictedCountOf(evaluation);
  const close = () => actions.askToApply(false);
  const apply = async () => {
    close();
    const title = 'The trace was not applied.';
    try {
      const went = await actions.applyTrace();
      if (went === 0)
        actions.notify({ kind: 'info', title, detail: 'Something moved meanwhile; look at it again.' });
    } catch (error) {
      actions.notify({ kind: 'error', title, detail: (error as Error).message });
    }
  };
  const memories = formatCountOf(count, 'memory', 'memories');
  return (
    <Dialog title={`${label} ${memories}?`} isOpen={isOpen} onClose={close} size={600}>
      <div className={styles.dialog}>
        <Fate />
        <Takings evaluation={evaluation} markOf={markOf} />
        <LostWarning count={evaluation.lost.count} />
        <p className="muted">
          Decided by {policy.name} as of {formatDate(evaluation.asOfMs)}; the log keeps the numbers of every
          decision. Undo takes all of it back while this page is open.
        </p>
        <div className={styles.buttons}>
          <Button onClick={close}>Cancel</Button>
          <Button look="go" data-autofocus disabled={count === 0} onClick={() => void apply()}>
            Apply: {label.toLowerCase()} {memories}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Fate() {
  const action = useAppStore((state) => state.inputs.policy.removal.action);
  const setRemoval = useAppStore((state) => state.actions.setRemoval);
  return (
    <div>
      <Segmented
        label="What becomes of them"
        segments={removals.map(({ action: value, label }) => ({ value, label }))}
        value={action}
        onChange={setRemoval}
      />
      <p className={styles.fate}>{removalOf(action).fate}</p>
    </div>
  );
}

/** Pass by pass: how many go, and what they free. */
function Takings({ evaluation, markOf }: ApplyDialogProps) {
  const { passes, sizes, counts } = evaluation;
  const taking = passes.filter(({ taken }) => taken > 0);
  const { before, after } = sizes;
  return (
    <table className={styles.takings}>
      <thead>
        <tr>
          <th scope="col">Taken by</th>
          <th scope="col">Memories</th>
          <th scope="col">Tokens</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {taking.map((pass) => (
          <Taking key={`${pass.index}-${pass.id}`} pass={pass} markOf={markOf} />
        ))}
        <tr className={styles.sum}>
          <th scope="row">Together</th>
          <td>{formatCount(evictedCountOf(evaluation))}</td>
          <td>{formatCount(before.tokens - after.tokens)}</td>
          <td>{formatSize(before.bytes - after.bytes)}</td>
        </tr>
        <tr>
          <th scope="row">Stay in the store</th>
          <td>{formatCount(counts.total - evictedCountOf(evaluation))}</td>
          <td>{formatCount(after.tokens)}</td>
          <td>{formatSize(after.bytes)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Taking({ pass, markOf }: { readonly pass: PassSummary; readonly markOf: MarkOf }) {
  const mark = markOf(pass.id);
  return (
    <tr>
      <th scope="row">
        <VerdictMarker shape={mark.shape} colour={mark.colour} />
        &ensp;{mark.label} <span className="muted">{pass.rule}</span>
      </th>
      <td>{formatCount(pass.taken)}</td>
      <td>{formatCount(pass.sizes.tokens)}</td>
      <td>{formatSize(pass.sizes.bytes)}</td>
    </tr>
  );
}

function LostWarning({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.lost}>
      <b>{formatCount(count)}</b> of them {count === 1 ? 'is' : 'are'} lost though important: look at “what
      would have kept it” before.
    </p>
  );
}
