import { useEffect, useState } from 'react';
import { useAppStore } from '../../store/store-context.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatCountOf, formatSize } from '../../ui/format-number.ts';
import { StoreRow } from './StoreRow.tsx';
import styles from './work.module.css';

export interface StoresDialogProps {
  /** The one that is asked about. */
  readonly deleting: string | null;
  readonly onClose: () => void;
}

/** The stores that this browser keeps. */
export function StoresDialog({ deleting, onClose }: StoresDialogProps) {
  const stores = useAppStore((state) => state.stores);
  const dataset = useAppStore((state) => state.dataset);
  const canKeep = useAppStore((state) => state.canKeep);
  const refresh = useAppStore((state) => state.actions.refreshStores);
  const [asked, setAsked] = useState(deleting);
  useEffect(() => void refresh(), [refresh]);
  const sizes = new Map(stores.map(({ sha256, sizeBytes }) => [sha256, sizeBytes]));
  const sizeBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const isOpenKept = stores.some(({ id }) => id === dataset?.id);
  return (
    <Dialog title="Stores in this browser" isOpen onClose={onClose} size={760}>
      <div className={styles.stack}>
        {canKeep ? null : (
          <Callout
            isError
            icon="close"
            title="This browser keeps nothing."
            detail="It is in private mode, its disk is full, or its database is blocked. What is open stays until the page is closed; save the memories as a file to keep them."
          />
        )}
        {canKeep && stores.length === 0 ? (
          <p className={styles.hint}>
            None yet: a file that you open is kept here, and so is what you do in the sample.
          </p>
        ) : null}
        {canKeep && dataset && !isOpenKept && stores.length > 0 ? (
          <p className={styles.hint}>The open store, {dataset.name}, is not among them.</p>
        ) : null}
        <ul className={styles.stores}>
          {stores.map((store) => (
            <StoreRow
              key={store.id}
              store={store}
              isOpen={store.id === dataset?.id}
              isAsked={asked === store.id}
              onAsk={(isAsking) => setAsked(isAsking ? store.id : null)}
              onClose={onClose}
            />
          ))}
        </ul>
        <p className={styles.hint}>
          {stores.length > 0
            ? `${formatCountOf(stores.length, 'store')}, ${formatSize(sizeBytes)} of files. `
            : ''}
          <Room />
        </p>
      </div>
    </Dialog>
  );
}

/** How much this browser says that there is. */
function Room() {
  const [room, setRoom] = useState<StorageEstimate | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (found: StorageEstimate) => isCurrent && setRoom(found);
    // Only secure pages have it.
    (navigator.storage as StorageManager | undefined)?.estimate?.().then(take, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  if (room?.quota === undefined) return null;
  return `This browser has given ${formatSize(room.usage ?? 0)} of the ${formatSize(room.quota)} that it may.`;
}
