import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './header.module.css';

const key = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Opens the command palette; a field where there is room, an icon where there is not. */
export function FindButton({ hasRoom, onFind }: { readonly hasRoom: boolean; readonly onFind: () => void }) {
  if (!hasRoom) return <IconButton icon="search" label={`Find or run (${key})`} onClick={onFind} />;
  return (
    <button type="button" className={styles.find} onClick={onFind}>
      <Icon name="search" size={14} />
      <span>Find or run</span>
      <kbd>{key}</kbd>
    </button>
  );
}
