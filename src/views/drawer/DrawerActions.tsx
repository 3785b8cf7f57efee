import type { RowDetail } from '../../engine/evaluation.ts';
import type { KeepLabel } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './drawer.module.css';
import { isAway } from './is-away.ts';
import { MemoryMenu } from './MemoryMenu.tsx';

const labels: readonly { readonly value: KeepLabel; readonly label: string; readonly title: string }[] = [
  { value: 'must-keep', label: 'Must keep', title: 'Your word: losing it would be a mistake' },
  { value: 'may-go', label: 'May go', title: 'Your word: losing it would not matter' },
];

/** What can be done to one memory; each is one undo step. */
export function DrawerActions({ memory }: { readonly memory: RowDetail }) {
  const { row, isProtected, category } = memory;
  const actions = useAppStore((state) => state.actions);
  const asOfMs = useAppStore((state) => state.inputs.asOfMs);
  const label = useAppStore((state) => state.inputs.labels[row]);
  const isByCategory = useAppStore(({ inputs: { policy } }) => {
    const own = policy.categories.find(({ name }) => name === category) ?? policy.defaultCategory;
    return own.protected;
  });
  if (isAway(memory)) return <AwayActions memory={memory} />;
  return (
    <div className={styles.foot}>
      <Button
        disabled={memory.gauges.length === 0}
        title="As if it were read at this as-of"
        onClick={() => actions.editRow({ kind: 'read', row, atMs: asOfMs })}
      >
        Read now
      </Button>
      <Button
        icon="lock"
        disabled={isByCategory}
        title={isByCategory ? `Its category, ${category}, is protected` : undefined}
        onClick={() => actions.editRow({ kind: 'protect', row, isProtected: !isProtected })}
      >
        {isProtected && !isByCategory ? 'Unprotect' : isByCategory ? 'Protected' : 'Protect'}
      </Button>
      <Segmented
        label="What you say of it"
        segments={labels}
        value={label ? [label] : []}
        onChange={(value) => actions.setLabel(row, value === label ? null : value)}
      />
      <MemoryMenu memory={memory} isAway={false} />
    </div>
  );
}

/** Back, where there is a way back: what was deleted has none but undo. */
function AwayActions({ memory }: { readonly memory: RowDetail }) {
  const restoreRows = useAppStore((state) => state.actions.restoreRows);
  const canRestore = memory.verdict !== 'deleted';
  return (
    <div className={styles.foot}>
      {canRestore ? (
        <Button icon="restore" onClick={() => restoreRows([memory.row])}>
          Restore
        </Button>
      ) : (
        <span className={styles.gone}>Gone; only undo brings it back.</span>
      )}
      <MemoryMenu memory={memory} isAway />
    </div>
  );
}
