import type { ScoreTerm } from '../../charts/score-bars-data.ts';
import styles from './scores.module.css';

/** What each part of a bar is, with its formula. */
export function ScoreLegend({ terms }: { readonly terms: readonly ScoreTerm[] }) {
  return (
    <ul className={styles.legend}>
      {terms.map(({ term, name, colour, formula, behaviour }) => (
        <li key={term}>
          <i style={{ background: colour }} />
          <span>
            {name}{' '}
            <span className="muted">
              {formula}, {behaviour}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
