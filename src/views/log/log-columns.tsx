import type { LogLine } from '../../engine/work/store-log.ts';
import type { TableColumn } from '../../ui/DataTable.tsx';
import { formatMoment, formatUtc } from '../../ui/format-date.ts';
import { Kind, MemoryName, Words } from './LineCells.tsx';

/** A column, and the width of the table from which on there is room for it. */
interface RoomyColumn extends TableColumn<LogLine> {
  readonly from: number;
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
      cell: (line) => <MemoryName line={line} onOpen={onOpen} />,
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
