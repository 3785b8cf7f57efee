import '@mantine/core/styles/Input.css';
import '@mantine/spotlight/styles.css';
import {
  createSpotlight,
  SpotlightAction,
  SpotlightActionsGroup,
  SpotlightActionsList,
  SpotlightEmpty,
  SpotlightRoot,
  SpotlightSearch,
} from '@mantine/spotlight';
import { useEffect, useRef, useState } from 'react';
import type { RowName } from '../../engine/evaluation.ts';
import type { ViewId } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatCountOf } from '../../ui/format-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './command-palette.module.css';
import { type PaletteEntry, usePaletteSections } from './palette-entries.ts';

export interface CommandPaletteProps {
  readonly views: readonly { readonly id: ViewId; readonly label: string }[];
  readonly onFocusParameter: (path: string) => void;
  readonly onClose: () => void;
}

/** Find or run: views, parameters, actions and memories, by typing. */
export function CommandPalette({ views, onFocusParameter, onClose }: CommandPaletteProps) {
  const [[store, spotlight]] = useState(createSpotlight);
  const [query, setQuery] = useState('');
  const memories = useMemories(query);
  const sections = usePaletteSections({ query, views, memories, onFocusParameter });
  const list = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusBefore();
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  useEffect(() => spotlight.open(), [spotlight]);
  useFirstSelected(list, query, count);
  const run = ({ movesFocus, run: act }: PaletteEntry) => {
    if (movesFocus) giveFocusBack.cancel();
    act();
  };
  return (
    <SpotlightRoot
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={() => {
        onClose();
        giveFocusBack.run();
      }}
      shortcut={null}
      returnFocus={false}
      scrollable
      maxHeight="min(460px, 70dvh)"
      zIndex={400}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Find or run' } }}
      classNames={{ content: styles.content ?? '', actionsList: styles.list ?? '' }}
    >
      <SpotlightSearch
        aria-label="Find a memory, a parameter, a view, or run something"
        placeholder="Find a memory or a parameter, or run something"
        leftSection={<Icon name="search" />}
        classNames={{ input: styles.search ?? '' }}
      />
      <SpotlightActionsList ref={list}>
        {sections.map(({ title, entries }) => (
          <SpotlightActionsGroup key={title} label={title} className={styles.group ?? ''}>
            {entries.map((entry) => (
              <SpotlightAction key={entry.key} className={styles.action ?? ''} onClick={() => run(entry)}>
                <span className={styles.icon}>
                  {entry.icon ? <Icon name={entry.icon} size={14} /> : null}
                </span>
                <span className="clip">{entry.label}</span> <span className={styles.note}>{entry.note}</span>
              </SpotlightAction>
            ))}
          </SpotlightActionsGroup>
        ))}
        {count === 0 && (
          <SpotlightEmpty className={styles.empty ?? ''}>Nothing has these words.</SpotlightEmpty>
        )}
      </SpotlightActionsList>
      <p className="visually-hidden" aria-live="polite">
        {formatCountOf(count, 'entry', 'entries')}
      </p>
    </SpotlightRoot>
  );
}

const pauseMs = 120;

/** Memories with these words; the worker is asked when the typing rests. */
function useMemories(query: string): readonly RowName[] {
  const findMemories = useAppStore((state) => state.actions.findMemories);
  const [found, setFound] = useState<{ query: string; names: readonly RowName[] }>({ query: '', names: [] });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const names = await findMemories(query).catch(() => []);
      if (isCurrent) setFound({ query, names });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, findMemories]);
  return query.trim() === '' ? [] : found.names;
}

/** Entries that arrive after the typing rests: one of them must be under Enter, as the library only sees to at once. */
function useFirstSelected(
  list: { readonly current: HTMLElement | null },
  query: string,
  count: number,
): void {
  useEffect(() => {
    const entries = list.current?.querySelectorAll('[data-action]');
    if (query.trim() === '' || count === 0 || list.current?.querySelector('[data-selected]')) return;
    entries?.[0]?.setAttribute('data-selected', 'true');
  }, [list, query, count]);
}

/** Where the focus was before the palette opened, and goes again unless an entry leads elsewhere. */
function useFocusBefore(): { readonly run: () => void; readonly cancel: () => void } {
  const [before] = useState(() => document.activeElement);
  const isCancelled = useRef(false);
  return {
    run: () => {
      if (!isCancelled.current && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    cancel: () => {
      isCancelled.current = true;
    },
  };
}
