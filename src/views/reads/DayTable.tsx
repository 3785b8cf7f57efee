import { useMemo, useState } from 'react';
import { formatDayNumber } from '../../charts/format-elapsed.ts';
import {
  countAllDays,
  findAllDays,
  findTellingDays,
  prepareReadDays,
  type ReadDay,
} from '../../charts/read-days-data.ts';
import type { ReadTimeline } from '../../charts/read-timeline-data.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { formatDate, formatUtc } from '../../ui/format-date.ts';
import { formatCount, formatGiven, formatScore } from '../../ui/format-number.ts';
import styles from './reads.module.css';
import type { ReadDaysCsv } from './use-read-days-csv.ts';

export interface DayTableProps {
  readonly timeline: ReadTimeline;
  readonly dateOf: (day: number) => number;
  readonly active: number | null;
  readonly csv: ReadDaysCsv;
}

/** A page holds no more rows than this; the file has all. */
const mostRows = 750;

/** Strength with and without the reads, day by day. */
export function DayTable({ timeline, dateOf, active, csv }: DayTableProps) {
  const [isEvery, setEvery] = useState(false);
  const count = useMemo(() => countAllDays(timeline), [timeline]);
  const rows = useMemo(
    () =>
      prepareReadDays(
        timeline,
        isEvery ? findAllDays(timeline).slice(0, mostRows) : findTellingDays(timeline),
      ),
    [timeline, isEvery],
  );
  return (
    <section className={styles.section}>
      <header className={styles.heading}>
        <h2>Day by day</h2>
        <span className="muted">
          {formatCount(rows.length)} of {formatCount(Math.max(count, rows.length))} days
          {isEvery && count > mostRows ? '; the CSV has all' : ''}
        </span>
        <span className={styles.end}>
          <Button look="quiet" aria-pressed={isEvery} onClick={() => setEvery(!isEvery)}>
            {isEvery ? 'Telling days' : 'Every day'}
          </Button>
          <Button
            look="quiet"
            icon="download"
            title={csv.label}
            onClick={() => downloadFile('lethe-reads.csv', csv.write(), 'text/csv')}
          >
            CSV
          </Button>
        </span>
      </header>
      <table className={styles.days}>
        <thead>
          <tr>
            <th className={styles.number}>Day</th>
            <th className={styles.date}>Date</th>
            <th className={styles.number}>Never read</th>
            <th className={styles.number}>With reads</th>
            <th className={`${styles.number} ${styles.difference}`}>Difference</th>
            <th className={styles.happens}>What happens</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DayRow
              key={row.day}
              row={row}
              dateMs={dateOf(row.day)}
              threshold={timeline.threshold}
              isActive={active !== null && timeline.pins[active] === row.day}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayRowProps {
  readonly row: ReadDay;
  readonly dateMs: number;
  readonly threshold: number;
  readonly isActive: boolean;
}

function DayRow({ row, dateMs, threshold, isActive }: DayRowProps) {
  const { day, never, read, happens, isFuture } = row;
  const difference = read - never;
  return (
    <tr className={isFuture ? 'muted' : undefined} data-active={isActive || undefined}>
      <td className={styles.number}>{formatGiven(day)}</td>
      <td className={`muted ${styles.date}`} title={formatUtc(dateMs)}>
        {formatDate(dateMs)}
      </td>
      <td className={`${styles.number} ${never < threshold ? 'muted' : ''}`}>{formatScore(never)}</td>
      <td className={styles.number}>
        <b>{formatScore(read)}</b>
      </td>
      <td className={`${styles.number} ${styles.difference}`}>
        {difference > 0 && '+'}
        {formatScore(difference)}
      </td>
      <td className={styles.happens} data-day={`day ${formatDayNumber(day)}`}>
        {happens}
      </td>
    </tr>
  );
}
