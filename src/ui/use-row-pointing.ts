import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { indexAfterKey } from './row-keys.ts';
import type { RowMarks } from './table-model.ts';
import type { CellEdit } from './use-cell-edit.ts';

const doubleClickMs = 700;

export interface RowPointing<Row> {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Of the whole list, before anything in it hears of the click. */
  readonly onSecondClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onRowClick: (event: MouseEvent<HTMLElement>, row: Row, index: number) => void;
}

interface Options<Row> {
  readonly cursor: number | null;
  readonly total: number;
  readonly pageRows: number;
  readonly rowAt: (index: number) => Row | undefined;
  readonly marks: RowMarks<Row> | undefined;
  readonly edit: CellEdit<Row>;
  /** Columns that show, in their order. */
  readonly columns: readonly string[];
  readonly moveTo: (index: number) => void;
  /** Enter. */
  readonly onOpen: (row: Row) => void;
  /** A click. */
  readonly onClick: (row: Row, index: number) => void;
}

/** Where a run of marks began; a key or click without Shift begins another one. */
type Anchor = RefObject<number | null>;

/** What keys and the mouse do to a list of rows: move, open, mark, write. */
export function useRowPointing<Row>(options: Options<Row>): RowPointing<Row> {
  const anchor: Anchor = useRef(null);
  const clicks = useRowClicks(options, anchor);
  return { ...clicks, onKeyDown: (event) => onKeyDown(event, options, anchor) };
}

function onKeyDown<Row>(event: KeyboardEvent<HTMLElement>, options: Options<Row>, anchor: Anchor): void {
  if (event.target !== event.currentTarget || event.altKey) return;
  const { marks } = options;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (isCtrl && marks && event.key.toLowerCase() === 'a') marks.onMarkAll(true);
  else if (isCtrl || !onPlainKey(event, options, anchor)) return;
  event.preventDefault();
}

function onPlainKey<Row>(
  { key, shiftKey }: KeyboardEvent<HTMLElement>,
  options: Options<Row>,
  anchor: Anchor,
): boolean {
  const { cursor, marks, edit, rowAt, moveTo } = options;
  const row = cursor === null ? undefined : rowAt(cursor);
  const next = indexAfterKey(key, cursor ?? -1, options.pageRows, options.total);
  const writable = options.columns.find(edit.canEdit);
  if (next !== null && shiftKey && marks?.onMarkBetween) extendMarks(next, options, marks, anchor);
  else if (next !== null) {
    anchor.current = null;
    moveTo(next);
  } else if (marks && key === ' ' && row) {
    anchor.current = cursor;
    marks.onMark(row, !marks.isMarked(row));
  } else if (marks && key === 'Escape' && marks.extent !== 'none') marks.onMarkAll(false);
  else if (key === 'F2' && row && writable !== undefined) edit.begin(row, writable);
  else if ((key === 'Enter' || key === ' ') && row) options.onOpen(row);
  else return false;
  return true;
}

/** Away from where the run began marks are set, towards it they are taken off. */
function extendMarks<Row>(next: number, options: Options<Row>, marks: RowMarks<Row>, anchor: Anchor): void {
  const from = options.cursor ?? 0;
  const to = Math.max(0, Math.min(options.total - 1, next));
  anchor.current ??= from;
  const isBack = Math.abs(to - anchor.current) < Math.abs(from - anchor.current);
  const left = isBack ? options.rowAt(from) : undefined;
  if (left) marks.onMark(left, false);
  else marks.onMarkBetween?.(anchor.current, to);
  options.moveTo(to);
}

function useRowClicks<Row>(
  { cursor, marks, edit, onClick }: Options<Row>,
  anchor: Anchor,
): Pick<RowPointing<Row>, 'onSecondClick' | 'onRowClick'> {
  // A first click may open something that moves the rows under the second.
  const clicked = useRef<{ readonly row: Row; readonly column: string; readonly atMs: number } | null>(null);
  return {
    onSecondClick: (event) => {
      const first = clicked.current;
      const isDouble = event.detail >= 2 && first !== null && event.timeStamp - first.atMs < doubleClickMs;
      if (!isDouble || !edit.canEdit(first.column)) return;
      event.stopPropagation();
      clicked.current = null;
      edit.begin(first.row, first.column);
    },
    onRowClick: (event, row, index) => {
      if (event.shiftKey && marks?.onMarkBetween) {
        anchor.current ??= cursor ?? index;
        marks.onMarkBetween(anchor.current, index);
        return;
      }
      anchor.current = index;
      if ((event.ctrlKey || event.metaKey) && marks) {
        marks.onMark(row, !marks.isMarked(row));
        return;
      }
      const cell = event.target instanceof Element ? event.target.closest('[data-column]') : null;
      const column = cell?.getAttribute('data-column') ?? '';
      clicked.current = { row, column, atMs: event.timeStamp };
      onClick(row, index);
    },
  };
}
