// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by CSS, which takes a table element's meaning away in some browsers.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is one tab stop; aria-activedescendant says which row is meant.
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid takes the keys.
import { ScoreBar } from '../../charts/ScoreBar.tsx';
import { fallsUnderWords, prepareScoreBar, type ScoreTerm } from '../../charts/score-bars-data.ts';
import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { RowView } from '../../engine/evaluation.ts';
import { formatCountOf, formatDaysDerived, formatDaysGiven, formatScore } from '../../ui/format-number.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './scores.module.css';

export interface ScoreRowProps {
  readonly id: string;
  readonly index: number;
  /** undefined while it is on the way. */
  readonly row: RowView | undefined;
  readonly terms: readonly ScoreTerm[];
  readonly threshold: number;
  readonly thresholdWas: number | null;
  readonly markOf: MarkOf;
  readonly isSelected: boolean;
  readonly isCursor: boolean;
  readonly onOpen: ((row: RowView) => void) | null;
}

/** One memory: what it scores and when that is under θ. */
export function ScoreRow(props: ScoreRowProps) {
  const { id, index, row, terms, threshold, thresholdWas, markOf, isSelected, isCursor, onOpen } = props;
  const shared = {
    id,
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-selected': isSelected,
    onClick: row && onOpen ? () => onOpen(row) : undefined,
  };
  if (!row) return <div {...shared} className={styles.row} />;
  const mark = markOf(row.verdict, row.isProtected);
  const falls = fallsUnderWords(row.fallsUnderInDays);
  return (
    <div
      {...shared}
      className={`${styles.row} ${isCursor ? styles.cursor : ''} ${onOpen ? styles.opens : ''}`}
    >
      <span role="gridcell" className={styles.mark} title={row.reason}>
        <VerdictMarker shape={mark.shape} colour={mark.colour} label={mark.label} />
      </span>
      <span role="gridcell" className={`clip ${styles.text}`} title={row.text}>
        {row.text || <span className="muted">(no text)</span>}
      </span>
      {terms.map(({ term }) => (
        <span key={term} role="gridcell" className={styles.term}>
          <span className="clip muted">{inputWords(row, term)}</span>
          {formatScore(row.terms[term])}
        </span>
      ))}
      <span role="gridcell" className={styles.bar}>
        <span className="visually-hidden">
          {prepareScoreBar(row, terms)
            .parts.map(({ words }) => words)
            .join(', ')}
        </span>
        <ScoreBar bar={prepareScoreBar(row, terms)} threshold={threshold} thresholdWas={thresholdWas} />
      </span>
      <span role="gridcell" className={styles.total}>
        {row.isProtected ? (
          <>
            <b>1.000</b> <span className="muted">({formatScore(row.importance)})</span>
          </>
        ) : (
          <>
            {hasMoved(row) && <span className="muted">{formatScore(row.was!.importance)} → </span>}
            <b>{formatScore(row.importance)}</b>
          </>
        )}
      </span>
      <span role="gridcell" className={`${styles.falls} ${falls.weight === 'muted' ? 'muted' : ''}`}>
        {falls.weight === 'bold' ? <b>{falls.text}</b> : falls.text}
      </span>
    </div>
  );
}

/** Its score in the baseline reads otherwise. */
function hasMoved({ was, importance }: RowView): boolean {
  return was !== null && formatScore(was.importance) !== formatScore(importance);
}

/** What a term is worked out from. */
function inputWords(row: RowView, term: ScoreTerm['term']): string {
  if (term === 'category') return row.category;
  if (term === 'frequency') return formatCountOf(row.readCount, 'read');
  if (term === 'alignment' || Number.isNaN(row.idleDays)) return '';
  return Number.isInteger(row.idleDays) ? formatDaysGiven(row.idleDays) : formatDaysDerived(row.idleDays);
}
