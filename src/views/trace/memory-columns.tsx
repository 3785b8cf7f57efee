import { formatDayNumber } from '../../charts/format-elapsed.ts';
import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { RowView } from '../../engine/evaluation.ts';
import type { TableColumn } from '../../ui/DataTable.tsx';
import { formatCount, formatScore } from '../../ui/format-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import { flagWords } from './flag-words.ts';
import styles from './trace.module.css';

function Days({ days }: { readonly days: number }) {
  return Number.isNaN(days) ? <span className="muted">no date</span> : formatDayNumber(days);
}

function MemoryCell({ row }: { readonly row: RowView }) {
  const flags = flagWords(row.flags);
  return (
    <span title={flags ? `${row.text}\n${flags}` : row.text}>
      {row.text || <span className="muted">(no text)</span>}
      {flags && (
        <span className={styles.flag}>
          <Icon name="info" size={12} />
          <span className="visually-hidden">{flags}</span>
        </span>
      )}
    </span>
  );
}

function ImportanceCell({ row, threshold }: { readonly row: RowView; readonly threshold: number }) {
  const { importance, was } = row;
  if (Number.isNaN(importance)) return <span className="muted">–</span>;
  const hasMoved = was !== null && formatScore(was.importance) !== formatScore(importance);
  return (
    <span className={styles.score}>
      {hasMoved && <span className="muted">{formatScore(was.importance)} → </span>}
      {formatScore(importance)}
      <span className={styles.gauge} aria-hidden="true">
        <i style={{ width: `${Math.min(1, Math.max(0, importance)) * 100}%` }} />
        <s style={{ left: `${Math.min(1, Math.max(0, threshold)) * 100}%` }} />
      </span>
    </span>
  );
}

function VerdictCell({ row, markOf }: { readonly row: RowView; readonly markOf: MarkOf }) {
  const mark = markOf(row.verdict, row.isProtected);
  const before = row.was && row.was.verdict !== row.verdict ? markOf(row.was.verdict, row.isProtected) : null;
  return (
    <span title={row.reason}>
      {before && (
        <>
          <VerdictMarker shape={before.shape} colour={before.colour} label={`was ${before.label}`} /> →{' '}
        </>
      )}
      <VerdictMarker shape={mark.shape} colour={mark.colour} label={mark.label} />
      &ensp;{row.reason}
    </span>
  );
}

/** A column, and the width of the table from which on there is room for it. */
interface RoomyColumn extends TableColumn<RowView> {
  readonly from: number;
}

const number = { align: 'end', isSortable: true, isDescendingFirst: true } as const;

const plainColumns: readonly RoomyColumn[] = [
  {
    id: 'text',
    header: 'Memory',
    from: 0,
    width: 160,
    isGrowing: true,
    isFixed: true,
    isSortable: true,
    narrow: 'first',
    cell: (row) => <MemoryCell row={row} />,
  },
  {
    id: 'category',
    header: 'Category',
    from: 820,
    width: 116,
    isSortable: true,
    cell: (row) => <span className="muted">{row.category}</span>,
  },
  {
    ...number,
    id: 'age',
    header: 'Age, d',
    from: 600,
    width: 56,
    cell: (row) => <Days days={row.ageDays} />,
  },
  {
    ...number,
    id: 'idle',
    header: 'Idle, d',
    from: 0,
    width: 56,
    cell: (row) => <Days days={row.idleDays} />,
  },
  {
    ...number,
    id: 'reads',
    header: 'Reads',
    from: 680,
    width: 54,
    cell: (row) => formatCount(row.readCount),
  },
  {
    ...number,
    id: 'strength',
    header: 'Strength',
    from: 960,
    width: 74,
    cell: (row) => formatScore(row.strength),
  },
];

/** Columns for a table of this width: the text and the reason stay longest. */
export function memoryColumns(
  width: number,
  threshold: number,
  markOf: MarkOf,
  hasComparison: boolean,
): readonly TableColumn<RowView>[] {
  const importance: RoomyColumn = {
    ...number,
    id: 'importance',
    header: 'Importance',
    from: 0,
    width: hasComparison ? 176 : 116,
    narrow: 'aside',
    cell: (row) => <ImportanceCell row={row} threshold={threshold} />,
  };
  const verdict: RoomyColumn = {
    id: 'verdict',
    header: hasComparison ? 'Verdict, was → now, and reason' : 'Verdict and reason',
    from: 0,
    width: width < 760 ? 280 : width < 1000 ? 320 : 380,
    isSortable: true,
    narrow: 'second',
    cell: (row) => <VerdictCell row={row} markOf={markOf} />,
  };
  return [...plainColumns, importance, verdict].filter((column) => width >= column.from);
}
