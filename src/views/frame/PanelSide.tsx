import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import styles from './frame.module.css';

const widths = { usual: 288, least: 248, most: 480 };

export interface PanelSideProps {
  readonly width: number;
  readonly onWidthChange: (width: number) => void;
  readonly children: ReactNode;
}

export const usualPanelWidth = widths.usual;

/** The policy beside the view, as wide as a person likes it. */
export function PanelSide({ width, onWidthChange, children }: PanelSideProps) {
  const [start, setStart] = useState<{ readonly x: number; readonly width: number } | null>(null);
  const set = (next: number) =>
    onWidthChange(Math.round(Math.max(widths.least, Math.min(widths.most, next))));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 16 : event.key === 'ArrowLeft' ? -16 : 0;
    if (step === 0) return;
    event.preventDefault();
    set(width + step);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, width });
  };
  return (
    <aside className={`${styles.side} ${styles.panelSide}`} aria-label="Policy">
      <div className={styles.scroll}>{children}</div>
      <hr
        className={styles.handle}
        tabIndex={0}
        aria-label="Width of the policy panel"
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={widths.least}
        aria-valuemax={widths.most}
        title="Drag to resize, double-click for the usual width"
        onPointerDown={onPointerDown}
        onPointerMove={(event) => start && set(start.width + event.clientX - start.x)}
        onPointerUp={() => setStart(null)}
        onPointerCancel={() => setStart(null)}
        onDoubleClick={() => onWidthChange(widths.usual)}
        onKeyDown={onKeyDown}
      />
    </aside>
  );
}
