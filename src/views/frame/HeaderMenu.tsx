import { Menu } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './header.module.css';
import type { MenuEntry, MenuSection } from './menu-entries.ts';

export interface HeaderMenuProps {
  /** Says what the menu is about before what it says now: "Store". */
  readonly name: string;
  readonly children: ReactNode;
  readonly sections: readonly MenuSection[];
}

/** A field of the header that opens a menu. */
export function HeaderMenu({ name, children, sections }: HeaderMenuProps) {
  return (
    <Menu position="bottom-start" shadow="md" width="max-content" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <button type="button" className={styles.field}>
          <span className={styles.key}>{name}</span>
          {children}
          <Icon name="down" size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        {sections.map((section, i) => (
          <Fragment key={section.title}>
            {i > 0 ? <Menu.Divider /> : null}
            <Menu.Label>{section.title}</Menu.Label>
            {section.entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const item = (
    <Menu.Item
      disabled={entry.isDisabled ?? false}
      aria-current={entry.isCurrent ? 'true' : undefined}
      leftSection={
        entry.icon ? (
          <Icon name={entry.icon} size={14} />
        ) : entry.isCurrent ? (
          <Icon name="check" size={14} />
        ) : (
          <Blank />
        )
      }
      onClick={entry.run}
      title={entry.hint}
    >
      <span className={styles.entry}>
        {entry.label}
        {entry.detail ? <span className={styles.detail}>{entry.detail}</span> : null}
      </span>
    </Menu.Item>
  );
  if (!entry.remove) return item;
  return (
    <div className={styles.withRemove}>
      {item}
      <Menu.Item
        className={styles.remove ?? ''}
        aria-label={entry.remove.label}
        title={entry.remove.label}
        closeMenuOnClick={false}
        onClick={entry.remove.run}
      >
        <Icon name="trash" size={14} />
      </Menu.Item>
    </div>
  );
}

function Blank() {
  return <span style={{ width: 14 }} />;
}
