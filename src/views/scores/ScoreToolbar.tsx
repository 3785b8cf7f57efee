import type { RowSort, SortColumn } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './scores.module.css';

interface Order {
  readonly value: string;
  readonly label: string;
  readonly title: string;
  readonly sort: RowSort;
}

const by = (column: SortColumn, isDescending: boolean): RowSort => [{ column, isDescending }];

const orders: readonly Order[] = [
  { value: 'importance', label: 'Importance', title: 'The highest first', sort: by('importance', true) },
  {
    value: 'soonest',
    label: 'Under θ soonest',
    title: 'Longest under θ first, then the next to fall',
    sort: by('fallsUnder', false),
  },
  {
    value: 'margin',
    label: 'Smallest margin',
    title: 'Near misses: closest to θ, from either side',
    sort: by('margin', false),
  },
  { value: 'store', label: 'Store order', title: 'As the file has them', sort: [] },
];

function findOrder(sort: RowSort): string {
  return orders.find((order) => JSON.stringify(order.sort) === JSON.stringify(sort))?.value ?? 'other';
}

/** Which memories, and in which order: the same filter and order as in the other views. */
export function ScoreToolbar() {
  const sort = useAppStore((state) => state.inputs.sort);
  const text = useAppStore((state) => state.inputs.filter.text);
  const actions = useAppStore((state) => state.actions);
  return (
    <>
      <span className={`muted ${styles.sortWord}`}>sort</span>
      <Segmented
        label="Order"
        segments={orders}
        value={findOrder(sort)}
        onChange={(value) => {
          const order = orders.find((candidate) => candidate.value === value);
          if (order) actions.setSort(order.sort);
        }}
      />
      <input
        type="search"
        className={styles.filter}
        aria-label="Filter by text, category or time"
        placeholder="Filter"
        value={text}
        onChange={(event) => actions.setFilter({ text: event.currentTarget.value })}
      />
    </>
  );
}
