import { useState } from 'react';
import { CategoryShareBar } from '../../charts/CategoryShareBar.tsx';
import { type CategoryShares, prepareCategoryShares } from '../../charts/category-shares-data.ts';
import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { CategorySummary } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatChange, formatCount } from '../../ui/format-number.ts';
import styles from './trace.module.css';

export interface CategorySectionProps {
  readonly categories: readonly CategorySummary[];
  readonly passIds: readonly string[];
  readonly markOf: MarkOf;
}

const atOnce = 12;

/** What became of each category; a click on one filters by it. */
export function CategorySection({ categories, passIds, markOf }: CategorySectionProps) {
  const chosen = useAppStore((state) => state.inputs.filter.categories);
  const actions = useAppStore((state) => state.actions);
  const [isAll, setAll] = useState(false);
  const hasChange = categories.some(({ keptChange }) => keptChange !== null);
  const toggle = (name: string): void => {
    actions.setFilter({
      categories: chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name],
    });
  };
  return (
    <section className={`${styles.section} ${styles.categories}`} data-presented="no">
      <header className={styles.heading}>
        <h2>By category</h2>
        <span className="muted">
          {hasChange ? 'change: kept, against the baseline' : 'click a name to filter by it'}
        </span>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Category</th>
            <th className={styles.number}>Memories</th>
            <th className={styles.shares}>Share by verdict</th>
            <th className={styles.number}>Kept</th>
            {hasChange && <th className={styles.number}>Change</th>}
          </tr>
        </thead>
        <tbody>
          {(isAll ? categories : categories.slice(0, atOnce)).map((category) => (
            <CategoryRow
              key={category.name}
              category={category}
              shares={prepareCategoryShares(category, passIds, markOf)}
              hasChange={hasChange}
              isChosen={chosen.includes(category.name)}
              onToggle={() => toggle(category.name)}
            />
          ))}
        </tbody>
      </table>
      {categories.length > atOnce && (
        <Button look="quiet" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `All ${formatCount(categories.length)} categories`}
        </Button>
      )}
    </section>
  );
}

interface CategoryRowProps {
  readonly category: CategorySummary;
  readonly shares: CategoryShares;
  readonly hasChange: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function CategoryRow({ category, shares, hasChange, isChosen, onToggle }: CategoryRowProps) {
  return (
    <tr>
      <td className={styles.category}>
        <button
          type="button"
          className="clip"
          aria-pressed={isChosen}
          title={category.name}
          onClick={onToggle}
        >
          {category.name}
        </button>
        {category.isDefault && <span className="muted"> default</span>}
      </td>
      <td className={styles.number}>{formatCount(category.memories)}</td>
      <td className={styles.shares}>
        <CategoryShareBar shares={shares} />
      </td>
      <td className={styles.number}>{formatCount(category.kept)}</td>
      {hasChange && (
        <td className={`${styles.number} ${category.keptChange ? '' : 'muted'}`}>
          {formatChange(category.keptChange ?? 0)}
        </td>
      )}
    </tr>
  );
}
