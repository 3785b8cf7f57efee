import { removalOf, removals } from '../../engine/work/removal-words.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { DaysBox } from './CategoryLimits.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import styles from './panel.module.css';

const longestDays = 36_525;
const usualDays = 30;

/** What becomes of the memories that the passes take, when the trace is carried out. */
export function RemovalGroup() {
  const action = useAppStore((state) => state.inputs.policy.removal.action);
  const setRemoval = useAppStore((state) => state.actions.setRemoval);
  return (
    <PanelGroup title="Removal" note="when the trace is applied">
      <Segmented
        label="Removal"
        segments={removals.map(({ action: value, label }) => ({ value, label }))}
        value={action}
        onChange={setRemoval}
      />
      <p className={styles.words}>{removalOf(action).fate}</p>
      {action === 'tombstone' ? <CompactAfter /> : null}
    </PanelGroup>
  );
}

function CompactAfter() {
  const days = useAppStore((state) => state.inputs.policy.removal.compactAfterDays);
  const set = useAppStore((state) => state.actions.setCompactAfterDays);
  return (
    <div className={styles.editorControls}>
      <span className={styles.words}>Compacted</span>
      {days === undefined ? null : (
        <DaysBox label="Compacted after" value={days} max={longestDays} onChange={set} />
      )}
      <Segmented
        label="When tombstones are compacted"
        segments={[
          { value: 'hand', label: 'by hand', title: 'They wait until you compact them' },
          { value: 'days', label: 'after days', title: 'Counted from the as-of that they were set at' },
        ]}
        value={days === undefined ? 'hand' : 'days'}
        onChange={(value) => set(value === 'days' ? usualDays : null)}
      />
    </div>
  );
}
