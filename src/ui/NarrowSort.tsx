import { Button } from './Button.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';
import styles from './data-table.module.css';
import { MarkBox } from './MarkBox.tsx';
import type { RowMarks, SortKey, TableColumn } from './table-model.ts';

export interface NarrowSortProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: readonly SortKey[];
  readonly onSortChange: (sort: readonly SortKey[]) => void;
  /** What the order is called when no column sorts. */
  readonly usualOrder?: string;
  readonly marks?: RowMarks<Row>;
}

/** Two-line rows have no headings to click: sorting is a choice above them. */
export function NarrowSort<Row>({
  columns,
  sort,
  onSortChange,
  usualOrder = 'In store order',
  marks,
}: NarrowSortProps<Row>) {
  const first = sort[0];
  const sortable = columns.filter((column) => column.isSortable);
  const choices = [
    { value: '', label: usualOrder },
    ...sortable.map((column) => ({ value: column.id, label: `By ${column.header}` })),
  ];
  return (
    <div className={`${styles.sortLine} ${marks ? styles.withMark : ''}`}>
      {marks ? (
        <MarkBox
          label="Mark every row shown"
          isMarked={marks.extent === 'all'}
          isPartly={marks.extent === 'some'}
          onChange={marks.onMarkAll}
        />
      ) : null}
      <ChoiceBox
        label="Sort"
        choices={choices}
        value={first?.column ?? ''}
        onChange={(id) => {
          const column = sortable.find((candidate) => candidate.id === id);
          onSortChange(column ? [{ column: id, isDescending: column.isDescendingFirst ?? false }] : []);
        }}
      />
      <Button
        disabled={!first}
        aria-label={
          first?.isDescending ? 'Sorted from the top; turn round' : 'Sorted from the bottom; turn round'
        }
        onClick={() => first && onSortChange([{ ...first, isDescending: !first.isDescending }])}
      >
        {first?.isDescending ? '↓' : '↑'}
      </Button>
    </div>
  );
}
