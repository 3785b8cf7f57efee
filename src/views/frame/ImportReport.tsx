import type { RowProblem } from '../../engine/row-flags.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { downloadFile, fileNameOf } from '../../ui/download-file.ts';
import { formatDate, formatUtc } from '../../ui/format-date.ts';
import { formatCount, formatCountOf, formatSize } from '../../ui/format-number.ts';
import styles from './dialogs.module.css';
import { writeProblemsCsv } from './problems-csv.ts';

/** More than this is for a spreadsheet. */
const shownProblems = 200;
const noProblems: readonly RowProblem[] = [];

export interface ImportReportProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What was read, how it was understood, and what was odd, line by line. */
export function ImportReport({ isOpen, onClose }: ImportReportProps) {
  const dataset = useAppStore((state) => state.dataset);
  const counts = useAppStore((state) => state.evaluation?.counts);
  const openMapping = useAppStore((state) => state.actions.openMapping);
  if (!dataset) return null;
  const { problems, problemCount } = dataset;
  return (
    <Dialog title={`Import of ${dataset.name}`} isOpen={isOpen} onClose={onClose} size={720}>
      <dl className={styles.facts}>
        <dt>Memories</dt>
        <dd>{formatCount(dataset.rowCount)}</dd>
        <dt>Format</dt>
        <dd>
          {dataset.formatLabel},{' '}
          <span title={`${formatCount(dataset.sizeBytes)} bytes`}>{formatSize(dataset.sizeBytes)}</span>
        </dd>
        <dt>Newest time</dt>
        <dd title={dataset.newestMs === null ? undefined : formatUtc(dataset.newestMs)}>
          {dataset.newestMs === null ? 'none' : formatDate(dataset.newestMs)}
        </dd>
        <dt>Take no part</dt>
        <dd>
          {counts
            ? `${formatCount(counts.unusable)} unusable, ${formatCount(counts.notYet)} not yet written at this date`
            : '–'}
        </dd>
        <dt>Flagged rows</dt>
        <dd>{counts ? formatCount(counts.flagged) : '–'}</dd>
        <dt>Fingerprint</dt>
        <dd title={dataset.sha256}>SHA-256 {dataset.sha256.slice(0, 12)}…</dd>
      </dl>
      {dataset.detected.length > 0 ? (
        <section className={styles.section}>
          <h3>How it was understood</h3>
          <ul>
            {dataset.detected
              .filter((words) => words !== dataset.formatLabel)
              .map((words) => (
                <li key={words}>{words}</li>
              ))}
          </ul>
        </section>
      ) : null}
      <section className={styles.section}>
        <h3>
          {problemCount === 0
            ? 'Nothing was odd'
            : formatCountOf(problemCount, 'thing was odd', 'things were odd')}
        </h3>
        {problems.length > 0 ? <ProblemList /> : null}
      </section>
      <div className={styles.buttons}>
        {dataset.isSample ? null : (
          <Button
            icon="columns"
            onClick={() => {
              onClose();
              void openMapping();
            }}
          >
            Change how it was read…
          </Button>
        )}
        {problems.length > 0 ? (
          <Button
            icon="download"
            onClick={() =>
              downloadFile(`${fileNameOf(dataset.name)}-problems.csv`, writeProblemsCsv(problems), 'text/csv')
            }
          >
            Download {formatCount(problems.length)} as CSV
          </Button>
        ) : null}
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

function ProblemList() {
  const problems = useAppStore((state) => state.dataset?.problems ?? noProblems);
  const count = useAppStore((state) => state.dataset?.problemCount ?? 0);
  const shown = problems.slice(0, shownProblems);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className={styles.problems} tabIndex={0} aria-label="Problems by line">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Field</th>
              <th scope="col">What stood there</th>
              <th scope="col">What was done</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((problem, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is open.
              <tr key={i}>
                <td>{formatCount(problem.line)}</td>
                <td>{problem.field}</td>
                <td>{problem.value === '' ? <span className="muted">empty</span> : `“${problem.value}”`}</td>
                <td>{problem.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count > shown.length ? (
        <p className="muted">
          The first {formatCount(shown.length)} of {formatCount(count)}.
        </p>
      ) : null}
    </>
  );
}
