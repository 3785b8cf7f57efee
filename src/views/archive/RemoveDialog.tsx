import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './archive.module.css';
import { type Place, questionOf } from './archive-words.ts';

export interface RemoveDialogProps {
  readonly place: Place;
  /** null = nothing is asked. */
  readonly asked: { readonly what: 'marked' | 'all'; readonly count: number } | null;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** The question before memories go for good. */
export function RemoveDialog({ place, asked, onClose, onRemove }: RemoveDialogProps) {
  const { title, detail, button } = questionOf(place, asked?.what ?? 'all', asked?.count ?? 0);
  return (
    <Dialog title={title} isOpen={asked !== null} onClose={onClose} size={480}>
      <p>{detail}</p>
      <div className={styles.buttons}>
        <Button data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button
          look="go"
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          {button}
        </Button>
      </div>
    </Dialog>
  );
}
