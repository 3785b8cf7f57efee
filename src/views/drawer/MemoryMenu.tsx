import { Menu } from '@mantine/core';
import type { RowDetail } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { IconButton } from '../../ui/Button.tsx';

/** What else can be done to one memory, and what is done seldom. */
export function MemoryMenu({ memory, isAway }: { readonly memory: RowDetail; readonly isAway: boolean }) {
  const actions = useAppStore((state) => state.actions);
  const { row, subject } = memory;
  if (isAway && subject === '') return null;
  return (
    <Menu position="top-end" shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <IconButton icon="dots" label="More for this memory" />
      </Menu.Target>
      <Menu.Dropdown>
        {isAway ? null : <Menu.Item onClick={() => actions.removeRows([row])}>Delete</Menu.Item>}
        {subject === '' ? null : (
          <Menu.Item onClick={() => actions.showWork({ kind: 'erase', subject })}>
            Erase subject “{subject.length > 40 ? `${subject.slice(0, 39)}…` : subject}”…
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
