// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by CSS, which takes a table element's meaning away in some browsers.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is one tab stop; aria-activedescendant says which row is meant.
import { useMediaQuery } from '@mantine/hooks';
import { type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ColumnMenu } from './ColumnMenu.tsx';
import { DataTableHeader } from './DataTableHeader.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import styles from './data-table.module.css';
import { formatCount } from './format-number.ts';
import { NarrowSort } from './NarrowSort.tsx';
import {
  buildColumnDefs,
  type CellEditing,
  dataTableFeatures,
  layOutColumns,
  markTrack,
  type RowMarks,
  type SortKey,
  type TableColumn,
} from './table-model.ts';
import { useCellEdit } from './use-cell-edit.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useRowPointing } from './use-row-pointing.ts';
import { useRowWindow } from './use-row-window.ts';

export type { CellEditing, RowMarks, SortKey, TableColumn } from './table-model.ts';

export interface DataTableProps<Row extends object> {
  readonly label: string;
  /** Stable between renders. */
  readonly columns: readonly TableColumn<Row>[];
  /** The rows at hand: row `first` of the list and those after it. */
  readonly rows: readonly Row[];
  readonly first: number;
  /** Rows of the whole list. */
  readonly total: number;
  readonly getKey: (row: Row) => string | number;
  readonly onWindowChange: (first: number, count: number) => void;
  /** First key first. */
  readonly sort: readonly SortKey[];
  readonly onSortChange: (sort: readonly SortKey[]) => void;
  readonly selectedKey: string | number | null;
  /** Place of the selected row in the list, when it should be scrolled to; −1 = not in it. */
  readonly selectedIndex?: number;
  /** Enter or a click. */
  readonly onOpen: (row: Row) => void;
  /** Where it is given, a click and the arrow keys choose a row, and only Enter opens it. */
  readonly onChoose?: (row: Row) => void;
  /** Where it is given, a box at the head of each row and Space mark it. */
  readonly marks?: RowMarks<Row>;
  /** Where it is given, cells of these columns are written in with F2 or a double click. */
  readonly editing?: CellEditing<Row>;
  /** What the order is called when no column sorts. */
  readonly usualOrder?: string;
}

/** A table over a list that lives elsewhere: it asks for the rows that show and never holds more. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, first, total, selectedIndex, sort, marks, onChoose } = props;
  const isNarrow = useMediaQuery('(max-width: 719.98px)', false, { getInitialValueInEffect: false }) ?? false;
  const scroller = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const id = useId();
  const headerHeight = isNarrow ? 0 : 26;
  const view = useRowWindow({
    scroller,
    total,
    rowHeight: isNarrow ? 57 : 27,
    headerHeight,
    onWindowChange: props.onWindowChange,
  });
  const table = useDataTable(props);
  const columnById = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const visible = table.getVisibleLeafColumns().flatMap((column) => columnById.get(column.id) ?? []);
  const layout = layOutColumns(visible, table.state.columnSizing);
  const template = marks ? `${markTrack} ${layout.template}` : layout.template;

  const { reveal } = view;
  useEffect(() => {
    if (selectedIndex === undefined || selectedIndex < 0) return;
    setCursor(selectedIndex);
    reveal(selectedIndex);
  }, [selectedIndex, reveal]);

  const choose = (index: number) => {
    setCursor(index);
    const row = rows[index - first];
    if (row) onChoose?.(row);
  };
  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(total - 1, index));
    choose(next);
    view.reveal(next);
  };
  const edit = useCellEdit(props.editing, props.getKey);
  const pointing = useRowPointing({
    cursor,
    total,
    pageRows: view.pageRows,
    rowAt: (index) => rows[index - first],
    marks,
    edit,
    columns: visible.map((column) => column.id),
    moveTo,
    onOpen: props.onOpen,
    onClick: (row, index) => {
      choose(index);
      if (!onChoose) props.onOpen(row);
    },
  });

  const isPrinting = useIsPrinting();
  const [from, end] = isPrinting ? [first, first + rows.length] : [view.first, view.end];
  const indices = Array.from({ length: end - from }, (_, i) => from + i);
  return (
    <div className={styles.frame}>
      {isNarrow && (marks || columns.some(({ isSortable }) => isSortable)) ? (
        <NarrowSort
          columns={columns}
          sort={sort}
          onSortChange={props.onSortChange}
          {...(props.usualOrder ? { usualOrder: props.usualOrder } : {})}
          {...(marks ? { marks } : {})}
        />
      ) : null}
      {isNarrow ? null : <ColumnMenu table={table} columnById={columnById} />}
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        aria-label={props.label}
        aria-rowcount={total + 1}
        aria-colcount={visible.length}
        aria-activedescendant={cursor === null ? undefined : `${id}-${cursor}`}
        tabIndex={0}
        onKeyDown={pointing.onKeyDown}
        onClickCapture={pointing.onSecondClick}
      >
        <div role="presentation" style={isNarrow ? undefined : { minWidth: layout.leastWidth }}>
          {isNarrow ? null : (
            <DataTableHeader
              table={table}
              columnById={columnById}
              template={template}
              {...(marks ? { marks } : {})}
            />
          )}
          <div
            className={styles.body}
            role="rowgroup"
            style={{ height: isPrinting ? 'auto' : view.scrollHeight }}
          >
            <div className={styles.rows} role="presentation" style={{ top: view.top }}>
              {indices.map((index) => (
                <DataTableRow
                  key={index}
                  id={`${id}-${index}`}
                  row={rows[index - first]}
                  index={index}
                  columns={visible}
                  template={template}
                  isNarrow={isNarrow}
                  isCursor={index === cursor}
                  isSelected={isSelected(rows[index - first], props)}
                  onClick={pointing.onRowClick}
                  edit={edit}
                  getKey={props.getKey}
                  {...(marks ? { marks } : {})}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      {isPrinting && rows.length < total ? (
        <p className="muted">
          Rows {formatCount(first + 1)} to {formatCount(end)} of {formatCount(total)}; the export has all.
        </p>
      ) : null}
    </div>
  );
}

function useDataTable<Row extends object>(props: DataTableProps<Row>) {
  const defs = useMemo(() => buildColumnDefs(props.columns), [props.columns]);
  const data = useMemo(() => [...props.rows], [props.rows]);
  const sorting = useMemo<SortingState>(
    () => props.sort.map((key) => ({ id: key.column, desc: key.isDescending })),
    [props.sort],
  );
  return useTable({
    features: dataTableFeatures,
    columns: defs,
    data,
    state: { sorting },
    manualSorting: true,
    enableSortingRemoval: true,
    columnResizeMode: 'onChange',
    onSortingChange: (updater: Updater<SortingState>) => {
      const next = typeof updater === 'function' ? updater(sorting) : updater;
      props.onSortChange(next.map((key) => ({ column: key.id, isDescending: key.desc })));
    },
  });
}

function isSelected<Row extends object>(row: Row | undefined, props: DataTableProps<Row>): boolean {
  return row !== undefined && props.selectedKey !== null && props.getKey(row) === props.selectedKey;
}
