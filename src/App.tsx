import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Menu.css';
import './ui/base.css';
import './ui/presentation.css';
import { MantineProvider } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { ViewId } from './store/app-state.ts';
import { useAppStore } from './store/store-context.tsx';
import { FaultBoundary } from './ui/FaultBoundary.tsx';
import { cssVariablesResolver, theme } from './ui/theme.ts';
import { useScheme } from './ui/use-scheme.ts';
import { MemoryDrawer } from './views/drawer/MemoryDrawer.tsx';
import { Frame } from './views/frame/Frame.tsx';
import { selectChangeCount } from './views/frame/select-change-count.ts';
import { PolicyPanel } from './views/panel/PolicyPanel.tsx';
import { PolicyOnPaper } from './views/paper/PolicyOnPaper.tsx';

interface View {
  readonly id: ViewId;
  readonly label: string;
  readonly Component: ComponentType;
}

/** Fetched when they are first needed, and all of them once the page is quiet: after that it needs no server. */
const deferred = {
  curves: () => import('./views/curves/CurvesView.tsx'),
  reads: () => import('./views/reads/ReadsView.tsx'),
  scores: () => import('./views/scores/ScoresView.tsx'),
  trace: () => import('./views/trace/TraceView.tsx'),
  archive: () => import('./views/archive/ArchiveView.tsx'),
  log: () => import('./views/log/LogView.tsx'),
  mapping: () => import('./views/mapping/MappingDialog.tsx'),
  work: () => import('./views/work/WorkDialogs.tsx'),
  palette: () => import('./views/frame/CommandPalette.tsx'),
  timeWords: () => import('./store/time-words.ts'),
};

const views: readonly View[] = [
  {
    id: 'curves',
    label: 'Curves',
    Component: lazy(async () => ({ default: (await deferred.curves()).CurvesView })),
  },
  {
    id: 'reads',
    label: 'Reads',
    Component: lazy(async () => ({ default: (await deferred.reads()).ReadsView })),
  },
  {
    id: 'scores',
    label: 'Scores',
    Component: lazy(async () => ({ default: (await deferred.scores()).ScoresView })),
  },
  {
    id: 'trace',
    label: 'Trace',
    Component: lazy(async () => ({ default: (await deferred.trace()).TraceView })),
  },
  {
    id: 'archive',
    label: 'Archive',
    Component: lazy(async () => ({ default: (await deferred.archive()).ArchiveView })),
  },
  {
    id: 'log',
    label: 'Log',
    Component: lazy(async () => ({ default: (await deferred.log()).LogView })),
  },
];

const MappingDialog = lazy(async () => ({
  default: (await deferred.mapping()).MappingDialog,
}));

const WorkDialogs = lazy(async () => ({ default: (await deferred.work()).WorkDialogs }));

export function App() {
  const scheme = useScheme(useAppStore((state) => state.theme));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
      <FaultBoundary what="The page">
        <Screen />
      </FaultBoundary>
    </MantineProvider>
  );
}

function Screen() {
  const current = useAppStore((state) => state.inputs.view);
  const isMapping = useAppStore((state) => state.mapping !== null);
  // The number, not the policy: at a move that leaves it as it is, header, menus and dialogs are not drawn again.
  const changeCount = useAppStore(selectChangeCount);
  const isWorking = useAppStore((state) => state.workDialog !== null);
  useDeferredParts();
  const view = views.find((candidate) => candidate.id === current);
  useEffect(() => {
    document.title = view ? `${view.label} · Lethe` : 'Lethe';
  }, [view]);
  return (
    <Frame
      views={views}
      changeCount={changeCount}
      renderPanel={(isSheet, onClose) => (
        <PolicyPanel isSheet={isSheet} onClose={onClose} isModified={changeCount > 0} />
      )}
      renderDrawer={(onClose) => <MemoryDrawer onClose={onClose} />}
    >
      <FaultBoundary key={current} what="The view">
        <Suspense fallback={null}>{view ? <view.Component /> : null}</Suspense>
      </FaultBoundary>
      <PolicyOnPaper />
      <FaultBoundary what="The dialog">
        <Suspense fallback={null}>
          {isMapping ? <MappingDialog /> : null}
          {isWorking ? <WorkDialogs /> : null}
        </Suspense>
      </FaultBoundary>
    </Frame>
  );
}

/** One after the other, after the first trace, so that they take nothing from it; what fails is fetched when needed. */
function useDeferredParts(): void {
  const isReady = useAppStore((state) => state.evaluation !== null);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(async () => {
      for (const load of Object.values(deferred)) await load().catch(() => undefined);
    }, 500);
    return () => clearTimeout(timer);
  }, [isReady]);
}
