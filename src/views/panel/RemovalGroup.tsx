import { removalOf, removals } from '../../engine/work/removal-words.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import styles from './panel.module.css';

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
    </PanelGroup>
  );
}
