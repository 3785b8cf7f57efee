import { useId } from 'react';
import type { ImportPreview } from '../../engine/import/import-preview.ts';
import { mapColumn } from '../../engine/import/map-column.ts';
import type { MappedFile } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatCount, formatCountOf } from '../../ui/format-number.ts';
import styles from './mapping.module.css';
import { PreviewTable } from './PreviewTable.tsx';
import { ReadSettings } from './ReadSettings.tsx';

/** How a file is read, over a preview of its first rows; nothing is taken in before the person says so. */
export function MappingDialog() {
  const mapping = useAppStore((state) => state.mapping);
  const actions = useAppStore((state) => state.actions);
  if (!mapping) return null;
  return (
    <Dialog title={`How to read ${mapping.name}`} isOpen onClose={actions.cancelMapping} size={1160}>
      <MappingForm mapping={mapping} />
    </Dialog>
  );
}

function MappingForm({ mapping }: { readonly mapping: MappedFile }) {
  const { preview, options, isBehind } = mapping;
  const actions = useAppStore((state) => state.actions);
  const countsId = useId();
  const change = (next: typeof options) => void actions.changeMapping(next);
  return (
    <>
      <Reason preview={preview} />
      <ReadSettings preview={preview} options={options} onChange={change} />
      <PreviewTable
        preview={preview}
        onMap={(name, field) =>
          change({ ...options, columns: mapColumn(options.columns, preview.columns, name, field) })
        }
      />
      <div className={styles.foot}>
        <p id={countsId} className={styles.counts} aria-live="polite">
          {isBehind ? 'Reading the first rows again…' : countWords(preview)}
        </p>
        <div className={styles.buttons}>
          {Object.keys(options).length > 0 ? (
            <Button look="quiet" icon="reset" onClick={() => change({})}>
              Judge by the file again
            </Button>
          ) : null}
          <Button onClick={actions.cancelMapping}>Cancel</Button>
          <Button
            look="go"
            data-autofocus
            disabled={preview.refusal !== null}
            aria-describedby={countsId}
            onClick={() => void actions.confirmMapping()}
          >
            {`Read ${preview.isWhole ? '' : 'about '}${formatCountOf(preview.rowCount, 'row')}`}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Why the dialog is there, or why the file cannot be read so. */
function Reason({ preview }: { readonly preview: ImportPreview }) {
  const { refusal, doubt, columns } = preview;
  const guesses = columns.filter(({ isSuggested }) => isSuggested).length;
  if (refusal !== null) {
    return (
      <div className={styles.reason}>
        <Callout icon="close" isError title="It cannot be read so." detail={refusal} />
      </div>
    );
  }
  if (doubt === null) return null;
  return (
    <div className={styles.reason}>
      <Callout
        title={doubt}
        detail={
          guesses > 0
            ? `${formatCountOf(guesses, 'column was', 'columns were')} guessed by name and values. Check, change what is wrong, then read it.`
            : 'Say below how it is to be read.'
        }
      />
    </div>
  );
}

function countWords({ seen, isWhole, dayOrder, columns }: ImportPreview): string {
  const kept = columns.filter(({ field }) => field === null).length;
  const where = isWhole ? '' : ` of the first ${formatCount(seen.rows)}`;
  const words = [
    seen.unusable === 0
      ? `Every row${where} has a time of creation.`
      : `${formatCount(seen.unusable)}${where || ` of ${formatCount(seen.rows)}`} ${seen.unusable === 1 ? 'has' : 'have'} no readable time of creation and would take no part.`,
  ];
  if (seen.flagged > seen.unusable) words.push(`${formatCountOf(seen.flagged, 'row')} with something odd.`);
  const keptWords = kept === 0 ? '' : `, ${formatCount(kept)} kept as ${kept === 1 ? 'it is' : 'they are'}`;
  words.push(
    `${formatCountOf(columns.length, 'column')}: ${formatCount(columns.length - kept)} read${keptWords}.`,
  );
  if (dayOrder === 'mixed')
    words.push('Some dates are day first, others month first: only one order can be read.');
  return words.join(' ');
}
