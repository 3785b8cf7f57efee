import { useState } from 'react';
import type { AppState } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatDate, formatUtc } from '../../ui/format-date.ts';
import { formatCount, formatCountOf, formatSize } from '../../ui/format-number.ts';
import styles from './work.module.css';

type KeptStore = AppState['stores'][number];

export interface StoreRowProps {
  readonly store: KeptStore;
  readonly isOpen: boolean;
  /** Whether it is to be deleted is being asked. */
  readonly isAsked: boolean;
  readonly onAsk: (isAsking: boolean) => void;
  readonly onClose: () => void;
}

/** One kept store and what can be done with it. */
export function StoreRow({ store, isOpen, isAsked, onAsk, onClose }: StoreRowProps) {
  const actions = useAppStore((state) => state.actions);
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = store;
  return (
    <li className={styles.store}>
      <div className={styles.storeName}>
        {isRenaming ? (
          <NameBox store={store} onDone={() => setRenaming(false)} />
        ) : (
          <b title={name}>
            {name}
            {isOpen ? <span className={styles.tag}>open</span> : null}
          </b>
        )}
        <span className={styles.hint}>
          {formatCountOf(store.rowCount, 'memory', 'memories')},{' '}
          <span title={`${formatCount(store.sizeBytes)} bytes`}>{formatSize(store.sizeBytes)}</span>, saved{' '}
          <span title={formatUtc(store.savedMs)}>{formatDate(store.savedMs)}</span>
        </span>
      </div>
      <div className={styles.storeTools}>
        <Button
          disabled={isOpen}
          aria-label={`Open ${name}`}
          onClick={() => {
            onClose();
            void actions.openStored(id);
          }}
        >
          Open
        </Button>
        <Button aria-label={`Rename ${name}`} disabled={isRenaming} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button aria-label={`Duplicate ${name}`} onClick={() => void actions.duplicateStored(id)}>
          Duplicate
        </Button>
        <IconButton icon="trash" label={`Delete ${name}…`} onClick={() => onAsk(true)} />
      </div>
      {isAsked ? (
        <div className={styles.question} role="alert">
          <span>
            Delete “{name}” from this browser, and all that was done in it? There is no undo.
            {isOpen
              ? ' It is the one that is open: it stays on the screen, and is gone when you leave it.'
              : ''}
          </span>
          <Button autoFocus onClick={() => onAsk(false)}>
            Keep it
          </Button>
          <Button
            onClick={() => {
              onAsk(false);
              void actions.deleteStored(id);
            }}
          >
            Delete it
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function NameBox({ store, onDone }: { readonly store: KeptStore; readonly onDone: () => void }) {
  const renameStored = useAppStore((state) => state.actions.renameStored);
  const [name, setName] = useState(store.name);
  const commit = () => {
    onDone();
    if (name.trim() !== '' && name !== store.name) void renameStored(store.id, name);
  };
  return (
    <input
      type="text"
      className={styles.input}
      aria-label={`New name of ${store.name}`}
      // Escape lets the name go, not the dialog.
      data-mantine-stop-propagation="true"
      // biome-ignore lint/a11y/noAutofocus: the person has just asked for this box.
      autoFocus
      spellCheck={false}
      maxLength={200}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key !== 'Escape') return;
        onDone();
      }}
    />
  );
}
