import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './header.module.css';

export type StoreState = 'behind' | 'unsaved' | null;

/** Whether what is on the screen is what this browser keeps. */
export function useStoreState(): StoreState {
  return useAppStore(({ dataset, inputs, isBehind }) => {
    if (!dataset) return null;
    if (isBehind) return 'behind';
    // The sample comes with the app: only what was done in it can be lost.
    const hasWork = !dataset.isSample || inputs.edits.length > 0;
    return dataset.isSaved || !hasWork ? null : 'unsaved';
  });
}

/** A lasting word beside the store's name, where it is not kept or another tab has changed it. */
export function StoreMark() {
  const state = useStoreState();
  const id = useAppStore((store) => store.dataset?.id);
  const openStored = useAppStore((store) => store.actions.openStored);
  const showWork = useAppStore((store) => store.actions.showWork);
  if (state === null || id === undefined) return null;
  return state === 'behind' ? (
    <Button
      className={styles.mark}
      aria-label="Behind: changed in another tab"
      title="Changed in another tab: what you change here goes into a copy of its own. Click to show the newest."
      onClick={() => void openStored(id)}
    >
      <span className={styles.long}>changed in another tab</span>
      <span className={styles.short}>behind</span>
    </Button>
  ) : (
    <Button
      className={`${styles.mark} ${styles.late}`}
      title="It is lost when the page is closed. Click to see what this browser keeps."
      onClick={() => showWork({ kind: 'stores', deleting: null })}
    >
      not saved
    </Button>
  );
}
