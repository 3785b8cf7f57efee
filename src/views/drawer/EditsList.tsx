import type { RowEdit, SingleEdit } from '../../engine/row-edits.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/format-number.ts';
import styles from './drawer.module.css';

const kinds: readonly SingleEdit['kind'][] = ['protect', 'read', 'count'];

/** "1 read added", "protected by you". */
function editsInWords(edits: readonly RowEdit[], kind: SingleEdit['kind']): string | null {
  const own = edits.filter((edit): edit is SingleEdit => edit.kind === kind);
  const last = own.at(-1);
  if (!last) return null;
  if (last.kind === 'protect') return last.isProtected ? 'protected by you' : 'no longer protected, by you';
  if (last.kind === 'count') return `counted as read ${formatCount(last.readCount)} times, by you`;
  return `${formatCount(own.length)} ${own.length === 1 ? 'read' : 'reads'} added by you`;
}

/** What the person has changed of this memory over the file, each with its way back. */
export function EditsList({ row }: { readonly row: number }) {
  const edits = useAppStore((state) => state.inputs.edits);
  const removeEdits = useAppStore((state) => state.actions.removeEdits);
  const own = edits.filter((edit) => 'row' in edit && edit.row === row && !edit.isBaked);
  if (own.length === 0) return null;
  return (
    <ul className={styles.edits} aria-label="Your changes to it">
      {kinds.map((kind) => {
        const words = editsInWords(own, kind);
        return words === null ? null : (
          <li key={kind}>
            <span>{words}</span>
            <Button
              look="quiet"
              icon="reset"
              aria-label={`Take back: ${words}`}
              onClick={() => removeEdits(row, kind)}
            >
              Take back
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
