// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by CSS, which takes a table element's meaning away in some browsers.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is one tab stop; aria-activedescendant says which row is meant.
import type { Header } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import styles from './data-table.module.css';
import { MarkBox } from './MarkBox.tsx';
import type { DataTableModel, dataTableFeatures, RowMarks, TableColumn } from './table-model.ts';

type ColumnHeader<Row> = Header<typeof dataTableFeatures, Row & object, unknown>;

export interface DataTableHeaderProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly columnById: ReadonlyMap<string, TableColumn<Row>>;
  readonly template: string;
  readonly marks?: RowMarks<Row>;
}

export function DataTableHeader<Row>({ table, columnById, template, marks }: DataTableHeaderProps<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const keyCount = table.state.sorting.length;
  return (
    <div className={styles.header} role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
      {marks ? (
        <div className={styles.heading} role="columnheader">
          <MarkBox
            label="Mark every row shown"
            isMarked={marks.extent === 'all'}
            isPartly={marks.extent === 'some'}
            onChange={marks.onMarkAll}
          />
        </div>
      ) : null}
      {headers.map((header) => {
        const column = columnById.get(header.column.id);
        return column ? (
          <Heading key={header.id} table={table} header={header} column={column} isMulti={keyCount > 1} />
        ) : null;
      })}
    </div>
  );
}

interface HeadingProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly header: ColumnHeader<Row>;
  readonly column: TableColumn<Row>;
  readonly isMulti: boolean;
}

function Heading<Row>({ table, header, column, isMulti }: HeadingProps<Row>) {
  const direction = header.column.getIsSorted();
  const arrow = direction === 'desc' ? '↓' : '↑';
  const hint = 'Click to sort, Shift-click to sort by more than one';
  return (
    <div
      className={`${styles.heading} ${column.align === 'end' ? styles.end : ''}`}
      role="columnheader"
      aria-sort={direction ? (direction === 'desc' ? 'descending' : 'ascending') : undefined}
      title={column.title}
    >
      {header.column.getCanSort() ? (
        <button type="button" title={column.title ?? hint} onClick={header.column.getToggleSortingHandler()}>
          <span className="clip">{column.header}</span>
          {direction ? (
            <span aria-hidden="true">{isMulti ? `${arrow}${header.column.getSortIndex() + 1}` : arrow}</span>
          ) : null}
        </button>
      ) : (
        <span className="clip">{column.header}</span>
      )}
      <ResizeHandle table={table} header={header} label={`Width of ${column.header}`} />
    </div>
  );
}

interface ResizeHandleProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly header: ColumnHeader<Row>;
  readonly label: string;
}

function ResizeHandle<Row>({ table, header, label }: ResizeHandleProps<Row>) {
  const id = header.column.id;
  const setWidth = (width: number) => table.setColumnSizing((old) => ({ ...old, [id]: Math.max(40, width) }));
  // A growing column is as wide as there is room: a drag must start from what is seen.
  const settle = (handle: HTMLElement) => {
    const width = handle.parentElement?.getBoundingClientRect().width;
    if (width) setWidth(width);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 16 : event.key === 'ArrowLeft' ? -16 : 0;
    if (step === 0) return;
    event.preventDefault();
    const width = event.currentTarget.parentElement?.getBoundingClientRect().width ?? header.getSize();
    setWidth(width + step);
  };
  return (
    <hr
      className={styles.handle}
      style={{ border: 0, margin: 0 }}
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={Math.round(header.getSize())}
      title="Drag to resize, double-click for the usual width"
      onMouseDown={(event) => {
        settle(event.currentTarget);
        header.getResizeHandler()(event);
      }}
      onTouchStart={(event) => {
        settle(event.currentTarget);
        header.getResizeHandler()(event);
      }}
      onDoubleClick={() => header.column.resetSize()}
      onKeyDown={onKeyDown}
    />
  );
}
