import { useMemo, useState } from 'react';
import { useChartWidth } from '../../charts/use-chart-width.ts';
import type { LogLine } from '../../engine/work/store-log.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { formatCount, formatCountOf } from '../../ui/format-number.ts';
import { EmptyList } from '../../ui/ListTools.tsx';
import { LineDetail } from './LineDetail.tsx';
import { LogTools } from './LogTools.tsx';
import styles from './log.module.css';
import { logColumns } from './log-columns.tsx';
import { type LogList, type LogWindow, useLog } from './use-log.ts';

/** Everything that was done in the store, and what it was decided by. */
export function LogView() {
  const list = useLog();
  const { window, problem, isLate } = list;
  if (problem !== null && !window) {
    return (
      <div className={`view-body ${styles.view}`}>
        <Callout isError icon="close" title="The log could not be looked up." detail={problem} />
      </div>
    );
  }
  if (!window) return isLate ? <p className={styles.waiting}>The log is being looked up.</p> : null;
  const { total } = window;
  return (
    <div className={`view-body ${styles.view}`} aria-busy={isLate}>
      <header className="view-head">
        <div>
          <h1>{total === 0 ? 'Nothing was done yet' : `${formatCountOf(total, 'line')} in the log`}</h1>
          <p className="muted">
            {total === 0
              ? ''
              : 'The newest first. Steps that are undone leave it; an erasure leaves only its counts.'}
          </p>
        </div>
      </header>
      {total === 0 ? <NothingDone /> : <Lines list={list} window={window} />}
    </div>
  );
}

function NothingDone() {
  const setView = useAppStore((state) => state.actions.setView);
  return (
    <EmptyList>
      <p>
        Every memory that is written, edited, read, evicted by an applied trace, restored or erased in this
        store gets a line here; evictions with all their numbers. Steps that are undone leave it again.
      </p>
      <Button onClick={() => setView('trace')}>To the trace</Button>
    </EmptyList>
  );
}

/** The list; what is chosen in it is told in full below. */
function Lines({ list, window }: { readonly list: LogList; readonly window: LogWindow }) {
  const actions = useAppStore((state) => state.actions);
  const edits = useAppStore((state) => state.inputs.edits);
  const { ref, width } = useChartWidth();
  const [chosen, setChosen] = useState<{ readonly line: LogLine; readonly edits: unknown } | null>(null);
  // A line of other edits may say another thing by now, or be gone.
  const line = chosen && chosen.edits === edits ? chosen.line : null;
  const columns = useMemo(() => logColumns(width || 720, actions.select), [width, actions]);
  return (
    <>
      <LogTools list={list} window={window} />
      <div
        ref={ref}
        data-presented="magnified"
        className={`${line ? (line.decision ? styles.besideFacts : styles.besideLine) : ''} ${list.isLate ? styles.late : ''}`}
      >
        {window.shown === 0 ? (
          <NothingFound list={list} total={window.total} />
        ) : (
          <DataTable
            label="What was done, the newest first"
            columns={columns}
            rows={window.lines}
            first={window.first}
            total={window.shown}
            getKey={({ place }) => place}
            onWindowChange={list.setWindow}
            sort={[]}
            onSortChange={() => undefined}
            selectedKey={line?.place ?? null}
            onOpen={({ row }) => row !== null && actions.select(row)}
            onChoose={(next) => setChosen({ line: next, edits })}
            usualOrder="The newest first"
          />
        )}
      </div>
      {line ? <LineDetail line={line} onClose={() => setChosen(null)} /> : null}
    </>
  );
}

function NothingFound({ list, total }: { readonly list: LogList; readonly total: number }) {
  const showLogOf = useAppStore((state) => state.actions.showLogOf);
  return (
    <EmptyList>
      <p>
        <b>No line matches.</b> {formatCount(total)} {total === 1 ? 'line is' : 'lines are'} hidden by the
        search.
      </p>
      <Button
        onClick={() => {
          list.setText('');
          list.setKind(null);
          showLogOf(null);
        }}
      >
        Clear search
      </Button>
    </EmptyList>
  );
}
