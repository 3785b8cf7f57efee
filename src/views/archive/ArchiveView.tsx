import { useMemo, useState } from 'react';
import { useChartWidth } from '../../charts/use-chart-width.ts';
import type { ArchivedMemory, ArchiveWindow } from '../../engine/work/archive-view.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { DataTable, type RowMarks } from '../../ui/DataTable.tsx';
import { formatCount } from '../../ui/format-number.ts';
import { EmptyList } from '../../ui/ListTools.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ArchiveTools, MarkedBar } from './ArchiveTools.tsx';
import styles from './archive.module.css';
import { archiveColumns } from './archive-columns.tsx';
import { emptyWords, extentOf, type Place, subLineOfPlace, titleOfPlace } from './archive-words.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { type ArchiveList, useArchive, useMarks } from './use-archive.ts';

/** What has left the active store: why, when, and the way back. */
export function ArchiveView() {
  const list = useArchive();
  const { window, problem, isLate, place } = list;
  if (problem !== null && !window) {
    return (
      <div className={`view-body ${styles.view}`}>
        <Callout isError icon="close" title="The archive could not be looked up." detail={problem} />
      </div>
    );
  }
  if (!window) return isLate ? <p className={styles.waiting}>The archive is being looked up.</p> : null;
  return (
    <div className={`view-body ${styles.view}`} aria-busy={isLate}>
      <header className="view-head">
        <div>
          <h1>{titleOfPlace(place, window.total)}</h1>
          <p className="muted">{subLineOfPlace(place, window.total, window.due)}</p>
        </div>
        <Places place={place} onChange={list.setPlace} />
      </header>
      {window.total === 0 ? <NothingAway place={place} /> : <Away list={list} window={window} />}
    </div>
  );
}

function Places({ place, onChange }: { readonly place: Place; readonly onChange: (place: Place) => void }) {
  const archived = useAppStore((state) => state.evaluation?.counts.archived ?? 0);
  const tombstoned = useAppStore((state) => state.evaluation?.counts.tombstoned ?? 0);
  return (
    <Segmented
      label="Where"
      segments={[
        { value: 'archived', label: `Archived ${formatCount(archived)}` },
        { value: 'tombstoned', label: `Tombstoned ${formatCount(tombstoned)}` },
      ]}
      value={place}
      onChange={onChange}
    />
  );
}

function NothingAway({ place }: { readonly place: Place }) {
  const setView = useAppStore((state) => state.actions.setView);
  return (
    <EmptyList>
      <p>{emptyWords(place)}</p>
      <Button onClick={() => setView('trace')}>To the trace</Button>
    </EmptyList>
  );
}

/** The list, its tools, and what can be done to the rows that are marked. */
function Away({ list, window }: { readonly list: ArchiveList; readonly window: ArchiveWindow }) {
  const selectedRow = useAppStore((state) => state.inputs.selectedRow);
  const actions = useAppStore((state) => state.actions);
  const { ref, width } = useChartWidth();
  const { place, query } = list;
  const [marked, setMarked] = useMarks(place);
  const [asked, setAsked] = useState<'marked' | 'all' | null>(null);
  const columns = useMemo(
    () => archiveColumns(width || 720, (row) => actions.restoreRows([row])),
    [width, actions],
  );
  const removeAll = async () => {
    if (place === 'tombstoned') return actions.compactTombstones();
    return actions.dropRows(await actions.findArchivedRows({ place, text: '', passes: [], sort: [] }));
  };
  const marks: RowMarks<ArchivedMemory> = {
    isMarked: ({ row }) => marked.has(row),
    extent: extentOf(
      marked,
      window.shown,
      window.rows.map(({ row }) => row),
    ),
    nameOf: ({ text, id }) => text || id,
    onMark: ({ row }, isMarked) =>
      setMarked(isMarked ? [...marked, row] : [...marked].filter((other) => other !== row)),
    onMarkAll: async (isMarked) => setMarked(isMarked ? await actions.findArchivedRows(query) : []),
  };
  const count = asked === 'marked' ? marked.size : window.total;
  return (
    <>
      <ArchiveTools list={list} window={window} onEmpty={() => setAsked('all')} />
      <MarkedBar
        count={marked.size}
        onRestore={() => actions.restoreRows([...marked])}
        onRemove={() => setAsked('marked')}
        onClear={() => setMarked([])}
      />
      <div ref={ref} className={list.isLate ? styles.late : undefined} data-presented="magnified">
        {window.shown === 0 ? (
          <NothingFound list={list} total={window.total} />
        ) : (
          <DataTable
            label={place === 'archived' ? 'Archived memories' : 'Tombstoned memories'}
            columns={columns}
            rows={window.rows}
            first={window.first}
            total={window.shown}
            getKey={({ row }) => row}
            onWindowChange={list.setWindow}
            sort={query.sort}
            onSortChange={list.setSort}
            selectedKey={selectedRow}
            onOpen={({ row }) => actions.select(row)}
            marks={marks}
            usualOrder="The newest first"
          />
        )}
      </div>
      <RemoveDialog
        place={place}
        asked={asked && { what: asked, count }}
        onClose={() => setAsked(null)}
        onRemove={() => {
          if (asked === 'marked') actions.dropRows([...marked]);
          else void removeAll();
        }}
      />
    </>
  );
}

function NothingFound({ list, total }: { readonly list: ArchiveList; readonly total: number }) {
  return (
    <EmptyList>
      <p>
        <b>Nothing here matches.</b> {formatCount(total)} {total === 1 ? 'memory is' : 'memories are'} hidden
        by the search.
      </p>
      <Button
        onClick={() => {
          list.setText('');
          list.setPasses([]);
        }}
      >
        Clear search
      </Button>
    </EmptyList>
  );
}
