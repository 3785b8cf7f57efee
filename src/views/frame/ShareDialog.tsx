import { Dialog } from '../../ui/Dialog.tsx';
import styles from './dialogs.module.css';

export interface ShareDialogProps {
  /** null = nothing to show. */
  readonly link: string | null;
  readonly onClose: () => void;
}

/** Only where the browser does not let a page write to the clipboard. */
export function ShareDialog({ link, onClose }: ShareDialogProps) {
  return (
    <Dialog title="Link to this view" isOpen={link !== null} onClose={onClose}>
      <p className={styles.hint}>
        This browser does not let the page copy it. Select it and copy it by hand.
      </p>
      <textarea
        className={`${styles.text} ${styles.link}`}
        aria-label="Link"
        readOnly
        value={link ?? ''}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
