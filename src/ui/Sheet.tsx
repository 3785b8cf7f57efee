import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** From below on a phone, from the left on a tablet. */
  readonly side: 'bottom' | 'left';
  readonly children: ReactNode;
}

/** What stands beside the view on a wide screen, over it on a narrow one. Its content brings its own close button. */
export function Sheet({ label, isOpen, onClose, side, children }: SheetProps) {
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position={side}
      size={side === 'bottom' ? '88dvh' : 320}
      transitionProps={{ duration: 120 }}
      classNames={{ content: `${styles.content} ${side === 'bottom' ? styles.fromBelow : ''}` }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content aria-label={label}>{children}</Drawer.Content>
    </Drawer.Root>
  );
}
