import type { RowDetail } from '../../engine/evaluation.ts';
import { formatDate, formatUtc } from '../../ui/format-date.ts';
import { formatCount, formatDaysDerived, formatScore, formatSize } from '../../ui/format-number.ts';
import styles from './drawer.module.css';
import { EditsList } from './EditsList.tsx';

/** What the file says of a memory; what it does not say is said too. */
export function Facts({ memory }: { readonly memory: RowDetail }) {
  return (
    <section className={styles.section} aria-label="Facts">
      <dl className={styles.facts}>
        <dt>Created</dt>
        <dd>
          <Moment ms={memory.createdMs} days={memory.ageDays} absent="not recorded" />
        </dd>
        <dt>Category</dt>
        <dd>{memory.category}</dd>
        <dt>Last read</dt>
        <dd>
          <Moment ms={memory.lastReadMs} days={memory.idleDays} absent="never" />
        </dd>
        <dt>Reads</dt>
        <dd title={memory.hasReadLog ? 'From the read log' : 'From the column; no read log'}>
          {formatCount(memory.readCount)}
          {memory.hasReadLog ? '' : <span className="muted"> no log</span>}
        </dd>
        <dt>Source</dt>
        <dd>{memory.source === '' ? <Absent words="not recorded" /> : memory.source}</dd>
        <dt>Subject</dt>
        <dd>{memory.subject === '' ? <Absent words="not recorded" /> : memory.subject}</dd>
        <dt>Tokens</dt>
        <dd>
          {formatCount(memory.tokens)}
          {memory.isTokensEstimated ? (
            <span className="muted" title="A quarter of the bytes, rounded up">
              {' '}
              estimated
            </span>
          ) : null}
        </dd>
        <dt>Size</dt>
        <dd title={`${formatCount(memory.bytes)} bytes`}>{formatSize(memory.bytes)}</dd>
        {memory.initialStrength === 1 ? null : (
          <>
            <dt>Strength</dt>
            <dd>starts at {formatScore(memory.initialStrength)}</dd>
          </>
        )}
      </dl>
      <EditsList row={memory.row} />
    </section>
  );
}

function Absent({ words }: { readonly words: string }) {
  return <span className="muted">{words}</span>;
}

interface MomentProps {
  readonly ms: number;
  readonly days: number;
  readonly absent: string;
}

function Moment({ ms, days, absent }: MomentProps) {
  if (Number.isNaN(ms)) return <Absent words={absent} />;
  const ago = Number.isNaN(days) ? '' : `, ${formatDaysDerived(days)} before`;
  return <span title={`${formatUtc(ms)}${ago}`}>{formatDate(ms)}</span>;
}
