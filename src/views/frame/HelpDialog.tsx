import { Dialog } from '../../ui/Dialog.tsx';
import styles from './dialogs.module.css';
import { controlHotkeys, globalHotkeys, type Hotkey } from './hotkeys.ts';

export interface HelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function HelpDialog({ isOpen, onClose }: HelpDialogProps) {
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={onClose}>
      <p className={styles.hint}>Keys do nothing of this while you type. On a Mac, Ctrl is ⌘.</p>
      <KeyList title="Anywhere" hotkeys={globalHotkeys} />
      <KeyList title="In a control" hotkeys={controlHotkeys} />
      <section className={styles.section}>
        <h3>Nothing leaves this browser</h3>
        <p className="muted">
          Files are read here and stay here. A link that you share holds the policy and the view, never a
          memory.
        </p>
      </section>
    </Dialog>
  );
}

function KeyList({ title, hotkeys }: { readonly title: string; readonly hotkeys: readonly Hotkey[] }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <dl className={styles.keys}>
        {hotkeys.map(({ keys, does }) => (
          <div key={keys + does} style={{ display: 'contents' }}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
