import { estimateTokens } from '../../engine/units.ts';
import { formatCount } from '../../ui/format-number.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { TextArea, TextField } from './FormField.tsx';
import type { DraftProblems, MemoryDraft } from './memory-draft.ts';
import { useCategories } from './use-categories.ts';
import styles from './work.module.css';

export interface MemoryFormProps {
  readonly draft: MemoryDraft;
  readonly onChange: (change: Partial<MemoryDraft>) => void;
  readonly problems: DraftProblems;
  /** An existing memory keeps its id. */
  readonly isNew: boolean;
  /** Its log decides when it was read and how often. */
  readonly hasReadLog: boolean;
}

/** Every field of one memory, the text first. */
export function MemoryForm({ draft, onChange, problems, isNew, hasReadLog }: MemoryFormProps) {
  const categories = useCategories();
  const field = (name: Exclude<keyof MemoryDraft, 'isProtected'>) => ({
    value: draft[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const ownBytes = new TextEncoder().encode(draft.text).length;
  const bytes = Number(draft.bytes.trim() || ownBytes);
  const tokens = Number.isFinite(bytes) && bytes >= 0 ? formatCount(estimateTokens(bytes)) : '–';
  return (
    <div className={styles.form}>
      <TextArea label="Text" rows={3} dir="auto" data-autofocus {...field('text')} />
      <div className={styles.grid}>
        <TextField label="Category" hint="empty: none" suggestions={categories} {...field('category')} />
        <TextField label="Subject" hint="whom it is about" {...field('subject')} />
        <TextField label="Source" hint="where it came from" {...field('source')} />
        <TextField label="Created, UTC" {...field('created')} />
        {hasReadLog ? (
          <LoggedReads draft={draft} />
        ) : (
          <>
            <TextField label="Last read, UTC" hint="empty: never" {...field('lastRead')} />
            <TextField label="Reads" inputMode="numeric" {...field('readCount')} />
          </>
        )}
        <TextField label="Initial strength" inputMode="decimal" hint="0 to 1" {...field('initialStrength')} />
        <TextField label="Alignment" inputMode="decimal" hint="0 to 1" {...field('alignment')} />
        <TextField
          label="Tokens"
          inputMode="numeric"
          placeholder={tokens}
          hint="empty: estimated"
          {...field('tokens')}
        />
        <TextField
          label="Bytes"
          inputMode="numeric"
          placeholder={formatCount(ownBytes)}
          hint="empty: those of the text"
          {...field('bytes')}
        />
        {isNew ? (
          <TextField label="Id" hint="empty: one is given" {...field('id')} />
        ) : (
          <div className={styles.field}>
            <span className={styles.name}>Id</span>
            <span className={`${styles.fixed} clip`} title={draft.id}>
              {draft.id}
            </span>
            <span className={styles.hint}>stays as it is</span>
          </div>
        )}
      </div>
      <Toggle
        label="Protected"
        text="Protected: no pass may take it"
        isOn={draft.isProtected}
        onChange={(isProtected) => onChange({ isProtected })}
      />
    </div>
  );
}

function LoggedReads({ draft }: { readonly draft: MemoryDraft }) {
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <span className={styles.name}>Last read and reads</span>
      <span className={styles.fixed}>
        {draft.lastRead}, {draft.readCount} {draft.readCount === '1' ? 'read' : 'reads'}
      </span>
      <span className={styles.hint}>decided by its read log; “Read now” adds to it</span>
    </div>
  );
}
