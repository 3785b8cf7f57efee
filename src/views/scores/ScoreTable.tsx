// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by CSS, which takes a table element's meaning away in some browsers.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is one tab stop; aria-activedescendant says which row is meant.
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ScoreAxis } from '../../charts/ScoreBar.tsx';
import type { ScoreTerm } from '../../charts/score-bars-data.ts';
import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { RowView } from '../../engine/evaluation.ts';
import { formatCount } from '../../ui/format-number.ts';
import { indexAfterKey } from '../../ui/row-keys.ts';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import { useRowWindow } from '../../ui/use-row-window.ts';
import { ScoreRow } from './ScoreRow.tsx';
import styles from './scores.module.css';

export interface ScoreTableProps {
  readonly title: string;
  readonly terms: readonly ScoreTerm[];
  readonly threshold: number;
  /** θ of the baseline; null where it is the same, or nothing is pinned. */
  readonly thresholdWas: number | null;
  readonly markOf: MarkOf;
  /** The rows at hand: row `first` of the list and those after it. */
  readonly rows: readonly RowView[];
  readonly first: number;
  readonly total: number;
  readonly selectedRow: number | null;
  /** Place of the selected row in the list; −1 = not in it. */
  readonly selectedIndex: number;
  readonly onWindowChange: (first: number, count: number) => void;
  /** A click or Enter; null = rows that open nothing. */
  readonly onOpen: ((row: RowView) => void) | null;
}

const headHeight = 36;

/** Bars of a list of any length: only the rows that show are drawn. */
export function ScoreTable(props: ScoreTableProps) {
  const { title, terms, threshold, rows, first, total, selectedRow, selectedIndex, onOpen } = props;
  const isNarrow = useMediaQuery('(max-width: 719.98px)', false, { getInitialValueInEffect: false }) ?? false;
  const isPrinting = useIsPrinting();
  const scroller = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const id = useId();
  const view = useRowWindow({
    scroller,
    total,
    rowHeight: isNarrow ? 57 : 32,
    headerHeight: headHeight,
    onWindowChange: props.onWindowChange,
  });
  const { reveal } = view;
  useEffect(() => {
    if (selectedIndex < 0) return;
    setCursor(selectedIndex);
    reveal(selectedIndex);
  }, [selectedIndex, reveal]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = indexAfterKey(event.key, cursor ?? -1, view.pageRows, total);
    const row = cursor === null ? undefined : rows[cursor - first];
    if (next !== null) {
      const index = Math.max(0, Math.min(total - 1, next));
      setCursor(index);
      view.reveal(index);
    } else if ((event.key === 'Enter' || event.key === ' ') && row && onOpen) onOpen(row);
    else return;
    event.preventDefault();
  };
  const [from, end] = isPrinting ? [first, first + rows.length] : [view.first, view.end];
  return (
    <section data-presented="magnified">
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        aria-label={title}
        aria-rowcount={total + 1}
        aria-activedescendant={cursor === null ? undefined : `${id}-${cursor}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <TableHead title={title} terms={terms} threshold={threshold} />
        <div
          className={styles.rowsBody}
          role="rowgroup"
          style={{ height: isPrinting ? 'auto' : view.scrollHeight }}
        >
          <div className={styles.rows} role="presentation" style={{ top: view.top }}>
            {Array.from({ length: end - from }, (_, i) => from + i).map((index) => (
              <ScoreRow
                key={index}
                id={`${id}-${index}`}
                index={index}
                row={rows[index - first]}
                terms={terms}
                threshold={threshold}
                thresholdWas={props.thresholdWas}
                markOf={props.markOf}
                isSelected={selectedRow !== null && rows[index - first]?.row === selectedRow}
                isCursor={index === cursor}
                onOpen={
                  onOpen &&
                  ((row) => {
                    setCursor(index);
                    onOpen(row);
                  })
                }
              />
            ))}
          </div>
        </div>
      </div>
      {isPrinting && rows.length < total && (
        <p className="muted">
          Rows {formatCount(first + 1)} to {formatCount(first + rows.length)} of {formatCount(total)}; the
          export has all.
        </p>
      )}
    </section>
  );
}

function TableHead({ title, terms, threshold }: Pick<ScoreTableProps, 'title' | 'terms' | 'threshold'>) {
  return (
    <div className={styles.tableHead} role="row" aria-rowindex={1}>
      <span role="columnheader" className={styles.mark}>
        <span className="visually-hidden">Verdict</span>
      </span>
      <span role="columnheader" className={styles.text}>
        <b>{title}</b>
      </span>
      {terms.map(({ term, name, colour }) => (
        <span key={term} role="columnheader" className={styles.term}>
          <i style={{ background: colour }} />
          {name}
        </span>
      ))}
      <span role="columnheader" className={styles.bar}>
        <span className="visually-hidden">Terms</span>
        <ScoreAxis threshold={threshold} />
      </span>
      <span role="columnheader" className={styles.total}>
        Importance
      </span>
      <span role="columnheader" className={styles.falls}>
        Falls under θ
      </span>
    </div>
  );
}
