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
import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import { findPreset } from './presets/registry.ts';
import type { ViewId } from './store/app-state.ts';
import { useAppStore } from './store/store-context.tsx';
import { cssVariablesResolver, theme } from './ui/theme.ts';
import { useScheme } from './ui/use-scheme.ts';
import { MemoryDrawer } from './views/drawer/MemoryDrawer.tsx';
import { Frame } from './views/frame/Frame.tsx';
import { countPolicyChanges } from './views/frame/policy-changes.ts';
import { PolicyPanel } from './views/panel/PolicyPanel.tsx';
import { PolicyOnPaper } from './views/paper/PolicyOnPaper.tsx';

interface View {
  readonly id: ViewId;
  readonly label: string;
  readonly Component: ComponentType;
}

const views: readonly View[] = [
  {
    id: 'curves',
    label: 'Curves',
    Component: lazy(async () => ({ default: (await import('./views/curves/CurvesView.tsx')).CurvesView })),
  },
  {
    id: 'reads',
    label: 'Reads',
    Component: lazy(async () => ({ default: (await import('./views/reads/ReadsView.tsx')).ReadsView })),
  },
  {
    id: 'scores',
    label: 'Scores',
    Component: lazy(async () => ({ default: (await import('./views/scores/ScoresView.tsx')).ScoresView })),
  },
  {
    id: 'trace',
    label: 'Trace',
    Component: lazy(async () => ({ default: (await import('./views/trace/TraceView.tsx')).TraceView })),
  },
];

const MappingDialog = lazy(async () => ({
  default: (await import('./views/mapping/MappingDialog.tsx')).MappingDialog,
}));

export function App() {
  const scheme = useScheme(useAppStore((state) => state.theme));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
      <Screen />
    </MantineProvider>
  );
}

function Screen() {
  const current = useAppStore((state) => state.inputs.view);
  const policy = useAppStore((state) => state.inputs.policy);
  const isMapping = useAppStore((state) => state.mapping !== null);
  const presetId = useAppStore((state) => state.inputs.presetId);
  const changeCount = useMemo(
    () => countPolicyChanges(policy, findPreset(presetId)?.policy ?? policy),
    [policy, presetId],
  );
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
      <Suspense fallback={null}>{view ? <view.Component /> : null}</Suspense>
      <PolicyOnPaper />
      <Suspense fallback={null}>{isMapping ? <MappingDialog /> : null}</Suspense>
    </Frame>
  );
}
