import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelGroupProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function PanelGroup({ title, note, children }: PanelGroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.groupHead}>
        <h3>{title}</h3>
        {note ? <span className={styles.note}>{note}</span> : null}
      </header>
      {children}
    </section>
  );
}
