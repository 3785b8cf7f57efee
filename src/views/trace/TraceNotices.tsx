import type { Evaluation } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/format-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './trace.module.css';

const atOnce = 3;

/** Categories that the policy does not have, each with the way to add it. */
export function TraceNotices({ notices, categories }: Pick<Evaluation, 'notices' | 'categories'>) {
  const actions = useAppStore((state) => state.actions);
  const standIns = categories.filter(({ isDefault }) => isDefault);
  if (standIns.length === 0) return null;
  return (
    <ul className={styles.notices} aria-label="Categories that are not in the policy">
      {standIns.slice(0, atOnce).map(({ name, memories }) => (
        <li key={name}>
          <Icon name="info" size={14} />
          <span>
            {findNotice(notices, name) ??
              `Category “${name}” (${formatCount(memories)}) is not in the policy.`}
          </span>
          <Button onClick={() => actions.addCategory(name)}>Add “{name}”</Button>
        </li>
      ))}
      {standIns.length > atOnce && (
        <li className="muted">
          {formatCount(standIns.length - atOnce)} more categories are not in the policy.
        </li>
      )}
    </ul>
  );
}

function findNotice(notices: readonly string[], name: string): string | undefined {
  return notices.find((notice) => notice.startsWith(`Category "${name}"`));
}

/** What else holds for the whole trace: estimates, a budget that cannot be met. */
export function TraceFootnotes({ notices, categories }: Pick<Evaluation, 'notices' | 'categories'>) {
  const others = notices.filter(
    (notice) => !categories.some(({ name }) => notice.startsWith(`Category "${name}"`)),
  );
  return others.map((notice) => (
    <p key={notice} className={styles.footnote}>
      {notice}
    </p>
  ));
}
