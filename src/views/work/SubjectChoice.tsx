import { useEffect, useState } from 'react';
import type { ErasureQuery } from '../../engine/work/erase-subject.ts';
import type { SubjectCount } from '../../engine/work/subjects.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatCount, formatCountOf } from '../../ui/format-number.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { TextField } from './FormField.tsx';
import styles from './work.module.css';

/** More than these are found by typing. */
const mostShown = 100;

export interface SubjectChoiceProps {
  readonly query: ErasureQuery;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<ErasureQuery>) => void;
}

/** Whom it is about: typed, or out of the list of those that the open store names. */
export function SubjectChoice({ query, isDisabled, onChange }: SubjectChoiceProps) {
  const findSubjects = useAppStore((state) => state.actions.findSubjects);
  const [subjects, setSubjects] = useState<readonly SubjectCount[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (found: readonly SubjectCount[]) => isCurrent && setSubjects(found);
    findSubjects().then(take, () => take([]));
    return () => {
      isCurrent = false;
    };
  }, [findSubjects]);
  const wanted = query.subject.trim().toLowerCase();
  const isChosen = subjects?.some(({ name }) => name === query.subject) ?? false;
  const fitting = (subjects ?? []).filter(({ name }) => isChosen || name.toLowerCase().includes(wanted));
  return (
    <fieldset className={styles.choice} disabled={isDisabled}>
      <legend className="visually-hidden">Whom it is about</legend>
      <TextField
        label="Subject"
        data-autofocus
        spellCheck={false}
        hint={hintOf(subjects, wanted, fitting.length)}
        value={query.subject}
        onChange={(subject) => onChange({ subject })}
      />
      {fitting.length > 0 ? (
        <ul className={styles.subjects} aria-label="Subjects of this store">
          {fitting.slice(0, mostShown).map((subject) => (
            <li key={subject.name}>
              <button
                type="button"
                aria-pressed={subject.name === query.subject}
                onClick={() => onChange({ subject: subject.name })}
              >
                <span className="clip">{subject.name}</span>
                <span className={styles.hint}>{placesWords(subject)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Toggle
        label="Also memories of others that mention the name"
        text="Also memories of others that mention the name"
        isOn={query.isMentionToo}
        onChange={(isMentionToo) => onChange({ isMentionToo })}
      />
    </fieldset>
  );
}

function hintOf(subjects: readonly SubjectCount[] | null, wanted: string, fitting: number): string {
  if (!subjects) return 'Looking up the subjects of this store…';
  if (subjects.length === 0) return 'No memory of this store names a subject; other stores may.';
  if (fitting === 0) return 'No subject of this store; other stores are looked through too.';
  if (fitting > mostShown) return `The ${mostShown} fullest of ${formatCount(fitting)}; type to find others.`;
  return wanted === ''
    ? `Choose one of ${formatCount(subjects.length)}, or type another.`
    : 'Exactly as the memories have it.';
}

function placesWords({ active, archived, tombstoned }: SubjectCount): string {
  return [
    active > 0 || archived + tombstoned === 0 ? formatCountOf(active, 'memory', 'memories') : '',
    archived > 0 ? `${formatCount(archived)} archived` : '',
    tombstoned > 0 ? `${formatCount(tombstoned)} tombstoned` : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}
