import { Popover } from '@mantine/core';
import { Button, IconButton } from './Button.tsx';
import styles from './data-table.module.css';
import type { DataTableModel, TableColumn } from './table-model.ts';

export interface ColumnMenuProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly columnById: ReadonlyMap<string, TableColumn<Row>>;
}

/** Which columns show, and in which order. */
export function ColumnMenu<Row>({ table, columnById }: ColumnMenuProps<Row>) {
  const columns = table.getAllLeafColumns();
  const ids = columns.map((column) => column.id);
  const move = (from: number, to: number) => {
    const next = ids.filter((_, i) => i !== from);
    next.splice(to, 0, ids[from] ?? '');
    table.setColumnOrder(next);
  };
  return (
    <div className={styles.columns}>
      <Popover position="bottom-end" trapFocus returnFocus shadow="md">
        <Popover.Target>
          <IconButton icon="columns" label="Columns" isSmall />
        </Popover.Target>
        <Popover.Dropdown>
          <ul className={styles.columnList}>
            {columns.map((column, i) => {
              const name = columnById.get(column.id)?.header ?? column.id;
              return (
                <li key={column.id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={column.getIsVisible()}
                      disabled={!column.getCanHide()}
                      onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
                    />
                    {name}
                  </label>
                  <IconButton
                    icon="up"
                    label={`${name} to the left`}
                    isSmall
                    disabled={i === 0}
                    onClick={() => move(i, i - 1)}
                  />
                  <IconButton
                    icon="down"
                    label={`${name} to the right`}
                    isSmall
                    disabled={i === ids.length - 1}
                    onClick={() => move(i, i + 1)}
                  />
                </li>
              );
            })}
          </ul>
          <Button
            look="quiet"
            icon="reset"
            onClick={() => {
              table.setColumnOrder([]);
              table.setColumnVisibility({});
              table.setColumnSizing({});
            }}
          >
            Usual columns
          </Button>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
