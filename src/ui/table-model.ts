import {
  type ColumnDef,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** Sorting has no row model here: whoever gives the rows gives them sorted. */
export const dataTableFeatures = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** What the header means, as a tooltip. */
  readonly title?: string;
  readonly cell: (row: Row) => ReactNode;
  /** px. */
  readonly width: number;
  /** Takes what the others leave, never less than `width`. */
  readonly isGrowing?: boolean;
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** The first click sorts from the top. */
  readonly isDescendingFirst?: boolean;
  /** A column that names the row cannot be hidden. */
  readonly isFixed?: boolean;
  /** Its place in the two-line rows of a phone; without one it is left out there. */
  readonly narrow?: 'first' | 'aside' | 'second';
}

export interface SortKey {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Rows that are marked for something to be done to all of them. */
export interface RowMarks<Row> {
  readonly isMarked: (row: Row) => boolean;
  /** How much of the whole list is marked. */
  readonly extent: 'none' | 'some' | 'all';
  /** What a row is called when its box is read out. */
  readonly nameOf: (row: Row) => string;
  readonly onMark: (row: Row, isMarked: boolean) => void;
  /** Every row of the list, those that are not at hand too. */
  readonly onMarkAll: (isMarked: boolean) => void;
  /** Marks the rows between two places of the list, both included: Shift with a click or an arrow key. */
  readonly onMarkBetween?: (from: number, to: number) => void;
}

/** Cells that are written in where they stand: F2 or a double click. */
export interface CellEditing<Row> {
  readonly columns: readonly string[];
  /** The text to start from; null = this one is not edited in place (it may open something else instead). */
  readonly begin: (row: Row, column: string) => Promise<string | null>;
  readonly commit: (row: Row, column: string, text: string) => void;
  readonly suggest?: (column: string) => readonly string[];
}

export type DataTableModel<Row> = ReactTable<typeof dataTableFeatures, Row & object>;

export function buildColumnDefs<Row extends object>(
  columns: readonly TableColumn<Row>[],
): ColumnDef<typeof dataTableFeatures, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => row,
    cell: ({ row }) => column.cell(row.original),
    size: column.width,
    minSize: 40,
    enableSorting: column.isSortable ?? false,
    sortDescFirst: column.isDescendingFirst ?? false,
    enableHiding: !column.isFixed,
  }));
}

/** How narrow a column may get before the table scrolls sideways: numbers keep their width, words may be cut. */
function leastWidth<Row>(column: TableColumn<Row>, set: number | undefined): number {
  if (set !== undefined) return Math.round(set);
  return column.align === 'end' || column.isGrowing
    ? column.width
    : Math.min(column.width, Math.max(80, column.width / 2));
}

/** Of the column of boxes, where rows can be marked. */
export const markTrack = '28px';

export interface TableLayout {
  readonly template: string;
  /** Narrower than this and the table scrolls sideways. */
  readonly leastWidth: number;
}

/** Widths as CSS: what a person has set, else the column's own; a growing one takes what is left. */
export function layOutColumns<Row>(
  visible: readonly TableColumn<Row>[],
  widths: Readonly<Record<string, number>>,
): TableLayout {
  const tracks = visible.map((column) => {
    const set = widths[column.id];
    const least = leastWidth(column, set);
    if (set !== undefined) return { least, track: `${least}px` };
    return { least, track: `minmax(${least}px, ${column.isGrowing ? '1fr' : `${column.width}px`})` };
  });
  return {
    template: tracks.map(({ track }) => track).join(' '),
    leastWidth: tracks.reduce((sum, { least }) => sum + least, 0),
  };
}
