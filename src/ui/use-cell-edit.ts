import { useState } from 'react';
import type { CellEditing } from './table-model.ts';

/** A cell under the pen. */
export interface EditedCell {
  readonly key: string | number;
  readonly column: string;
  readonly start: string;
  readonly text: string;
}

export interface CellEdit<Row> {
  readonly cell: EditedCell | null;
  readonly canEdit: (column: string) => boolean;
  readonly begin: (row: Row, column: string) => void;
  readonly type: (text: string) => void;
  /** `next`: the cell to go on with. */
  readonly commit: (row: Row, next?: string) => void;
  readonly cancel: () => void;
  readonly suggest: (column: string) => readonly string[];
}

/** Which cell is being written in, and what stands in it so far; a row that scrolls away takes nothing along. */
export function useCellEdit<Row>(
  editing: CellEditing<Row> | undefined,
  getKey: (row: Row) => string | number,
): CellEdit<Row> {
  const [cell, setCell] = useState<EditedCell | null>(null);
  const begin = (row: Row, column: string) => {
    if (!editing?.columns.includes(column)) return;
    editing.begin(row, column).then(
      (text) => text !== null && setCell({ key: getKey(row), column, start: text, text }),
      () => undefined,
    );
  };
  return {
    cell,
    canEdit: (column) => editing?.columns.includes(column) ?? false,
    begin,
    type: (text) => setCell((old) => old && { ...old, text }),
    commit: (row, next) => {
      setCell(null);
      if (cell && cell.text !== cell.start) editing?.commit(row, cell.column, cell.text);
      if (next !== undefined) begin(row, next);
    },
    cancel: () => setCell(null),
    suggest: (column) => editing?.suggest?.(column) ?? [],
  };
}
