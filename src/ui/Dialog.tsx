import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly size?: number;
  readonly children: ReactNode;
}

/** A floating layer over everything, for what cannot be done in place. */
export function Dialog({ title, isOpen, onClose, size = 560, children }: DialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      radius="md"
      padding="lg"
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: styles.title ?? '', content: styles.content ?? '' }}
    >
      {children}
    </Modal>
  );
}
