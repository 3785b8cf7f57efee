import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly size?: number;
  /** A click beside it does not close it: something was typed that it would take along. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/** A floating layer over everything, for what cannot be done in place. */
export function Dialog({ title, isOpen, onClose, size = 560, isHeld = false, children }: DialogProps) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size}
      closeOnClickOutside={!isHeld}
      transitionProps={{ duration: 0 }}
      classNames={{ content: styles.content ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label={title}>
        {/* Not the library's own header: inside a dialog it would count as a second page header. */}
        <div className={styles.head}>
          <h2>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
