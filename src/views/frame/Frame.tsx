import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ViewId } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { FaultBoundary } from '../../ui/FaultBoundary.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { BottomBar } from './BottomBar.tsx';
import { DropOverlay } from './DropOverlay.tsx';
import { FrameDialogs, useFrameCommands } from './FrameDialogs.tsx';
import { focusParameter } from './focus-parameter.ts';
import styles from './frame.module.css';
import { Header } from './Header.tsx';
import type { HotkeyAction } from './hotkeys.ts';
import { Notices } from './Notices.tsx';
import { PanelSide, usualPanelWidth } from './PanelSide.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { TimeBar } from './TimeBar.tsx';
import { useHotkeys } from './use-hotkeys.ts';
import { useLayout } from './use-layout.ts';
import { usePlayFrames } from './use-play-frames.ts';
import { usePresenting } from './use-presenting.ts';
import { ViewTabs } from './ViewTabs.tsx';

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));

export interface FrameProps {
  readonly views: readonly { readonly id: ViewId; readonly label: string }[];
  /** In how many things the policy differs from its preset. */
  readonly changeCount: number;
  readonly renderPanel: (isSheet: boolean, onClose: () => void) => ReactNode;
  readonly renderDrawer: (onClose: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Header, policy, view and memory, each in the place that the width of the window has for it. */
export function Frame(props: FrameProps) {
  return (
    <FrameDialogs>
      <FrameLayout {...props} />
      <DropOverlay />
    </FrameDialogs>
  );
}

function FrameLayout({ views, changeCount, renderPanel, renderDrawer, children }: FrameProps) {
  const layout = useLayout();
  const actions = useAppStore((state) => state.actions);
  const isPanelOpen = useAppStore((state) => state.isPanelOpen);
  const selectedRow = useAppStore((state) => state.inputs.selectedRow);
  const [panelWidth, setPanelWidth] = useState(usualPanelWidth);
  const [sheet, setSheet] = useState<'policy' | 'memory' | null>(null);
  const [isFinding, setFinding] = useState(false);
  const isPresenting = usePresenting();
  const hasTime = useAppStore((state) => state.time.isOpen && state.dataset !== null);
  const hasRoom = layout === 'wide' || layout === 'medium';
  const showsPanel = hasRoom && isPanelOpen && !isPresenting;
  const showsDrawer = selectedRow !== null && layout !== 'phone' && !isPresenting;
  const closeSheet = () => setSheet(null);
  const togglePanel = () =>
    hasRoom ? actions.setPanelOpen(!isPanelOpen) : setSheet(sheet === 'policy' ? null : 'policy');
  useMemorySheet(layout === 'phone', selectedRow, () => setSheet('memory'));
  useFrameHotkeys(togglePanel, () => setFinding(true));
  const goToParameter = (path: string) => {
    actions.setPresenting(false);
    if (hasRoom) actions.setPanelOpen(true);
    else setSheet('policy');
    focusParameter(path);
  };

  const columns = [
    styles.columns,
    showsPanel ? styles.withPanel : '',
    showsDrawer && layout === 'wide' ? styles.withDrawer : '',
  ].join(' ');
  return (
    <div
      className={`${styles.frame} ${hasTime ? styles.withTime : ''}`}
      style={{ '--panel-width': `${panelWidth}px` } as CSSProperties}
    >
      <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
        To the view
      </button>
      {isPresenting ? null : layout === 'phone' ? (
        <PhoneHeader changeCount={changeCount} onFind={() => setFinding(true)} />
      ) : (
        <Header changeCount={changeCount} onFind={() => setFinding(true)} />
      )}
      <TimeBar />
      <PlayFrames />
      <div className={columns}>
        {showsPanel ? (
          <PanelSide width={panelWidth} onWidthChange={setPanelWidth}>
            {renderPanel(false, () => actions.setPanelOpen(false))}
          </PanelSide>
        ) : null}
        <div className={styles.main}>
          <ViewTabs
            views={views}
            onShowPolicy={showsPanel || layout === 'phone' || isPresenting ? null : togglePanel}
          />
          <main id="main" className={styles.body} tabIndex={-1}>
            {children}
          </main>
        </div>
        {showsDrawer ? (
          <aside
            className={`${styles.side} ${styles.drawerSide} ${layout === 'wide' ? '' : styles.over}`}
            aria-label="Memory"
          >
            <div className={styles.scroll}>{renderDrawer(() => actions.select(null))}</div>
          </aside>
        ) : null}
      </div>
      {layout === 'phone' && !isPresenting ? (
        <BottomBar
          changeCount={changeCount}
          onShowPolicy={() => setSheet('policy')}
          onShowMemory={() => setSheet('memory')}
        />
      ) : null}
      <Sheet
        label="Policy"
        side={layout === 'phone' ? 'bottom' : 'left'}
        isOpen={sheet === 'policy' && !hasRoom}
        onClose={closeSheet}
      >
        {renderPanel(true, closeSheet)}
      </Sheet>
      <Sheet
        label="Memory"
        side="bottom"
        isOpen={sheet === 'memory' && layout === 'phone' && selectedRow !== null}
        onClose={closeSheet}
      >
        {renderDrawer(closeSheet)}
      </Sheet>
      <Notices />
      {isFinding ? (
        <FaultBoundary what="The palette">
          <Suspense fallback={null}>
            <CommandPalette
              views={views}
              onFocusParameter={goToParameter}
              onClose={() => setFinding(false)}
            />
          </Suspense>
        </FaultBoundary>
      ) : null}
    </div>
  );
}

/** Apart, so that the frame is not drawn again for every reply. */
function PlayFrames() {
  usePlayFrames();
  return null;
}

/** On a phone choosing a memory opens its sheet; one that a link brought along waits in the bottom bar. */
function useMemorySheet(isPhone: boolean, selectedRow: number | null, open: () => void): void {
  const last = useRef(selectedRow);
  useEffect(() => {
    const isNew = selectedRow !== null && selectedRow !== last.current;
    last.current = selectedRow;
    if (isPhone && isNew) open();
  });
}

function useFrameHotkeys(togglePanel: () => void, find: () => void): void {
  const isPresenting = useAppStore((state) => state.isPresenting);
  const actions = useAppStore((state) => state.actions);
  const commands = useFrameCommands();
  const isPlaying = useAppStore((state) => state.time.run !== null);
  const isTimeOpen = useAppStore((state) => state.time.isOpen);
  const hasSelection = useAppStore((state) => state.inputs.selectedRow !== null);
  const run: Readonly<Record<HotkeyAction, () => void>> = {
    find,
    undo: actions.undo,
    redo: actions.redo,
    open: commands.openFile,
    panel: togglePanel,
    help: () => commands.show('help'),
    close: () => (isPresenting ? actions.setPresenting(false) : actions.select(null)),
    next: () => actions.selectNeighbour(1),
    previous: () => actions.selectNeighbour(-1),
    time: () => actions.setTimeOpen(!isTimeOpen),
    play: () => {
      if (isPlaying) actions.pause();
      else {
        actions.setTimeOpen(true);
        actions.play();
      }
    },
    earlier: () => actions.stepTime(-1),
    later: () => actions.stepTime(1),
  };
  useHotkeys((action) => {
    const isLeaving = action === 'close' && isPresenting;
    const needsSelection = !isLeaving && (action === 'close' || action === 'next' || action === 'previous');
    if (needsSelection && !hasSelection) return false;
    run[action]();
    return true;
  });
}
