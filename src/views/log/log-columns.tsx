import { createMarkOf } from '../../charts/verdict-marks.ts';
import type { LogLine } from '../../engine/work/store-log.ts';
import { passes } from '../../passes/registry.ts';
import type { TableColumn } from '../../ui/DataTable.tsx';
import { formatMoment, formatUtc } from '../../ui/format-date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import { kindWords } from './kind-words.ts';
import styles from './log.module.css';

/** A column, and the width of the table from which on there is room for it. */
interface RoomyColumn extends TableColumn<LogLine> {
  readonly from: number;
}

const markOf = createMarkOf(passes);

/** What was done, by a sign and a word. */
export function Kind({ line }: { readonly line: LogLine }) {
  const { label, icon } = kindWords[line.kind];
  return (
    <span className={styles.kind}>
      <Icon name={icon} size={13} /> {label}
    </span>
  );
}

/** The pass that decided, where one did, and what was done in words. */
export function Words({ line }: { readonly line: LogLine }) {
  const mark = line.decision ? markOf(line.decision.passId) : null;
  return (
    <span title={line.words}>
      {mark ? (
        <>
          <VerdictMarker shape={mark.shape} colour={mark.colour} label={mark.label} />
          &ensp;
        </>
      ) : null}
      {line.words}
    </span>
  );
}

/** Its name leads to the memory; an erasure leaves none. */
function Memory({ line, onOpen }: { readonly line: LogLine; readonly onOpen: (row: number) => void }) {
  const { row } = line;
  if (row === null) return <span className="muted">of no single memory</span>;
  const name = line.text || line.id;
  if (name === '') return <span className="muted">erased</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.memory}
      title={`${name}\n${line.id}`}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(row);
      }}
    >
      {name}
    </button>
  );
}

/** Columns for a table of this width: what was done and to what stay longest. */
export function logColumns(width: number, onOpen: (row: number) => void): readonly TableColumn<LogLine>[] {
  const isNarrow = width < 620;
  const columns: readonly RoomyColumn[] = [
    {
      id: 'when',
      header: 'When',
      from: 520,
      width: 136,
      isFixed: true,
      cell: (line) => <time title={formatUtc(line.madeMs)}>{formatMoment(line.madeMs)}</time>,
    },
    {
      id: 'kind',
      header: 'What',
      from: 0,
      width: 128,
      isFixed: true,
      narrow: 'aside',
      cell: (line) => <Kind line={line} />,
    },
    {
      id: 'memory',
      header: 'Memory',
      from: 0,
      width: 150,
      isGrowing: true,
      isFixed: true,
      narrow: 'first',
      cell: (line) => <Memory line={line} onOpen={onOpen} />,
    },
    {
      id: 'id',
      header: 'Id',
      from: 900,
      width: 90,
      cell: (line) => <span className="muted">{line.id}</span>,
    },
    {
      id: 'category',
      header: 'Category',
      from: 760,
      width: 112,
      cell: (line) => <span className="muted">{line.category}</span>,
    },
    {
      id: 'words',
      header: 'In words',
      from: 0,
      width: isNarrow ? 200 : width < 900 ? 270 : 350,
      narrow: 'second',
      cell: (line) => <Words line={line} />,
    },
  ];
  return columns.filter((column) => width >= column.from);
}
