// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by CSS, which takes a table element's meaning away in some browsers.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is one tab stop; aria-activedescendant says which row is meant.
import { Fragment, type MouseEvent } from 'react';
import { CellEditor } from './CellEditor.tsx';
import styles from './data-table.module.css';
import { MarkBox } from './MarkBox.tsx';
import type { RowMarks, TableColumn } from './table-model.ts';
import type { CellEdit } from './use-cell-edit.ts';

export interface DataTableRowProps<Row> {
  readonly id: string;
  /** undefined while its window is on the way. */
  readonly row: Row | undefined;
  readonly index: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly template: string;
  readonly isNarrow: boolean;
  readonly isCursor: boolean;
  readonly isSelected: boolean;
  readonly onClick: (event: MouseEvent<HTMLElement>, row: Row, index: number) => void;
  readonly edit: CellEdit<Row>;
  readonly getKey: (row: Row) => string | number;
  readonly marks?: RowMarks<Row>;
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, isNarrow, marks } = props;
  const shared = {
    id: props.id,
    role: 'row',
    'aria-rowindex': props.index + 2,
    'aria-selected': props.isSelected,
    onClick: row ? (event: MouseEvent<HTMLElement>) => props.onClick(event, row, props.index) : undefined,
    // Shift marks rows; the browser would mark their words as well.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (!event.shiftKey) return;
      event.preventDefault();
      event.currentTarget.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
    },
  };
  const cursor = props.isCursor ? styles.cursor : '';
  const box =
    row && marks ? (
      <MarkBox
        label={`Mark ${marks.nameOf(row)}`}
        isMarked={marks.isMarked(row)}
        isInRow
        onChange={(isMarked) => marks.onMark(row, isMarked)}
      />
    ) : null;
  if (isNarrow) {
    const at = (place: TableColumn<Row>['narrow']) =>
      row &&
      columns
        .filter((column) => column.narrow === place)
        .map((column) => <Fragment key={column.id}>{column.cell(row)}</Fragment>);
    return (
      <div {...shared} className={`${styles.narrowRow} ${marks ? styles.withMark : ''} ${cursor}`}>
        {marks ? (
          <span role="gridcell" className={styles.markCell}>
            {box}
          </span>
        ) : null}
        <span role="gridcell">{at('first') ?? '…'}</span>
        <span role="gridcell">{at('aside')}</span>
        <span role="gridcell" className={styles.second}>
          {at('second')}
        </span>
      </div>
    );
  }
  return (
    <div {...shared} className={`${styles.row} ${cursor}`} style={{ gridTemplateColumns: props.template }}>
      {marks ? (
        <div role="gridcell" aria-colindex={1} className={styles.markCell}>
          {box}
        </div>
      ) : null}
      {columns.map((column, i) => (
        <div
          key={column.id}
          role="gridcell"
          data-column={column.id}
          aria-colindex={i + (marks ? 2 : 1)}
          className={`${styles.cell} ${column.align === 'end' ? styles.end : ''} ${row ? '' : styles.waiting}`}
        >
          {row ? <Cell {...props} row={row} column={column} /> : i === 0 ? '…' : null}
        </div>
      ))}
    </div>
  );
}

interface CellProps<Row> extends Pick<DataTableRowProps<Row>, 'edit' | 'getKey' | 'columns'> {
  readonly row: Row;
  readonly column: TableColumn<Row>;
}

/** What a cell shows, or the box in which it is being written. */
function Cell<Row>({ row, column, columns, edit, getKey }: CellProps<Row>) {
  const { cell } = edit;
  if (!cell || cell.column !== column.id || cell.key !== getKey(row)) return column.cell(row);
  const next = columns.slice(columns.indexOf(column) + 1).find(({ id }) => edit.canEdit(id));
  return (
    <CellEditor
      label={column.header}
      text={cell.text}
      suggestions={edit.suggest(column.id)}
      onType={edit.type}
      onCommit={(isOn) => edit.commit(row, isOn ? next?.id : undefined)}
      onCancel={edit.cancel}
    />
  );
}
