import { useMemo, useState } from 'react';
import type { ArchiveQuery, ArchiveSortColumn, ArchiveWindow } from '../../engine/work/archive-view.ts';
import { useAppStore } from '../../store/store-context.tsx';
import type { SortKey } from '../../ui/DataTable.tsx';
import { type ListWindow, useListWindow } from '../../ui/use-list-window.ts';
import type { Place } from './archive-words.ts';

export interface ArchiveList extends ListWindow<ArchiveWindow> {
  readonly query: ArchiveQuery;
  readonly place: Place;
  readonly setPlace: (place: Place) => void;
  readonly setText: (text: string) => void;
  readonly setPasses: (passes: readonly string[]) => void;
  readonly setSort: (sort: readonly SortKey[]) => void;
}

/** What a person looks for in the archive, and the part of it that shows; asked again when anything was done. */
export function useArchive(): ArchiveList {
  const counts = useAppStore((state) => state.evaluation?.counts);
  const edits = useAppStore((state) => state.inputs.edits);
  const asOfMs = useAppStore((state) => state.inputs.asOfMs);
  const dataset = useAppStore((state) => state.dataset);
  const findArchive = useAppStore((state) => state.actions.findArchive);
  const [chosen, setPlace] = useState<Place | null>(null);
  // Until a person has chosen, the place that has something in it.
  const place =
    chosen ?? (counts && counts.archived === 0 && counts.tombstoned > 0 ? 'tombstoned' : 'archived');
  const [text, setText] = useState('');
  const [passes, setPasses] = useState<readonly string[]>([]);
  const [sort, setKeys] = useState<ArchiveQuery['sort']>([]);
  const query = useMemo(() => ({ place, text, passes, sort }), [place, text, passes, sort]);
  const ask = useMemo(() => {
    if (!dataset) return null;
    // Which edits and which store the answer is of: another list, another question.
    void edits;
    // Tombstones go with time.
    if (place === 'tombstoned') void asOfMs;
    return (first: number, count: number) => findArchive(query, first, count);
  }, [dataset, edits, query, findArchive, place, asOfMs]);
  const list = useListWindow(ask);
  return {
    ...list,
    query,
    place,
    setPlace: (next) => {
      setPlace(next);
      setPasses([]);
    },
    setText,
    setPasses,
    setSort: (keys) =>
      setKeys(
        keys.map(({ column, isDescending }) => ({ column: column as ArchiveSortColumn, isDescending })),
      ),
  };
}

/** Rows that are marked; anything that is done to the store, and another place, lets them go. */
export function useMarks(place: Place): readonly [ReadonlySet<number>, (rows: Iterable<number>) => void] {
  const edits = useAppStore((state) => state.inputs.edits);
  const [marks, setMarks] = useState<{ edits: unknown; place: Place; rows: ReadonlySet<number> } | null>(
    null,
  );
  const isOf = marks !== null && marks.edits === edits && marks.place === place;
  return [isOf ? marks.rows : noRows, (rows) => setMarks({ edits, place, rows: new Set(rows) })];
}

const noRows: ReadonlySet<number> = new Set();
