import { useEffect, useState } from 'react';
import type { MemoriesTrial } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCountOf } from '../../ui/format-number.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextArea } from './FormField.tsx';
import { HeldDialog } from './HeldDialog.tsx';
import styles from './work.module.css';

type Form = 'lines' | 'structured';

const forms: readonly { readonly value: Form; readonly label: string; readonly title?: string }[] = [
  { value: 'lines', label: 'Each line is a memory' },
  { value: 'structured', label: 'JSON or CSV', title: 'JSON Lines, JSON or CSV' },
];

const examples: Readonly<Record<Form, string>> = {
  lines: 'Prefers index funds\nMoves to Pune in March',
  structured: '{"text": "Goal: retire at 55", "category": "goal", "created_at": "2026-05-13"}',
};

/** Many memories at once, pasted. */
export function AddManyDialog({ onClose }: { readonly onClose: () => void }) {
  const addMemories = useAppStore((state) => state.actions.addMemories);
  const [text, setText] = useState('');
  const [form, setForm] = useState<Form>('lines');
  const [isAdding, setAdding] = useState(false);
  const trial = useTrial(text, form === 'lines');
  const count = trial?.count ?? 0;
  const add = async () => {
    setAdding(true);
    const added = await addMemories({ text, isPlainText: form === 'lines' });
    setAdding(false);
    if (added > 0) onClose();
  };
  const canAdd = count > 0 && !isAdding;
  return (
    <HeldDialog title="Add many memories" hasDraft={text.trim() !== ''} onClose={onClose}>
      {(leave) => (
        <div className={styles.stack}>
          <Segmented label="How the text is read" segments={forms} value={form} onChange={setForm} />
          <TextArea
            label="Memories as text"
            className={styles.paste}
            data-autofocus
            spellCheck={false}
            placeholder={examples[form]}
            hint={
              form === 'lines'
                ? 'Blank lines are passed over. They are written at this as-of.'
                : 'Whatever can be imported. Without a time of creation they are written at this as-of.'
            }
            value={text}
            onChange={setText}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canAdd) void add();
            }}
          />
          <div className={styles.buttons} style={{ paddingTop: 0 }}>
            <span className={styles.said} aria-live="polite">
              {text.trim() === '' ? null : <TrialWords trial={trial} />}
            </span>
            <Button onClick={leave}>Cancel</Button>
            <Button look="go" disabled={!canAdd} onClick={() => void add()}>
              {count > 0 ? `Add ${formatCountOf(count, 'memory', 'memories')}` : 'Add them'}
            </Button>
          </div>
        </div>
      )}
    </HeldDialog>
  );
}

function TrialWords({ trial }: { readonly trial: MemoriesTrial | null }) {
  if (!trial) return 'Reading it…';
  if (trial.refusal !== null)
    return <span className={styles.problem}>It cannot be read: {trial.refusal}</span>;
  const { problemCount, problem } = trial;
  if (problemCount === 0) return formatCountOf(trial.count, 'memory', 'memories');
  return `${formatCountOf(trial.count, 'memory', 'memories')}, ${formatCountOf(problemCount, 'thing')} to look at. ${problem ?? ''}`;
}

const pauseMs = 150;

/** What the text would add, once the typing rests; null while that is not known. */
function useTrial(text: string, isPlainText: boolean): MemoriesTrial | null {
  const tryMemories = useAppStore((state) => state.actions.tryMemories);
  const [found, setFound] = useState<{ text: string; isPlainText: boolean; trial: MemoriesTrial } | null>(
    null,
  );
  useEffect(() => {
    if (text.trim() === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const trial = await tryMemories({ text, isPlainText });
      if (isCurrent) setFound({ text, isPlainText, trial });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isPlainText, tryMemories]);
  return found && found.text === text && found.isPlainText === isPlainText ? found.trial : null;
}
