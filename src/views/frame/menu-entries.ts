import type { Preset } from '../../engine/contracts/preset.ts';
import { presets } from '../../presets/registry.ts';
import type { Actions } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { downloadFile, fileNameOf } from '../../ui/download-file.ts';
import { formatCount, formatCountOf, formatSize } from '../../ui/format-number.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { type FrameCommands, useFrameCommands } from './FrameDialogs.tsx';

/** One line of a menu, wherever the menu is drawn. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  /** More, when it is pointed at. */
  readonly hint?: string;
  readonly icon?: IconName;
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
  readonly run: () => void;
  /** A second thing that can be done to it. */
  readonly remove?: { readonly label: string; readonly run: () => void };
}

export interface MenuSection {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** More than these are in the dialog. */
const mostListed = 6;

/** What can be done about the store: open another one, look at how this one was read. */
export function useStoreMenu(): readonly MenuSection[] {
  const actions = useAppStore((state) => state.actions);
  const stores = useAppStore((state) => state.stores);
  const dataset = useAppStore((state) => state.dataset);
  const commands = useFrameCommands();
  const kept: MenuEntry[] = stores.slice(0, mostListed).map((stored) => ({
    key: stored.id,
    label: stored.name,
    detail: `${formatCountOf(stored.rowCount, 'memory', 'memories')}, ${formatSize(stored.sizeBytes)}`,
    isCurrent: stored.id === dataset?.id,
    run: () => void actions.openStored(stored.id),
    remove: {
      label: `Delete ${stored.name} from this browser…`,
      run: () => actions.showWork({ kind: 'stores', deleting: stored.id }),
    },
  }));
  return [
    { title: 'Open', entries: openEntries(actions, commands) },
    {
      title: 'This store',
      entries: [
        ...workEntries(actions, dataset === null),
        {
          key: 'report',
          label: 'Import report…',
          icon: 'info',
          isDisabled: dataset === null,
          run: () => commands.show('report'),
        },
      ],
    },
    {
      title: 'Kept in this browser',
      entries: [
        ...kept,
        {
          key: 'stores',
          label: 'Stores in this browser…',
          icon: 'menu',
          detail: stores.length > mostListed ? `All ${formatCount(stores.length)}` : '',
          run: () => actions.showWork({ kind: 'stores', deleting: null }),
        },
      ],
    },
  ];
}

function openEntries(actions: Actions, commands: FrameCommands): MenuEntry[] {
  return [
    {
      key: 'file',
      label: 'Open a file…',
      icon: 'file',
      detail: 'JSON Lines, JSON or CSV; or drop it here',
      run: commands.openFile,
    },
    { key: 'paste', label: 'Paste memories…', icon: 'copy', run: () => commands.show('paste') },
    {
      key: 'sample',
      label: 'Open the sample',
      icon: 'reset',
      detail: 'Ten memories',
      run: () => void actions.openSample(),
    },
  ];
}

/** What can be done in the open store, whatever view shows it. */
function workEntries({ showWork, saveMemories }: Actions, isDisabled: boolean): MenuEntry[] {
  return [
    {
      key: 'add',
      label: 'Add a memory…',
      icon: 'plus',
      isDisabled,
      run: () => showWork({ kind: 'add' }),
    },
    {
      key: 'add-many',
      label: 'Add many memories…',
      isDisabled,
      detail: 'A line each, or JSON Lines, JSON, CSV',
      run: () => showWork({ kind: 'add-many' }),
    },
    {
      key: 'save',
      label: 'Save memories as JSON Lines',
      icon: 'download',
      isDisabled,
      run: () => void saveMemories(),
    },
    {
      key: 'erase',
      label: 'Erase a subject…',
      icon: 'trash',
      isDisabled,
      detail: 'Everything of one person, for good',
      run: () => showWork({ kind: 'erase', subject: '' }),
    },
  ];
}

/** The default first, then by name. */
const presetsInOrder = [...presets].sort(
  (a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false) || a.label.localeCompare(b.label),
);

function whichOf({ variant }: Preset): string {
  return variant ? `as ${variant}` : '';
}

/** What can be done about the policy as a whole. */
export function usePolicyMenu(isModified: boolean): readonly MenuSection[] {
  const actions = useAppStore((state) => state.actions);
  const presetId = useAppStore((state) => state.inputs.presetId);
  const name = useAppStore((state) => state.inputs.policy.name);
  const commands = useFrameCommands();
  return [
    {
      title: 'This policy',
      entries: [
        {
          key: 'reset',
          label: 'Reset to the preset',
          icon: 'reset',
          isDisabled: !isModified,
          run: actions.resetPolicy,
        },
        { key: 'import', label: 'Import a policy file…', icon: 'upload', run: commands.openPolicyFile },
        {
          key: 'export',
          label: 'Export as a policy file',
          icon: 'download',
          run: () =>
            downloadFile(`${fileNameOf(name)}.policy.json`, actions.exportPolicy(), 'application/json'),
        },
      ],
    },
    {
      title: 'Presets',
      entries: presetsInOrder.map((preset) => ({
        key: preset.id,
        label: preset.label,
        // Thirty paragraphs make no menu: the one in use is told, the others when they are pointed at.
        detail: preset.id === presetId ? preset.summary : whichOf(preset),
        hint: `${preset.source}. ${preset.summary}`,
        isCurrent: preset.id === presetId,
        run: () => actions.loadPreset(preset.id),
      })),
    },
  ];
}
