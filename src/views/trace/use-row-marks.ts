import type { RowView } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import type { RowMarks } from '../../ui/DataTable.tsx';

/** The marks of the store as the table shows and sets them; `rows` are those at hand, from place `first` of the list on. */
export function useRowMarks(rows: readonly RowView[], first: number, shownCount: number): RowMarks<RowView> {
  const marked = useAppStore((state) => state.marked);
  const actions = useAppStore((state) => state.actions);
  const isAll = marked.size >= shownCount && rows.every(({ row }) => marked.has(row));
  return {
    isMarked: ({ row }) => marked.has(row),
    extent: marked.size === 0 ? 'none' : isAll ? 'all' : 'some',
    nameOf: ({ text, id }) => text || id,
    onMark: ({ row }, isMarked) => {
      const next = new Set(marked);
      if (isMarked) next.add(row);
      else next.delete(row);
      actions.setMarked(next);
    },
    onMarkAll: (isMarked) => {
      if (isMarked) void actions.markShown();
      else actions.setMarked([]);
    },
    onMarkBetween: (from, to) => {
      const [low, high] = [Math.min(from, to) - first, Math.max(from, to) - first];
      if (low >= 0 && high < rows.length)
        actions.setMarked([...marked, ...rows.slice(low, high + 1).map(({ row }) => row)]);
      else void actions.markBetween(from, to);
    },
  };
}
