import { Menu, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { findPreset } from '../../presets/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatDate, formatUtc, formatUtcTime } from '../../ui/format-date.ts';
import { formatCount, formatCountOf } from '../../ui/format-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AsOfForm } from './AsOfForm.tsx';
import { BrandMark } from './BrandMark.tsx';
import { FindButton } from './FindButton.tsx';
import { useFrameCommands } from './FrameDialogs.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import styles from './header.module.css';
import { MustKeepLost } from './MustKeepLost.tsx';
import { usePolicyMenu, useStoreMenu } from './menu-entries.ts';
import { StoreMark } from './StoreMark.tsx';
import { themes } from './themes.ts';

export interface HeaderProps {
  /** In how many things the policy differs from its preset. */
  readonly changeCount: number;
  readonly onFind: () => void;
}

export function Header({ changeCount, onFind }: HeaderProps) {
  const commands = useFrameCommands();
  const hasRoom = useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false });
  const setPresenting = useAppStore((state) => state.actions.setPresenting);
  return (
    <header className={styles.header}>
      <span className={styles.brand}>
        <BrandMark />
        Lethe
      </span>
      <StoreField />
      <StoreMark />
      <span className={styles.divider} />
      <PolicyField changeCount={changeCount} />
      <span className={styles.divider} />
      <AsOfField />
      <TimeButton />
      <MustKeepLost />
      <span className={styles.spacer} />
      <UndoButtons />
      <FindButton hasRoom={hasRoom} onFind={onFind} />
      {hasRoom ? (
        <Button look="quiet" icon="share" title="Copy a link to this view" onClick={commands.share}>
          Share
        </Button>
      ) : (
        <IconButton icon="share" label="Share: copy a link to this view" onClick={commands.share} />
      )}
      <ThemeMenu />
      <IconButton icon="present" label="Presentation size (Esc leaves)" onClick={() => setPresenting(true)} />
      <IconButton icon="help" label="Help and keys (?)" onClick={() => commands.show('help')} />
    </header>
  );
}

function StoreField() {
  const name = useAppStore((state) => state.dataset?.name);
  const rowCount = useAppStore((state) => state.evaluation?.counts.total ?? state.dataset?.rowCount ?? 0);
  const sections = useStoreMenu();
  return (
    <HeaderMenu name="Store" sections={sections}>
      <span className={`${styles.value} clip`} style={{ maxWidth: 220 }}>
        {name ?? 'none open'}
        {name === undefined ? null : (
          <span className={`muted ${styles.quietPart}`}>
            {' '}
            · {formatCountOf(rowCount, 'memory', 'memories')}
          </span>
        )}
      </span>
    </HeaderMenu>
  );
}

function PolicyField({ changeCount }: Pick<HeaderProps, 'changeCount'>) {
  const presetId = useAppStore((state) => state.inputs.presetId);
  const name = useAppStore((state) => state.inputs.policy.name);
  const sections = usePolicyMenu(changeCount > 0);
  return (
    <HeaderMenu name="Policy" sections={sections}>
      <span className={`${styles.value} clip`} style={{ maxWidth: 180 }}>
        {findPreset(presetId)?.label ?? name}
      </span>
      {changeCount > 0 ? (
        <>
          <span className={styles.dot} />
          <span className={styles.key} style={{ display: 'inline' }}>
            {formatCount(changeCount)} modified
          </span>
        </>
      ) : null}
    </HeaderMenu>
  );
}

function AsOfField() {
  const asOfMs = useAppStore((state) => state.inputs.asOfMs);
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <button type="button" className={styles.field} title={formatUtc(asOfMs)}>
          <span className={styles.key}>As of</span>
          <span className={styles.value}>
            {formatDate(asOfMs)} <span className={`muted ${styles.quietPart}`}>{formatUtcTime(asOfMs)}</span>
          </span>
          <Icon name="down" size={14} />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <AsOfForm />
      </Popover.Dropdown>
    </Popover>
  );
}

function TimeButton() {
  const isOpen = useAppStore((state) => state.time.isOpen);
  const setTimeOpen = useAppStore((state) => state.actions.setTimeOpen);
  return (
    <IconButton
      icon="timeline"
      label={isOpen ? 'Close the time line (T)' : 'Time line and play (T)'}
      aria-expanded={isOpen}
      onClick={() => setTimeOpen(!isOpen)}
    />
  );
}

export function UndoButtons() {
  const actions = useAppStore((state) => state.actions);
  const canUndo = useAppStore((state) => state.canUndo);
  const canRedo = useAppStore((state) => state.canRedo);
  return (
    <>
      <IconButton icon="undo" label="Undo (Ctrl+Z)" disabled={!canUndo} onClick={actions.undo} />
      <IconButton icon="redo" label="Redo (Ctrl+Shift+Z)" disabled={!canRedo} onClick={actions.redo} />
    </>
  );
}

function ThemeMenu() {
  const theme = useAppStore((state) => state.theme);
  const setTheme = useAppStore((state) => state.actions.setTheme);
  const current = themes.find((candidate) => candidate.id === theme);
  return (
    <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <IconButton icon={current?.icon ?? 'sun'} label={`Theme: ${current?.label ?? theme}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {themes.map(({ id, label, icon }) => (
          <Menu.Item
            key={id}
            aria-current={id === theme ? 'true' : undefined}
            leftSection={<Icon name={icon} size={14} />}
            rightSection={id === theme ? <Icon name="check" size={14} /> : null}
            onClick={() => setTheme(id)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
