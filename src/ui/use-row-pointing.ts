import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
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

/** What keys and the mouse do to a list of rows: move, open, mark, write. */
export function useRowPointing<Row>(options: Options<Row>): RowPointing<Row> {
  const { cursor, marks, edit, rowAt, moveTo } = options;
  // Where a run of marks began; a key or click without Shift begins another one.
  const anchor = useRef<number | null>(null);
  // A first click may open something that moves the rows under the second.
  const clicked = useRef<{ readonly row: Row; readonly column: string; readonly atMs: number } | null>(null);

  const extend = (next: number) => {
    const from = cursor ?? 0;
    const to = Math.max(0, Math.min(options.total - 1, next));
    anchor.current ??= from;
    const isBack = Math.abs(to - anchor.current) < Math.abs(from - anchor.current);
    const left = isBack ? rowAt(from) : undefined;
    if (left) marks?.onMark(left, false);
    else marks?.onMarkBetween?.(anchor.current, to);
    moveTo(to);
  };
  const onMarkKey = (event: KeyboardEvent<HTMLElement>, row: Row | undefined): boolean => {
    if (!marks) return false;
    if (event.key === ' ' && row) marks.onMark(row, !marks.isMarked(row));
    else if (event.key === 'Escape' && marks.extent !== 'none') marks.onMarkAll(false);
    else return false;
    anchor.current = cursor;
    return true;
  };
  const onPlainKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const row = cursor === null ? undefined : rowAt(cursor);
    const next = indexAfterKey(event.key, cursor ?? -1, options.pageRows, options.total);
    const writable = options.columns.find(edit.canEdit);
    if (next !== null && event.shiftKey && marks?.onMarkBetween) extend(next);
    else if (next !== null) {
      anchor.current = null;
      moveTo(next);
    } else if (onMarkKey(event, row)) return true;
    else if (event.key === 'F2' && row && writable !== undefined) edit.begin(row, writable);
    else if ((event.key === 'Enter' || event.key === ' ') && row) options.onOpen(row);
    else return false;
    return true;
  };

  return {
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget || event.altKey) return;
      const isCtrl = event.ctrlKey || event.metaKey;
      if (isCtrl && marks && event.key.toLowerCase() === 'a') marks.onMarkAll(true);
      else if (isCtrl || !onPlainKey(event)) return;
      event.preventDefault();
    },
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
      clicked.current = { row, column: cell?.getAttribute('data-column') ?? '', atMs: event.timeStamp };
      options.onClick(row, index);
    },
  };
}
