import { createMarkOf } from '../../charts/verdict-marks.ts';
import type { ArchiveWindow } from '../../engine/work/archive-view.ts';
import { passes } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatCount, formatCountOf } from '../../ui/format-number.ts';
import { ListTools, SearchBox, ShownOf } from '../../ui/ListTools.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './archive.module.css';
import type { ArchiveList } from './use-archive.ts';

const markOf = createMarkOf(passes);
const all = 'all passes';

export interface ArchiveToolsProps {
  readonly list: ArchiveList;
  readonly window: ArchiveWindow;
  readonly onEmpty: () => void;
}

/** What shows of the archive, and what can be done with all of it. */
export function ArchiveTools({ list, window, onEmpty }: ArchiveToolsProps) {
  const saveArchive = useAppStore((state) => state.actions.saveArchive);
  const { query } = list;
  const isNarrowed = query.text.trim() !== '' || query.passes.length > 0;
  return (
    <ListTools>
      <PassChips list={list} window={window} />
      <SearchBox
        label="Search the archive"
        placeholder="Search: text, category, subject"
        value={query.text}
        onChange={list.setText}
      />
      {isNarrowed ? <ShownOf shown={window.shown} total={window.total} /> : null}
      <Button icon="download" disabled={window.shown === 0} onClick={() => void saveArchive(query)}>
        <span>
          Save {formatCountOf(window.shown, 'row')}
          <span className={styles.roomy}> as JSON Lines</span>
        </span>
      </Button>
      <Button icon="trash" disabled={window.total === 0} onClick={onEmpty}>
        {list.place === 'archived' ? 'Empty the archive…' : 'Compact now…'}
      </Button>
    </ListTools>
  );
}

/** One chip per pass that took something; any number may be pressed. */
function PassChips({ list, window }: Pick<ArchiveToolsProps, 'list' | 'window'>) {
  const { query, setPasses } = list;
  const taking = [...passes.map(({ id }) => id), ''].filter((id) => (window.byPass[id] ?? 0) > 0);
  const toggle = (id: string) => {
    const others = query.passes.filter((other) => other !== id);
    setPasses(id === all ? [] : others.length < query.passes.length ? others : [...query.passes, id]);
  };
  return (
    <Segmented
      label="Taken by"
      segments={[
        { value: all, label: `All ${formatCount(window.total)}` },
        ...taking.map((id) => {
          const mark = markOf(id);
          const name = id === '' ? 'Not recorded' : mark.label;
          const count = formatCount(window.byPass[id] ?? 0);
          return {
            value: id,
            title: `${name}: ${count}`,
            label: (
              <>
                <VerdictMarker shape={mark.shape} colour={mark.colour} size={9} /> {name} {count}
              </>
            ),
          };
        }),
      ]}
      value={query.passes.length === 0 ? [all] : query.passes}
      onChange={toggle}
    />
  );
}

export interface MarkedBarProps {
  readonly count: number;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** What can be done to the rows that are marked. */
export function MarkedBar({ count, onRestore, onRemove, onClear }: MarkedBarProps) {
  const isNone = count === 0;
  return (
    <div className={styles.marked} data-print="off">
      <span aria-live="polite" className={isNone ? 'muted' : undefined}>
        {isNone ? (
          'Mark rows to restore them, or to remove them for good.'
        ) : (
          <>
            <b>{formatCount(count)}</b> marked
          </>
        )}
      </span>
      {isNone ? null : (
        <>
          <Button look="go" icon="restore" onClick={onRestore}>
            Restore {formatCount(count)}
          </Button>
          <Button icon="trash" onClick={onRemove}>
            <span>
              Remove<span className={styles.roomy}> for good</span>…
            </span>
          </Button>
          <IconButton icon="close" label="Clear the marks" isSmall onClick={onClear} />
        </>
      )}
    </div>
  );
}
