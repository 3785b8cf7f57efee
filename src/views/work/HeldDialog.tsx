import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './work.module.css';

export interface HeldDialogProps {
  readonly title: string;
  readonly size?: number;
  /** Something was typed that is nowhere else yet. */
  readonly hasDraft: boolean;
  readonly onClose: () => void;
  /** `onLeave` closes it, and asks first where something would be lost. */
  readonly children: (onLeave: () => void) => ReactNode;
}

/** A dialog in which one types: it never throws away what was typed without asking. */
export function HeldDialog({ title, size = 640, hasDraft, onClose, children }: HeldDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (hasDraft) setAsking(true);
    else onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={leave} size={size} isHeld={hasDraft}>
      {children(leave)}
      {isAsking && hasDraft ? (
        <div className={styles.question} role="alert">
          <span>What you typed is not saved yet.</span>
          <Button
            autoFocus
            onClick={() => {
              setAsking(false);
            }}
          >
            Go on
          </Button>
          <Button onClick={onClose}>Throw it away</Button>
        </div>
      ) : null}
    </Dialog>
  );
}
