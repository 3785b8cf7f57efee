import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ViewId } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/format-number.ts';
import { BaselineChip } from './BaselineChip.tsx';
import { viewAddress } from './view-address.ts';
import styles from './view-tabs.module.css';

export interface ViewTabsProps {
  readonly views: readonly { readonly id: ViewId; readonly label: string }[];
  /** The button that brings the policy back, where it is not beside the view. */
  readonly onShowPolicy: (() => void) | null;
}

/** Views are places, so they are links: they open in a new tab, and the browser's Back leads out of them. */
export function ViewTabs({ views, onShowPolicy }: ViewTabsProps) {
  const current = useAppStore((state) => state.inputs.view);
  const isTimeOpen = useAppStore((state) => state.time.isOpen);
  const { setView, setPresenting, setTimeOpen } = useAppStore((state) => state.actions);
  const isPresenting = useAppStore((state) => state.isPresenting);
  // The address changes without a render; it is read when a person is about to use a link.
  const [hash, setHash] = useState(() => window.location.hash);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs scroll sideways, and a view may be come to by other ways than its tab.
    const bar = nav.current;
    const tab = bar?.querySelector<HTMLElement>(`[data-view="${current}"]`);
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  const refresh = () => setHash(window.location.hash);
  const go = (event: MouseEvent, view: ViewId) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    setView(view);
  };
  return (
    <nav ref={nav} className={styles.tabs} aria-label="Views" onPointerEnter={refresh} onFocus={refresh}>
      {onShowPolicy ? (
        <Button look="quiet" icon="sliders" onClick={onShowPolicy}>
          Policy
        </Button>
      ) : null}
      {views.map(({ id, label }) => (
        <a
          key={id}
          data-view={id}
          href={viewAddress(hash, id)}
          aria-current={id === current ? 'page' : undefined}
          onClick={(event) => go(event, id)}
        >
          {label}
          {id === 'archive' ? <AwayCount /> : null}
        </a>
      ))}
      <span className={styles.end}>
        {isPresenting ? (
          <>
            <Button
              look="quiet"
              icon="timeline"
              aria-expanded={isTimeOpen}
              onClick={() => setTimeOpen(!isTimeOpen)}
            >
              Time (T)
            </Button>
            <Button look="quiet" icon="close" onClick={() => setPresenting(false)}>
              Leave (Esc)
            </Button>
          </>
        ) : (
          <BaselineChip />
        )}
      </span>
    </nav>
  );
}

/** How many memories are out of the active store and can be restored. */
function AwayCount() {
  const count = useAppStore((state) =>
    state.evaluation ? state.evaluation.counts.archived + state.evaluation.counts.tombstoned : 0,
  );
  return count > 0 ? <span className={styles.count}>{formatCount(count)}</span> : null;
}
