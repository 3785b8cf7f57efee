import styles from './category-share-bar.module.css';
import type { CategoryShares } from './category-shares-data.ts';

/** What became of one category, as parts of its memories. */
export function CategoryShareBar({ shares }: { readonly shares: CategoryShares }) {
  return (
    <span className={styles.bar} role="img" aria-label={shares.sentence} title={shares.sentence}>
      {shares.parts.map((part) => (
        <i key={part.key} style={{ width: `${part.share * 100}%`, background: part.colour }} />
      ))}
    </span>
  );
}
