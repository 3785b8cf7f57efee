import type { RowDetail } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/format-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ArithmeticTable } from './ArithmeticTable.tsx';
import { CuresSection } from './CuresSection.tsx';
import { DrawerActions } from './DrawerActions.tsx';
import styles from './drawer.module.css';
import { Facts } from './Facts.tsx';
import { flagWords } from './flag-words.ts';
import { isAway } from './is-away.ts';
import { LifelineSection } from './LifelineSection.tsx';
import { MemoryHistory } from './MemoryHistory.tsx';
import { NextDue } from './NextDue.tsx';
import { PassGauges } from './PassGauges.tsx';
import { VerdictLine } from './VerdictLine.tsx';

export interface MemoryDrawerProps {
  readonly onClose: () => void;
}

/** Everything known about one memory, the answer first. */
export function MemoryDrawer({ onClose }: MemoryDrawerProps) {
  const memory = useAppStore((state) => state.evaluation?.selected ?? null);
  if (!memory) {
    return (
      <div className={styles.drawer}>
        <div className={styles.nav} style={{ padding: '6px 8px' }}>
          <span className={styles.place} />
          <IconButton icon="close" isSmall label="Close the memory" onClick={onClose} />
        </div>
        <p className={styles.waiting}>This memory is being looked up.</p>
      </div>
    );
  }
  return (
    <div className={styles.drawer}>
      <Head memory={memory} onClose={onClose} />
      <Facts memory={memory} />
      <Flags memory={memory} />
      {isAway(memory) ? <MemoryHistory row={memory.row} /> : null}
      <LifelineSection memory={memory} />
      {memory.gauges.length > 0 && <PassGauges memory={memory} />}
      <ArithmeticTable memory={memory} />
      {memory.gauges.some(({ isHit }) => isHit) && <CuresSection memory={memory} />}
      {memory.verdict === 'kept' && <NextDue memory={memory} />}
      {isAway(memory) ? null : <MemoryHistory row={memory.row} />}
      <Extras json={memory.extras} />
      <DrawerActions memory={memory} />
    </div>
  );
}

/** A text longer than this is reading matter, not a title. */
const titleLength = 120;

function Head({ memory, onClose }: { readonly memory: RowDetail; readonly onClose: () => void }) {
  const selectNeighbour = useAppStore((state) => state.actions.selectNeighbour);
  const showWork = useAppStore((state) => state.actions.showWork);
  const shown = useAppStore((state) => state.evaluation?.shownCount ?? 0);
  const { position } = memory;
  const place =
    position < 0
      ? isAway(memory)
        ? 'not in the active store'
        : 'not in the filtered list'
      : `${formatCount(position + 1)} of ${formatCount(shown)} shown`;
  const isLong = memory.fullText.length > titleLength;
  return (
    <div className={styles.head}>
      <div className={styles.nav}>
        <span className={`${styles.place} clip`} title={memory.id}>
          {memory.id} · {place}
        </span>
        {isAway(memory) ? null : (
          <Button look="quiet" onClick={() => showWork({ kind: 'edit', row: memory.row })}>
            Edit…
          </Button>
        )}
        <IconButton
          icon="arrow-up"
          isSmall
          label="Previous memory of the list (K)"
          disabled={position <= 0}
          onClick={() => selectNeighbour(-1)}
        />
        <IconButton
          icon="arrow-down"
          isSmall
          label="Next memory of the list (J)"
          disabled={position < 0 || position >= shown - 1}
          onClick={() => selectNeighbour(1)}
        />
        <IconButton icon="close" isSmall label="Close the memory (Esc)" onClick={onClose} />
      </div>
      <h2
        className={`${styles.text} ${isLong ? styles.long : ''}`}
        tabIndex={isLong ? 0 : undefined}
        dir="auto"
      >
        {memory.fullText === '' ? <span className="muted">no text</span> : memory.fullText}
      </h2>
      <VerdictLine memory={memory} />
    </div>
  );
}

function Flags({ memory }: { readonly memory: RowDetail }) {
  if (memory.flags.length === 0) return null;
  return (
    <section className={styles.section} aria-label="What is odd about it">
      <ul className={styles.flags}>
        {memory.flags.map((flag) => (
          <li key={flag}>
            <Icon name="info" size={14} />
            {flagWords[flag]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Extras({ json }: { readonly json: string }) {
  if (json === '' || json === '{}') return null;
  return (
    <section className={styles.section} aria-label="Other fields of the file">
      <div className={styles.sectionHead}>
        <h3>Other fields of the file</h3>
        <span>kept, and written back on export</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre className={styles.extras} tabIndex={0}>
        {indent(json)}
      </pre>
    </section>
  );
}

// Long digits must not pass through a double: the text is only broken into lines where it can be done without loss.
function indent(json: string): string {
  if (/\d{16,}/.test(json)) return json;
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
