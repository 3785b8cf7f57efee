import { useMemo } from 'react';
import { useChartWidth } from '../../charts/use-chart-width.ts';
import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { Evaluation, RowFilter, RowSort, SortColumn } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { DataTable, type SortKey } from '../../ui/DataTable.tsx';
import { formatCount } from '../../ui/format-number.ts';
import { FilterBar, isEmptyFilter } from './FilterBar.tsx';
import { memoryColumns } from './memory-columns.tsx';
import { RowTools } from './RowTools.tsx';
import styles from './trace.module.css';
import { useMemoryEditing } from './use-memory-editing.ts';
import { useRowMarks } from './use-row-marks.ts';

export interface MemoriesSectionProps {
  readonly evaluation: Evaluation;
  readonly passIds: readonly string[];
  readonly threshold: number;
  readonly markOf: MarkOf;
}

/** Every memory with its verdict and why. */
export function MemoriesSection({ evaluation, passIds, threshold, markOf }: MemoriesSectionProps) {
  const sort = useAppStore((state) => state.inputs.sort);
  const selectedRow = useAppStore((state) => state.inputs.selectedRow);
  const filter = useAppStore((state) => state.inputs.filter);
  const actions = useAppStore((state) => state.actions);
  const { ref, width } = useChartWidth();
  const { window, shownCount, counts, selected } = evaluation;
  const hasComparison = evaluation.baseline !== null;
  const marks = useRowMarks(window.rows, window.first, shownCount);
  const editing = useMemoryEditing();
  const columns = useMemo(
    () => memoryColumns(width || 720, threshold, markOf, hasComparison),
    [width, threshold, markOf, hasComparison],
  );
  const changeSort = (next: readonly SortKey[]): void => {
    const sorted: RowSort = next.map(({ column, isDescending }) => ({
      column: column as SortColumn,
      isDescending,
    }));
    actions.setSort(sorted);
  };
  return (
    <section className={styles.section} aria-label="Memories" data-presented="no">
      <FilterBar evaluation={evaluation} passIds={passIds} markOf={markOf} />
      <RowTools />
      <div ref={ref}>
        {shownCount === 0 ? (
          <NothingShown filter={filter} hiddenCount={counts.total} />
        ) : (
          <DataTable
            label="Memories with their verdicts"
            columns={columns}
            rows={window.rows}
            first={window.first}
            total={shownCount}
            getKey={(row) => row.row}
            onWindowChange={actions.setWindow}
            sort={sort}
            onSortChange={changeSort}
            selectedKey={selectedRow}
            {...(selected && selected.row === selectedRow ? { selectedIndex: selected.position } : {})}
            onOpen={(row) => actions.select(row.row)}
            marks={marks}
            editing={editing}
          />
        )}
      </div>
    </section>
  );
}

function NothingShown({ filter, hiddenCount }: { readonly filter: RowFilter; readonly hiddenCount: number }) {
  const actions = useAppStore((state) => state.actions);
  if (isEmptyFilter(filter)) return <p className={styles.empty}>The store holds no memories.</p>;
  return (
    <div className={styles.empty}>
      <p>
        <b>{filter.text ? `No memory matches “${filter.text}”` : 'No memory matches the filter'}</b>
      </p>
      <p className="muted">
        {formatCount(hiddenCount)} {hiddenCount === 1 ? 'memory is' : 'memories are'} hidden by this filter.
      </p>
      <Button onClick={actions.clearFilter}>Clear filter</Button>
    </div>
  );
}
