import { useState } from 'react';
import { findPreset } from '../../presets/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatDate, formatUtcTime } from '../../ui/format-date.ts';
import { formatCount } from '../../ui/format-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { AsOfForm } from './AsOfForm.tsx';
import { BrandMark } from './BrandMark.tsx';
import { FindButton } from './FindButton.tsx';
import { useFrameCommands } from './FrameDialogs.tsx';
import { type HeaderProps, UndoButtons } from './Header.tsx';
import styles from './header.module.css';
import { type MenuSection, usePolicyMenu, useStoreMenu } from './menu-entries.ts';
import sheetStyles from './phone-menu.module.css';
import { useStoreState } from './StoreMark.tsx';
import { themes } from './themes.ts';

/** The header of a phone: what is open, as of when, undo, and a menu that holds the rest. */
export function PhoneHeader({ changeCount, onFind }: HeaderProps) {
  const name = useAppStore((state) => state.dataset?.name ?? 'No store');
  const rowCount = useAppStore((state) => state.evaluation?.counts.total ?? state.dataset?.rowCount ?? 0);
  const storeState = useStoreState();
  const asOfMs = useAppStore((state) => state.inputs.asOfMs);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className={styles.header}>
      <span className={styles.brand} style={{ marginRight: 10 }}>
        <BrandMark />
        <span className="visually-hidden">Lethe</span>
      </span>
      <button type="button" className={styles.twoLines} onClick={() => setIsOpen(true)}>
        <b className="clip">
          {name} · {formatCount(rowCount)}
        </b>
        <span className="clip">
          {storeState ? <b>{storeState === 'behind' ? 'changed in another tab' : 'not saved'}, </b> : null}
          as of {formatDate(asOfMs)}, {formatUtcTime(asOfMs)}
        </span>
      </button>
      <UndoButtons />
      <FindButton hasRoom={false} onFind={onFind} />
      <IconButton icon="menu" label="Menu" onClick={() => setIsOpen(true)} />
      <Sheet label="Menu" side="bottom" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <PhoneMenu changeCount={changeCount} onClose={() => setIsOpen(false)} />
      </Sheet>
    </header>
  );
}

function PhoneMenu({
  changeCount,
  onClose,
}: Pick<HeaderProps, 'changeCount'> & { readonly onClose: () => void }) {
  const commands = useFrameCommands();
  const theme = useAppStore((state) => state.theme);
  const setTheme = useAppStore((state) => state.actions.setTheme);
  const presetId = useAppStore((state) => state.inputs.presetId);
  const store = useStoreMenu();
  const policy = usePolicyMenu(changeCount > 0);
  const after = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <div className={sheetStyles.menu}>
      <div className={sheetStyles.head}>
        <h2>Menu</h2>
        <IconButton icon="close" label="Close the menu" onClick={onClose} />
      </div>
      <SectionList title="Store" sections={store} onDone={onClose} />
      <section className={sheetStyles.section}>
        <h3>As of</h3>
        <AsOfForm onTimeLine={onClose} />
      </section>
      <SectionList
        title={`Policy: ${findPreset(presetId)?.label ?? presetId}${changeCount > 0 ? `, ${changeCount} modified` : ''}`}
        sections={policy}
        onDone={onClose}
      />
      <section className={sheetStyles.section}>
        <h3>Theme</h3>
        <Segmented
          label="Theme"
          segments={themes.map(({ id, label }) => ({ value: id, label }))}
          value={theme}
          onChange={setTheme}
        />
      </section>
      <section className={sheetStyles.section}>
        <Button icon="share" onClick={after(commands.share)}>
          Copy a link to this view
        </Button>
        <Button icon="help" onClick={after(() => commands.show('help'))}>
          Help and keys
        </Button>
      </section>
    </div>
  );
}

interface SectionListProps {
  readonly title: string;
  readonly sections: readonly MenuSection[];
  readonly onDone: () => void;
}

function SectionList({ title, sections, onDone }: SectionListProps) {
  return (
    <section className={sheetStyles.section}>
      <h3>{title}</h3>
      <ul>
        {sections
          .flatMap((section) => section.entries)
          .map((entry) => (
            <li key={entry.key} className={sheetStyles.entry}>
              <button
                type="button"
                disabled={entry.isDisabled}
                aria-current={entry.isCurrent ? 'true' : undefined}
                onClick={() => {
                  onDone();
                  entry.run();
                }}
              >
                {entry.icon || entry.isCurrent ? (
                  <Icon name={entry.icon ?? 'check'} />
                ) : (
                  <span style={{ width: 16 }} />
                )}
                <span>
                  {entry.label}
                  {entry.detail ? <small>{entry.detail}</small> : null}
                </span>
              </button>
              {entry.remove ? (
                <IconButton icon="trash" label={entry.remove.label} onClick={entry.remove.run} />
              ) : null}
            </li>
          ))}
      </ul>
    </section>
  );
}
