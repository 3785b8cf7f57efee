import { createMarkOf } from '../../charts/verdict-marks.ts';
import type { ArchivedMemory } from '../../engine/work/archive-view.ts';
import { passes } from '../../passes/registry.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { TableColumn } from '../../ui/DataTable.tsx';
import { formatDate, formatMoment, formatUtc } from '../../ui/format-date.ts';
import { formatScore } from '../../ui/format-number.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';

/** A column, and the width of the table from which on there is room for it. */
interface RoomyColumn extends TableColumn<ArchivedMemory> {
  readonly from: number;
}

const markOf = createMarkOf(passes);

/** Why a memory is away: the mark of the pass that took it, and its words. */
function Why({ row }: { readonly row: ArchivedMemory }) {
  if (!row.decision) return <span className="muted">not recorded</span>;
  const mark = markOf(row.decision.passId);
  return (
    <span title={row.decision.reason}>
      <VerdictMarker shape={mark.shape} colour={mark.colour} label={mark.label} />
      &ensp;{row.decision.reason}
      {row.goneMs === null ? null : <span className="muted"> · gone from {formatDate(row.goneMs)}</span>}
    </span>
  );
}

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
    cell: (row) => (
      <span title={row.text}>{row.text || <span className="muted">(no text) {row.id}</span>}</span>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    from: 760,
    width: 112,
    isSortable: true,
    cell: (row) => <span className="muted">{row.category}</span>,
  },
  {
    id: 'created',
    header: 'Created',
    from: 960,
    width: 92,
    align: 'end',
    isSortable: true,
    isDescendingFirst: true,
    cell: (row) => <time title={formatUtc(row.createdMs)}>{formatDate(row.createdMs)}</time>,
  },
  {
    id: 'importance',
    header: 'Importance',
    title: 'When it went',
    from: 720,
    width: 84,
    align: 'end',
    isSortable: true,
    isDescendingFirst: true,
    narrow: 'aside',
    cell: (row) => (row.decision ? formatScore(row.decision.importance) : <span className="muted">–</span>),
  },
];

/** Columns for a table of this width: the memory and why it went stay longest. */
export function archiveColumns(
  width: number,
  onRestore: (row: number) => void,
): readonly TableColumn<ArchivedMemory>[] {
  const [text, ...rest] = plainColumns;
  const pass: RoomyColumn = {
    id: 'pass',
    header: 'Why it went',
    from: 0,
    width: width < 620 ? 220 : width < 900 ? 260 : 340,
    isSortable: true,
    narrow: 'second',
    cell: (row) => <Why row={row} />,
  };
  const when: RoomyColumn = {
    id: 'when',
    header: 'When',
    title: 'When it was applied, by your clock; the newest first',
    from: 560,
    width: 128,
    align: 'end',
    isSortable: true,
    isDescendingFirst: true,
    cell: (row) => <time title={formatUtc(row.madeMs)}>{formatMoment(row.madeMs)}</time>,
  };
  const restore: RoomyColumn = {
    id: 'restore',
    header: '',
    from: 0,
    width: 30,
    align: 'end',
    isFixed: true,
    cell: (row) => (
      <IconButton
        icon="restore"
        isSmall
        tabIndex={-1}
        label={`Restore ${row.text || row.id}`}
        onClick={(event) => {
          event.stopPropagation();
          onRestore(row.row);
        }}
      />
    ),
  };
  return [text!, pass, ...rest, when, restore].filter(
    (column) => width >= column.from || (width < 500 && column.narrow !== undefined),
  );
}
