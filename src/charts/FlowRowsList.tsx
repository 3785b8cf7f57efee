import { VerdictMarker } from '../ui/VerdictMarker.tsx';
import styles from './flow.module.css';
import type { FlowRow, FlowRows } from './flow-rows-data.ts';

export interface FlowRowsListProps {
  readonly flow: FlowRows;
  readonly onSelect: (row: number) => void;
}

/** The flow on a narrow screen: a row per pass, a square per memory. */
export function FlowRowsList({ flow, onSelect }: FlowRowsListProps) {
  return (
    <ul className={styles.rows} aria-label={flow.sentence}>
      {flow.rows.map((row) => (
        <Row key={row.key} row={row} unitCount={flow.unitCount} onSelect={onSelect} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly row: FlowRow;
  readonly unitCount: number | null;
  readonly onSelect: (row: number) => void;
}

function Row({ row, unitCount, onSelect }: RowProps) {
  const isSquares = unitCount !== null && unitCount > 0;
  const part = (share: number, colour: string) => ({
    width: `${share * 100}%`,
    backgroundColor: colour,
    // Gaps in the surface colour cut a bar into one square per memory.
    ...(isSquares && share > 0
      ? {
          backgroundImage:
            'linear-gradient(to right, transparent calc(100% - 2px), var(--lethe-n0) calc(100% - 2px))',
          backgroundSize: `${100 / (share * unitCount)}% 100%`,
        }
      : {}),
  });
  return (
    <li className={styles.row}>
      <span className={`${styles.name} ${row.isOff ? styles.dim : ''}`}>
        {row.mark && <VerdictMarker shape={row.mark.shape} colour={row.mark.colour} />}
        {row.title}
      </span>
      <span
        className={styles.bar}
        aria-hidden="true"
        style={isSquares ? { maxWidth: unitCount * 20 } : undefined}
      >
        <i style={part(row.stays, 'var(--lethe-kept)')} />
        {row.mark && <i style={part(row.leaves, row.mark.colour)} />}
      </span>
      <span className={styles.count}>{row.count}</span>
      {(row.rule || row.names.length > 0) && (
        <div className={styles.names}>
          <span className={styles.rule}>{row.rule}</span>
          {row.names.map((name) => (
            <button key={name.row} type="button" className="clip" onClick={() => onSelect(name.row)}>
              {name.text}
            </button>
          ))}
          {row.more && <span className={styles.rule}>{row.more}</span>}
        </div>
      )}
    </li>
  );
}
