import { type ImportanceTerm, importanceTerms } from '../../engine/policy.ts';
import type { Decision, LogLine } from '../../engine/work/store-log.ts';
import { findPass } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDate, formatUtc, formatUtcTime } from '../../ui/format-date.ts';
import { formatCount, formatDaysGiven, formatGiven, formatScore } from '../../ui/format-number.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './drawer.module.css';
import { splitReason } from './split-reason.ts';

/** More are in the log. */
const mostShown = 4;

/** What was done to this memory, the newest first; for one that was evicted, why, as it was decided. */
export function MemoryHistory({ row }: { readonly row: number }) {
  const lines = useAppStore((state) => state.memoryLog);
  const showLogOf = useAppStore((state) => state.actions.showLogOf);
  if (!lines || lines.length === 0) return null;
  return (
    <section className={styles.section} aria-label="What was done to it">
      <div className={styles.sectionHead}>
        <h3>What was done to it</h3>
        <Button look="quiet" onClick={() => showLogOf(row)}>
          {lines.length > mostShown ? `All ${formatCount(lines.length)} in the log` : 'In the log'}
        </Button>
      </div>
      <ol className={styles.history}>
        {lines.slice(0, mostShown).map((line) => (
          <HistoryLine key={line.place} line={line} />
        ))}
      </ol>
    </section>
  );
}

function HistoryLine({ line }: { readonly line: LogLine }) {
  const { decision, madeMs, kind } = line;
  const words = decision ? kind : line.words;
  return (
    <li>
      <time
        title={formatUtc(madeMs)}
        dateTime={Number.isNaN(madeMs) ? undefined : new Date(madeMs).toISOString()}
      >
        {formatDate(madeMs)}
      </time>
      <span>
        {words.charAt(0).toUpperCase() + words.slice(1)}
        {decision ? <DecisionFacts decision={decision} /> : null}
      </span>
    </li>
  );
}

const termWords: Readonly<Record<ImportanceTerm, string>> = {
  recency: 'recency',
  frequency: 'frequency',
  category: 'category',
  alignment: 'alignment',
};

function DecisionFacts({ decision }: { readonly decision: Decision }) {
  const { passId, limit, rank, importance, terms, strength, asOfMs } = decision;
  const pass = findPass(passId);
  const [, rest] = splitReason(decision.reason);
  const measured = (value: number) =>
    pass?.measure === 'days'
      ? formatDaysGiven(value)
      : pass?.measure === 'score'
        ? formatScore(value)
        : formatGiven(value);
  const sum = importanceTerms
    .filter((term) => terms[term] !== 0)
    .map((term) => `${termWords[term]} ${formatScore(terms[term])}`)
    .join(' + ');
  return (
    <dl className={styles.decision}>
      <dt>By</dt>
      <dd>
        {pass ? (
          <VerdictMarker shape={pass.mark.shape} colour={`var(--lethe-${pass.mark.colour})`} size={9} />
        ) : null}{' '}
        {pass?.label ?? passId}: {rest || decision.reason}
      </dd>
      {limit === null ? null : (
        <>
          <dt>Value</dt>
          <dd>
            {measured(decision.value)} against {measured(limit)}
            {rank === null ? '' : `, rank ${formatCount(rank)}`}
          </dd>
        </>
      )}
      <dt>Importance</dt>
      <dd>
        {formatScore(importance)}
        {sum === '' ? '' : ` = ${sum}`}; strength {formatScore(strength)}
      </dd>
      <dt>As of</dt>
      <dd title={formatUtc(asOfMs)}>
        {formatDate(asOfMs)}, {formatUtcTime(asOfMs)}
      </dd>
      <dt>Policy</dt>
      <dd title={`SHA-256 ${decision.policySha256}`}>
        {decision.policyName} <span className="muted">{decision.policySha256.slice(0, 8)}</span>
      </dd>
    </dl>
  );
}
