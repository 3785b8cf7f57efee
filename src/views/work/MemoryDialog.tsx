import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OwnFields } from '../../engine/work/own-fields.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { HeldDialog } from './HeldDialog.tsx';
import { MemoryForm } from './MemoryForm.tsx';
import { changedFields, draftOf, emptyDraft, type MemoryDraft, readDraft } from './memory-draft.ts';
import styles from './work.module.css';

export interface AddDialogProps {
  readonly onClose: () => void;
}

/** A memory written by hand. */
export function AddDialog({ onClose }: AddDialogProps) {
  const asOfMs = useAppStore((state) => state.inputs.asOfMs);
  const actions = useAppStore((state) => state.actions);
  const [start, setStart] = useState(() => emptyDraft(asOfMs));
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { fields, problems } = readDraft(draft);
  const isGood = Object.keys(problems).length === 0;
  const add = async (goesOn: boolean) => {
    setTried(true);
    setSaid(null);
    if (!isGood) {
      focusFirstProblem(form.current);
      return;
    }
    const id = draft.id.trim();
    const row = await actions.addMemory({ ...fields, ...(id === '' ? {} : { id }) });
    if (row === null) {
      setSaid('It was not added; the notice says why.');
      return;
    }
    if (!goesOn) {
      onClose();
      actions.select(row);
      return;
    }
    // What a run of memories has in common stays.
    const { category, subject, source, created } = draft;
    const next = { ...emptyDraft(asOfMs), category, subject, source, created };
    setStart(next);
    setDraft(next);
    setTried(false);
    setSaid('Added. The next one:');
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <HeldDialog title="Add a memory" hasDraft={isChanged(draft, start)} onClose={onClose}>
      {(leave) => (
        <form ref={form} onSubmit={(event) => submit(event, () => void add(false))} noValidate>
          <MemoryForm
            draft={draft}
            onChange={(change) => setDraft((old) => ({ ...old, ...change }))}
            problems={isTried ? problems : withoutEmpty(problems, draft)}
            isNew
            hasReadLog={false}
          />
          <div className={styles.buttons}>
            <span className={styles.said} aria-live="polite">
              {said}
            </span>
            <Button onClick={leave}>Cancel</Button>
            <Button onClick={() => void add(true)}>Add and go on</Button>
            <Button look="go" type="submit">
              Add
            </Button>
          </div>
        </form>
      )}
    </HeldDialog>
  );
}

export interface EditDialogProps extends AddDialogProps {
  readonly row: number;
}

/** The same form over a memory that there is; only what was changed is set. */
export function EditDialog({ row, onClose }: EditDialogProps) {
  const findFields = useAppStore((state) => state.actions.findFields);
  const [own, setOwn] = useState<OwnFields | null>(null);
  useEffect(() => {
    let isCurrent = true;
    findFields(row).then(
      (found) => {
        if (!isCurrent) return;
        if (found) setOwn(found);
        else onClose();
      },
      () => isCurrent && onClose(),
    );
    return () => {
      isCurrent = false;
    };
  }, [row, findFields, onClose]);
  return own ? <EditForm own={own} onClose={onClose} /> : null;
}

function EditForm({ own, onClose }: { readonly own: OwnFields; readonly onClose: () => void }) {
  const setFields = useAppStore((state) => state.actions.setFields);
  const [draft, setDraft] = useState(() => draftOf(own));
  const form = useRef<HTMLFormElement>(null);
  const { fields, problems } = changedFields(draft, own);
  const hasDraft = isChanged(draft, draftOf(own));
  const save = () => {
    if (Object.keys(problems).length > 0) {
      focusFirstProblem(form.current);
      return;
    }
    setFields([own.row], fields);
    onClose();
  };
  return (
    <HeldDialog title={`Edit ${own.id || 'a memory'}`} hasDraft={hasDraft} onClose={onClose}>
      {(leave) => (
        <form ref={form} onSubmit={(event) => submit(event, save)} noValidate>
          <MemoryForm
            draft={draft}
            onChange={(change) => setDraft((old) => ({ ...old, ...change }))}
            problems={problems}
            isNew={false}
            hasReadLog={own.hasReadLog}
          />
          <div className={styles.buttons}>
            <Button onClick={leave}>Cancel</Button>
            <Button look="go" type="submit" disabled={!hasDraft}>
              Save
            </Button>
          </div>
        </form>
      )}
    </HeldDialog>
  );
}

function submit(event: FormEvent, run: () => void): void {
  event.preventDefault();
  run();
}

function isChanged(draft: MemoryDraft, start: MemoryDraft): boolean {
  return (Object.keys(draft) as (keyof MemoryDraft)[]).some((name) => draft[name] !== start[name]);
}

/** A text that nobody has typed yet is missing, not wrong. */
function withoutEmpty<T extends { readonly text?: string }>(problems: T, draft: MemoryDraft): T {
  if (draft.text !== '') return problems;
  const { text: _, ...rest } = problems;
  return rest as T;
}

/** The sentence is there after the next frame; the box is there already. */
function focusFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
