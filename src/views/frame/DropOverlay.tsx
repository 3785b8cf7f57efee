import { useEffect, useState } from 'react';
import { useAppStore } from '../../store/store-context.tsx';
import styles from './drop-overlay.module.css';

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/** A file may be dropped anywhere in the window. */
export function DropOverlay() {
  const actions = useAppStore((state) => state.actions);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // Enter and leave fire for every element on the way; the window is left when as many were left as entered.
    let depth = 0;
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    };
    const onOver = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setIsOver(false);
      const files = event.dataTransfer?.files;
      const file = files?.[0];
      if (!file) return;
      if (files.length > 1) {
        actions.notify({
          kind: 'info',
          title: `Only ${file.name} is read.`,
          detail: `A store is one file; ${files.length - 1} more were dropped.`,
        });
      }
      void actions.importFile(file);
    };
    window.addEventListener('dragenter', onEnter);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('dragover', onOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragenter', onEnter);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('drop', onDrop);
    };
  }, [actions]);
  return isOver ? (
    <div className={styles.overlay}>
      <p>
        <b>Drop to open as a store</b>
        <br />
        JSON Lines, JSON or CSV. It stays in this browser.
      </p>
    </div>
  ) : null;
}
