import type { Evaluation } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/format-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './trace.module.css';

const atOnce = 3;

/** What holds for the whole trace: stand-in categories (with the way to add them), estimates, a budget that cannot be met. */
export function TraceNotices({ notices, categories }: Pick<Evaluation, 'notices' | 'categories'>) {
  const actions = useAppStore((state) => state.actions);
  if (notices.length === 0) return null;
  const standIns = categories.filter(({ isDefault }) => isDefault);
  return (
    <ul className={styles.notices} aria-label="Notices">
      {notices.slice(0, atOnce).map((notice) => {
        const category = standIns.find(({ name }) => notice.startsWith(`Category "${name}"`));
        return (
          <li key={notice}>
            <Icon name="info" size={14} />
            <span>{notice}</span>
            {category && (
              <Button onClick={() => actions.addCategory(category.name)}>Add “{category.name}”</Button>
            )}
          </li>
        );
      })}
      {notices.length > atOnce && (
        <li className="muted">{formatCount(notices.length - atOnce)} more like these.</li>
      )}
    </ul>
  );
}
