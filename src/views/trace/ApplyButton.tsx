import { removalOf } from '../../engine/work/removal-words.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/format-number.ts';
import styles from './trace.module.css';

/** "Apply: archive 5": the way from what would go to what has gone. */
export function ApplyButton({ evictedCount }: { readonly evictedCount: number }) {
  const action = useAppStore((state) => state.inputs.policy.removal.action);
  const askToApply = useAppStore((state) => state.actions.askToApply);
  const { verb } = removalOf(action);
  const isIdle = evictedCount === 0;
  return (
    <Button
      look="quiet"
      icon="archive"
      className={styles.apply}
      data-presented="no"
      // Not `disabled`: the focus stays here after applying, and the reason can be read.
      aria-disabled={isIdle}
      title={
        isIdle
          ? 'Nothing to apply: the policy evicts no memory of this store'
          : 'Carry the trace out: what it evicts leaves the active store'
      }
      onClick={() => !isIdle && askToApply(true)}
    >
      {isIdle ? 'Nothing to apply' : `Apply: ${verb} ${formatCount(evictedCount)}`}
    </Button>
  );
}
