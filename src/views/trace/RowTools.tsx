import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/format-number.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './trace.module.css';

/** Over the table: ways to add memories or, while some are marked, what can be done to all of them. */
export function RowTools() {
  const count = useAppStore((state) => state.marked.size);
  return <div className={styles.tools}>{count > 0 ? <MarkedTools count={count} /> : <AddTools />}</div>;
}

function AddTools() {
  const showWork = useAppStore((state) => state.actions.showWork);
  return (
    <>
      <Button look="quiet" icon="plus" onClick={() => showWork({ kind: 'add' })}>
        Add a memory…
      </Button>
      <Button look="quiet" onClick={() => showWork({ kind: 'add-many' })}>
        Add many…
      </Button>
    </>
  );
}

interface Deed {
  readonly label: string;
  readonly icon?: IconName;
  readonly run: () => void;
}

/** What is done to every marked memory, each one undo step. */
function useDeeds(): Readonly<Record<'main' | 'labels' | 'last', readonly Deed[]>> {
  const marked = useAppStore((state) => state.marked);
  const actions = useAppStore((state) => state.actions);
  const rows = () => [...marked];
  return {
    main: [
      { label: 'Read now', run: () => actions.readRows(rows()) },
      { label: 'Protect', run: () => actions.protectRows(rows(), true) },
      { label: 'Unprotect', run: () => actions.protectRows(rows(), false) },
    ],
    labels: [
      { label: 'Must keep', run: () => actions.labelRows(rows(), 'must-keep') },
      { label: 'May go', run: () => actions.labelRows(rows(), 'may-go') },
      { label: 'No label', run: () => actions.labelRows(rows(), null) },
    ],
    last: [
      { label: 'Set category…', run: () => actions.showWork({ kind: 'category' }) },
      { label: 'Delete', icon: 'trash', run: () => actions.removeRows(rows()) },
    ],
  };
}

function MarkedTools({ count }: { readonly count: number }) {
  const isNarrow = useMediaQuery('(max-width: 719.98px)', false, { getInitialValueInEffect: false }) ?? false;
  const setMarked = useAppStore((state) => state.actions.setMarked);
  const { main, labels, last } = useDeeds();
  return (
    <>
      <b aria-live="polite">{formatCount(count)} marked</b>
      {isNarrow ? (
        <DeedMenu name="Do to them" deeds={[...main, ...labels, ...last]} />
      ) : (
        <>
          <DeedButtons deeds={main} />
          <DeedMenu name="Label" deeds={labels} />
          <DeedButtons deeds={last} />
        </>
      )}
      <Button look="quiet" icon="close" aria-label="Clear the marks" onClick={() => setMarked([])}>
        Clear
      </Button>
    </>
  );
}

function DeedButtons({ deeds }: { readonly deeds: readonly Deed[] }) {
  return deeds.map(({ label, icon, run }) => (
    <Button key={label} {...(icon ? { icon } : {})} onClick={run}>
      {label}
    </Button>
  ));
}

function DeedMenu({ name, deeds }: { readonly name: string; readonly deeds: readonly Deed[] }) {
  return (
    <Menu position="bottom-start" shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button>
          {name}
          <Icon name="down" size={14} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {deeds.map(({ label, run }) => (
          <Menu.Item key={label} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
