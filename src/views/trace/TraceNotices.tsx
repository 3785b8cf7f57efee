import type { Evaluation } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount, formatDaysGiven, formatGiven } from '../../ui/format-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './trace.module.css';

const atOnce = 3;

/** Categories that the policy does not have, each with the way to add it. */
export function TraceNotices({ categories }: Pick<Evaluation, 'categories'>) {
  const actions = useAppStore((state) => state.actions);
  const { weight, ttlDays } = useAppStore((state) => state.inputs.policy.defaultCategory);
  const lifetime = ttlDays === null ? 'never expires' : `lives ${formatDaysGiven(ttlDays)}`;
  const standIn = `the default counts ${formatGiven(weight)} and ${lifetime}`;
  const standIns = categories.filter(({ isDefault }) => isDefault);
  if (standIns.length === 0) return null;
  return (
    <ul className={styles.notices} data-presented="no" aria-label="Categories that are not in the policy">
      {standIns.slice(0, atOnce).map(({ name, memories }) => (
        <li key={name}>
          <Icon name="info" size={14} />
          <span>
            Category “{name}” ({formatCount(memories)}) is not in the policy; {standIn}.
          </span>
          <Button className={styles.addCategory} onClick={() => actions.addCategory(name)}>
            <span className={styles.categoryName}>Add “{name}”</span>
          </Button>
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

/** What else holds for the whole trace: estimates, a budget that cannot be met. */
export function TraceFootnotes({ notices }: { readonly notices: Evaluation['notices'] }) {
  return notices.map((notice) => (
    <p key={notice} className={styles.footnote}>
      {notice}
    </p>
  ));
}
