import { memo, useMemo } from 'react';
import {
  curveNumbersCsv,
  numbersRowCount,
  prepareCurveNumbers,
  prepareTellingNumbers,
} from '../../charts/curve-numbers-data.ts';
import type { PlottedCurve } from '../../charts/threshold-crossings-data.ts';
import { Button } from '../../ui/Button.tsx';
import { formatGiven, formatScore } from '../../ui/format-number.ts';
import { CurveSwatch } from './CurveSwatch.tsx';
import styles from './curves.module.css';
import { downloadText } from './download-text.ts';

export interface PlottedNumbersProps {
  readonly plotted: readonly PlottedCurve[];
  readonly threshold: number;
  readonly isTimeLog: boolean;
}

/** A few rows to read, all of them to take along. */
export const PlottedNumbers = memo(function PlottedNumbers({
  plotted,
  threshold,
  isTimeLog,
}: PlottedNumbersProps) {
  const { days, columns } = useMemo(() => prepareTellingNumbers(plotted, threshold), [plotted, threshold]);
  return (
    <section className={styles.section}>
      <header className={styles.heading}>
        <h2>Plotted numbers</h2>
        <span className="muted">
          {days.length} of {numbersRowCount} rows
        </span>
        <Button
          look="quiet"
          icon="download"
          className={styles.end}
          onClick={() =>
            downloadText(
              'lethe-curves.csv',
              'text/csv;charset=utf-8',
              curveNumbersCsv(prepareCurveNumbers(plotted, threshold, isTimeLog)),
            )
          }
        >
          CSV, {numbersRowCount} rows
        </Button>
      </header>
      <div className={styles.scroll}>
        <table className={styles.numbers}>
          <thead>
            <tr>
              <th className={styles.number}>Idle, d</th>
              {plotted.map(({ slot, name }) => (
                <th key={slot} className={styles.number} title={name}>
                  <span className={styles.line}>
                    <CurveSwatch slot={slot} />
                    <span className={`clip ${styles.label}`}>{name}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from(days, (day, i) => (
              <tr key={day}>
                <td className={styles.number}>{formatGiven(day)}</td>
                {columns.map((column, c) => (
                  <NumberCell key={plotted[c]!.slot} value={column[i]!} threshold={threshold} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

/** Under the threshold in grey, exactly on it bold: it is not under. */
function NumberCell({ value, threshold }: { readonly value: number; readonly threshold: number }) {
  const look = value < threshold ? 'muted' : value === threshold ? styles.exact : '';
  return <td className={`${styles.number} ${look}`}>{formatScore(value)}</td>;
}
