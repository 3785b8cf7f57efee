import { useState } from 'react';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './dialogs.module.css';

export interface PasteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function PasteDialog({ isOpen, onClose }: PasteDialogProps) {
  const importText = useAppStore((state) => state.actions.importText);
  // Kept when the dialog closes: a refused text can be corrected.
  const [text, setText] = useState('');
  const read = () => {
    onClose();
    void importText(text);
  };
  return (
    <Dialog title="Paste memories" isOpen={isOpen} onClose={onClose} size={640}>
      <p className={styles.hint}>
        JSON Lines, a JSON array, or CSV with a header. Nothing leaves this browser.
      </p>
      <textarea
        className={styles.text}
        aria-label="Memories as text"
        data-autofocus
        spellCheck={false}
        placeholder={
          '{"id": "m1", "text": "Goal: retire at 55", "category": "goal", "created_at": "2026-05-13"}'
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '') read();
        }}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="go" disabled={text.trim() === ''} onClick={read}>
          Read it
        </Button>
      </div>
    </Dialog>
  );
}
