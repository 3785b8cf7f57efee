import { useEffect, useState } from 'react';
import type { ErasureQuery } from '../../engine/work/erase-subject.ts';
import type { ErasureReceipt } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatCountOf } from '../../ui/format-number.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ErasureReceiptView } from './ErasureReceiptView.tsx';
import { ErasureTable } from './ErasureTable.tsx';
import { countErased, erasedWords } from './erasure-words.ts';
import { TextField } from './FormField.tsx';
import { SubjectChoice } from './SubjectChoice.tsx';
import styles from './work.module.css';

type Stage =
  | { readonly name: 'choosing' }
  | { readonly name: 'looking' | 'erasing' }
  | { readonly name: 'found'; readonly trial: ErasureReceipt }
  | { readonly name: 'done'; readonly receipt: ErasureReceipt }
  | { readonly name: 'failed'; readonly why: string };

export interface EraseDialogProps {
  readonly subject: string;
  readonly onClose: () => void;
}

/** Everything of one subject, out of every store of this browser: shown first, then done for good. */
export function EraseDialog({ subject, onClose }: EraseDialogProps) {
  const actions = useAppStore((state) => state.actions);
  const [query, setQuery] = useState<ErasureQuery>({ subject, isMentionToo: false });
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const isBusy = stage.name === 'looking' || stage.name === 'erasing';
  const change = (next: Partial<ErasureQuery>) => {
    setQuery({ ...query, ...next });
    setStage({ name: 'choosing' });
  };
  const run = async (name: 'looking' | 'erasing') => {
    setStage({ name });
    try {
      if (name === 'looking') {
        setStage({ name: 'found', trial: await actions.tryErasure(query) });
        return;
      }
      const receipt = await actions.eraseSubject(query);
      setStage(
        receipt
          ? { name: 'done', receipt }
          : { name: 'failed', why: 'What this browser keeps could not be written; the notice says more.' },
      );
    } catch (error) {
      setStage({ name: 'failed', why: (error as Error).message });
    }
  };
  return (
    <Dialog
      title={stage.name === 'done' ? 'Erased' : 'Erase a subject'}
      isOpen
      onClose={() => !isBusy && onClose()}
      size={640}
      isHeld={stage.name !== 'choosing'}
    >
      {stage.name === 'done' ? (
        <ErasureReceiptView receipt={stage.receipt} isMentionToo={query.isMentionToo} onClose={onClose} />
      ) : (
        <div className={styles.stack}>
          <SubjectChoice query={query} isDisabled={isBusy} onChange={change} />
          {stage.name === 'failed' ? (
            <Callout icon="close" isError title="It did not succeed." detail={stage.why} />
          ) : null}
          {isBusy ? <Busy isErasing={stage.name === 'erasing'} /> : null}
          {stage.name === 'found' ? (
            <Found trial={stage.trial} onErase={() => void run('erasing')} onClose={onClose} />
          ) : (
            <div className={styles.buttons}>
              <Button disabled={isBusy} onClick={onClose}>
                Cancel
              </Button>
              <Button
                look="go"
                disabled={isBusy || query.subject.trim() === ''}
                onClick={() => void run('looking')}
              >
                Look for it
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Busy({ isErasing }: { readonly isErasing: boolean }) {
  const count = useAppStore(({ stores, dataset }) => {
    const isKept = stores.some(({ id }) => id === dataset?.id);
    return stores.length + Number(!isKept);
  });
  const words = `${isErasing ? 'Erasing from' : 'Looking through'} ${formatCountOf(count, 'store')}`;
  return (
    <div aria-live="polite">
      <p className={styles.hint}>{words}…</p>
      <ProgressBar label={words} share={null} />
    </div>
  );
}

interface FoundProps {
  readonly trial: ErasureReceipt;
  readonly onErase: () => void;
  readonly onClose: () => void;
}

/** What it would take, what that means, and the name once more. */
function Found({ trial, onErase, onClose }: FoundProps) {
  const [typed, setTyped] = useState('');
  const count = countErased(trial);
  const isSure = typed.trim() === trial.subject.trim();
  useEffect(() => {
    document.getElementById('erase-found')?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (count === 0) {
    return (
      <>
        <p aria-live="polite">
          No store of this browser has a memory of “{trial.subject}”
          {trial.failed.length > 0 ? ', as far as they can be read' : ''}.
        </p>
        <ErasureTable receipt={trial} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </>
    );
  }
  return (
    <form
      id="erase-found"
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSure) onErase();
      }}
    >
      <h3 aria-live="polite">It would take {erasedWords(trial)}</h3>
      <ErasureTable receipt={trial} />
      <Callout
        isError
        title="This cannot be undone."
        detail="Archive, tombstones, log texts and every copy in this browser are cleared with it, and the undo history ends here. Files outside of this browser stay as they are: what you opened, and what you have exported."
      />
      <TextField
        label={`To erase it, type “${trial.subject}”`}
        autoFocus
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
      <div className={styles.buttons} style={{ paddingTop: 0 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="go" type="submit" disabled={!isSure}>
          Erase {formatCountOf(count, 'memory', 'memories')} for good
        </Button>
      </div>
    </form>
  );
}
