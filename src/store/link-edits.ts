import type { RowEdit } from '../engine/row-edits.ts';
import type { LinkedEdit } from '../persistence/share-link.ts';

function linked(edit: RowEdit): LinkedEdit | null {
  if (edit.isBaked) return null;
  if (edit.kind === 'read') return { kind: 'read', row: edit.row, atMs: edit.atMs };
  if (edit.kind === 'protect') return { kind: 'protect', row: edit.row, isProtected: edit.isProtected };
  return edit.kind === 'count' ? { kind: 'count', row: edit.row, readCount: edit.readCount } : null;
}

/** The edits that a link can carry; what else was done stays in this browser. */
export function linkedEdits(edits: readonly RowEdit[]): readonly LinkedEdit[] {
  return edits.map(linked).filter((edit) => edit !== null);
}

/** Whether a link would carry the same of both. */
export function isSameLinked(a: readonly RowEdit[], b: readonly RowEdit[]): boolean {
  return JSON.stringify(linkedEdits(a)) === JSON.stringify(linkedEdits(b));
}
