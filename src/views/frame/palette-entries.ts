import type { RowName } from '../../engine/evaluation.ts';
import { removalOf } from '../../engine/work/removal-words.ts';
import { findPass } from '../../passes/registry.ts';
import { findPreset } from '../../presets/registry.ts';
import type { ViewId } from '../../store/app-state.ts';
import { listParameters } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatGiven } from '../../ui/format-number.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { useFrameCommands } from './FrameDialogs.tsx';
import { type MenuSection, usePolicyMenu, useStoreMenu } from './menu-entries.ts';
import { themes } from './themes.ts';

/** One line of the palette. */
export interface PaletteEntry {
  readonly key: string;
  readonly label: string;
  /** At the right: a value, a key, an id. */
  readonly note?: string;
  readonly icon?: IconName;
  /** Found by these words too. */
  readonly words?: string;
  /** It puts the focus where it leads; others give it back. */
  readonly movesFocus?: boolean;
  readonly run: () => void;
}

export interface PaletteSection {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** True where every word of the query occurs, in any order. */
function matchesQuery(query: string, { label, words = '' }: PaletteEntry): boolean {
  const text = `${label} ${words}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function fromMenu(sections: readonly MenuSection[], prefix: string): PaletteEntry[] {
  return sections.flatMap(({ title, entries }) =>
    entries
      .filter(({ isDisabled }) => !isDisabled)
      .map(({ key, label, detail, icon, run }) => ({
        key: `${prefix}-${title}-${key}`,
        label: title === 'Presets' ? `Preset: ${label}` : label,
        words: `${title} ${prefix} ${detail ?? ''}`,
        ...(icon ? { icon } : {}),
        run,
      })),
  );
}

const timeEntry = {
  key: 'time',
  label: 'Time line and play',
  note: 'T',
  icon: 'timeline',
  words: 'as of date scrubber',
} as const;

/** Carrying the trace out, while there is something to carry out. */
function useApplyEntry(): PaletteEntry[] {
  const askToApply = useAppStore((state) => state.actions.askToApply);
  const removal = useAppStore((state) => state.inputs.policy.removal.action);
  const count = useAppStore((state) =>
    Object.values(state.evaluation?.counts.evicted ?? {}).reduce((sum, taken) => sum + taken, 0),
  );
  if (count === 0) return [];
  return [
    {
      key: 'apply',
      label: 'Apply the trace…',
      note: `${removalOf(removal).verb} ${count.toLocaleString()}`,
      icon: 'archive',
      words: 'evict archive tombstone delete remove carry out',
      movesFocus: true,
      run: () => askToApply(true),
    },
  ];
}

function useActionEntries(): PaletteEntry[] {
  const actions = useAppStore((state) => state.actions);
  const { canUndo, canRedo } = {
    canUndo: useAppStore((s) => s.canUndo),
    canRedo: useAppStore((s) => s.canRedo),
  };
  const isPinned = useAppStore((state) => state.inputs.baseline !== null);
  const shownCount = useAppStore((state) => state.evaluation?.shownCount ?? 0);
  const apply = useApplyEntry();
  const commands = useFrameCommands();
  const store = useStoreMenu();
  const policy = usePolicyMenu(true);
  const rows = `${shownCount.toLocaleString()} rows`;
  return [
    ...(canUndo
      ? [{ key: 'undo', label: 'Undo', note: 'Ctrl+Z', icon: 'undo' as const, run: actions.undo }]
      : []),
    ...(canRedo
      ? [{ key: 'redo', label: 'Redo', note: 'Ctrl+Shift+Z', icon: 'redo' as const, run: actions.redo }]
      : []),
    isPinned
      ? { key: 'pin', label: 'Unpin baseline', icon: 'pin', run: actions.unpinBaseline }
      : { key: 'pin', label: 'Pin baseline', icon: 'pin', words: 'compare', run: actions.pinBaseline },
    { ...timeEntry, run: () => actions.setTimeOpen(true) },
    ...apply,
    { key: 'share', label: 'Share: copy a link to this view', icon: 'share', run: commands.share },
    {
      key: 'present',
      label: 'Presentation size',
      icon: 'present',
      words: 'projector',
      run: () => actions.setPresenting(true),
    },
    ...(shownCount > 0
      ? [
          {
            key: 'csv',
            label: `Export ${rows} as CSV`,
            icon: 'download' as const,
            run: () => void actions.exportVerdicts('csv'),
          },
          {
            key: 'json',
            label: `Export ${rows} as JSON`,
            icon: 'download' as const,
            run: () => void actions.exportVerdicts('json'),
          },
        ]
      : []),
    ...fromMenu(store, 'store'),
    ...fromMenu(policy, 'policy'),
    ...themes.map(({ id, label, icon }) => ({
      key: `theme-${id}`,
      label: `Theme: ${label}`,
      icon,
      run: () => actions.setTheme(id),
    })),
    { key: 'help', label: 'Help and keys', note: '?', icon: 'help', run: () => commands.show('help') },
  ];
}

function useParameterEntries(onFocusParameter: (path: string) => void): PaletteEntry[] {
  const policy = useAppStore((state) => state.inputs.policy);
  const presetId = useAppStore((state) => state.inputs.presetId);
  return listParameters(policy, findPreset(presetId)?.policy ?? policy).flatMap((parameter) => {
    const { path, spec, value, passIndex } = parameter;
    const choice = passIndex === undefined ? undefined : policy.passes[passIndex];
    const pass = choice && findPass(choice.id);
    // A pass that is off has no box to go to; θ has one all the same.
    const isHidden = choice?.enabled === false && !pass?.importanceThreshold;
    if (spec.kind !== 'number' || isHidden) return [];
    return [
      {
        key: path,
        label:
          pass && !pass.importanceThreshold && !spec.label.includes(pass.label)
            ? `${pass.label}: ${spec.label}`
            : spec.label,
        note: `${formatGiven(Number(value))} ${spec.unit}`.trim(),
        words: `${parameter.group} ${spec.help ?? ''}`,
        icon: 'sliders' as const,
        movesFocus: true,
        run: () => onFocusParameter(path),
      },
    ];
  });
}

export interface PaletteInput {
  readonly query: string;
  readonly views: readonly { readonly id: ViewId; readonly label: string }[];
  readonly memories: readonly RowName[];
  readonly onFocusParameter: (path: string) => void;
}

/** Everything that the palette offers for a query; the worker has chosen the memories. */
export function usePaletteSections({
  query,
  views,
  memories,
  onFocusParameter,
}: PaletteInput): PaletteSection[] {
  const actions = useAppStore((state) => state.actions);
  const sections: PaletteSection[] = [
    {
      title: 'Views',
      entries: views.map(({ id, label }) => ({
        key: `view-${id}`,
        label,
        words: 'view go to',
        icon: 'right',
        run: () => actions.setView(id),
      })),
    },
    { title: 'Parameters', entries: useParameterEntries(onFocusParameter) },
    { title: 'Actions', entries: useActionEntries() },
  ];
  const found = sections.map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => matchesQuery(query.trim(), entry)),
  }));
  const named = memories.map(({ row, id, text }) => ({
    key: `memory-${row}`,
    label: text === '' ? id : text,
    note: id,
    run: () => actions.select(row),
  }));
  return [...found, { title: 'Memories', entries: named }].filter(({ entries }) => entries.length > 0);
}
