import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLayout } from './use-layout.ts';
import styles from './view-tabs.module.css';

/** Pins the state of now, or names the one that everything is compared with. */
export function BaselineChip() {
  const baseline = useAppStore((state) => state.inputs.baseline);
  const actions = useAppStore((state) => state.actions);
  const isPhone = useLayout() === 'phone';
  if (!baseline) {
    return isPhone ? (
      <IconButton icon="pin" label="Pin baseline" onClick={actions.pinBaseline} />
    ) : (
      <Button
        look="quiet"
        icon="pin"
        title="Compare everything with the state of now"
        onClick={actions.pinBaseline}
      >
        Pin baseline
      </Button>
    );
  }
  const name = `Baseline: ${baseline.policy.name}, ${formatDate(baseline.asOfMs)}`;
  return (
    <span
      className={styles.pinned}
      title={`Everything is compared with ${baseline.policy.name} as it was pinned`}
    >
      <Icon name="pin" size={14} />
      <span className={`${styles.name} clip`}>{name}</span>
      <IconButton icon="close" isSmall label="Unpin baseline" onClick={actions.unpinBaseline} />
    </span>
  );
}
