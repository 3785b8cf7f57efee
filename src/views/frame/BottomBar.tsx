import { createMarkOf } from '../../charts/verdict-marks.ts';
import { passes } from '../../passes/registry.ts';
import { findPreset } from '../../presets/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './frame.module.css';

export interface BottomBarProps {
  readonly changeCount: number;
  readonly onShowPolicy: () => void;
  readonly onShowMemory: () => void;
}

const markOf = createMarkOf(passes);

/** What stands beside the view on a wide screen is one touch away on a phone. */
export function BottomBar({ changeCount, onShowPolicy, onShowMemory }: BottomBarProps) {
  const presetId = useAppStore((state) => state.inputs.presetId);
  const selected = useAppStore((state) => state.evaluation?.selected ?? null);
  const mark = selected ? markOf(selected.verdict, selected.isProtected) : null;
  return (
    <nav className={styles.bottomBar} aria-label="Sheets">
      <button type="button" onClick={onShowPolicy}>
        <Icon name="sliders" />
        <span className="clip">
          Policy
          <small className="clip">
            {findPreset(presetId)?.label ?? presetId},{' '}
            {changeCount === 0 ? 'as preset' : `${changeCount} modified`}
          </small>
        </span>
        <Icon name="arrow-up" size={14} />
      </button>
      <button type="button" disabled={!selected} onClick={onShowMemory}>
        {mark ? <VerdictMarker shape={mark.shape} colour={mark.colour} size={12} /> : <Icon name="info" />}
        <span className="clip">
          {selected ? selected.text : 'No memory chosen'}
          <small className="clip">{selected ? selected.reason : 'touch one in the list'}</small>
        </span>
        <Icon name="arrow-up" size={14} />
      </button>
    </nav>
  );
}
