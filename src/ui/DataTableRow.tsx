// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by CSS, which takes a table element's meaning away in some browsers.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is one tab stop; aria-activedescendant says which row is meant.
import { Fragment } from 'react';
import styles from './data-table.module.css';
import { MarkBox } from './MarkBox.tsx';
import type { RowMarks, TableColumn } from './table-model.ts';

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
  readonly onOpen: (row: Row) => void;
  readonly marks?: RowMarks<Row>;
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, isNarrow, marks } = props;
  const shared = {
    id: props.id,
    role: 'row',
    'aria-rowindex': props.index + 2,
    'aria-selected': props.isSelected,
    onClick: row ? () => props.onOpen(row) : undefined,
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
          aria-colindex={i + (marks ? 2 : 1)}
          className={`${styles.cell} ${column.align === 'end' ? styles.end : ''} ${row ? '' : styles.waiting}`}
        >
          {row ? column.cell(row) : i === 0 ? '…' : null}
        </div>
      ))}
    </div>
  );
}
