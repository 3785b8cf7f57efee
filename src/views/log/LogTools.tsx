import { Menu } from '@mantine/core';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { formatCountOf } from '../../ui/format-number.ts';
import { ListTools, OnlyChip, SearchBox, ShownOf } from '../../ui/ListTools.tsx';
import { isLogKind, kindChoices } from './kind-words.ts';
import styles from './log.module.css';
import type { LogList, LogWindow } from './use-log.ts';

const formats = { jsonl: 'JSON Lines', csv: 'CSV' } as const;

export interface LogToolsProps {
  readonly list: LogList;
  readonly window: LogWindow;
}

/** Which lines show, and the way to take them along. */
export function LogTools({ list, window }: LogToolsProps) {
  const { query } = list;
  const showLogOf = useAppStore((state) => state.actions.showLogOf);
  const isNarrowed = query.text.trim() !== '' || query.kinds.length > 0 || query.row !== null;
  const first = window.lines.find(({ row }) => row === query.row);
  return (
    <ListTools>
      <span className={styles.kinds}>
        <ChoiceBox
          label="What was done"
          choices={kindChoices}
          value={query.kinds[0] ?? ''}
          onChange={(value) => list.setKind(isLogKind(value) ? value : null)}
        />
      </span>
      <SearchBox
        label="Search the log"
        placeholder="Search: memory, category, reason"
        value={query.text}
        onChange={list.setText}
      />
      {query.row === null ? null : (
        <OnlyChip
          words={`only: ${first?.text || first?.id || 'one memory'}`}
          onClear={() => showLogOf(null)}
        />
      )}
      {isNarrowed ? <ShownOf shown={window.shown} total={window.total} /> : null}
      <ExportLines list={list} count={window.shown} />
    </ListTools>
  );
}

function ExportLines({ list, count }: { readonly list: LogList; readonly count: number }) {
  const saveLog = useAppStore((state) => state.actions.saveLog);
  const lines = formatCountOf(count, 'line');
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button icon="download" disabled={count === 0}>
          Export {lines}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(formats) as (keyof typeof formats)[]).map((format) => (
          <Menu.Item key={format} onClick={() => void saveLog(list.query, format)}>
            {formats[format]}, {lines}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
