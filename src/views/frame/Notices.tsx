import { useEffect, useState } from 'react';
import type { Notice } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { formatCount, formatCountOf, formatSize } from '../../ui/format-number.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useIsLong } from '../../ui/use-is-long.ts';
import { MoveNotice } from './MoveNotice.tsx';
import styles from './notices.module.css';

/** What was done stays this long; what went wrong stays until it is put away. */
const doneMs = 8000;

export function Notices() {
  const notices = useAppStore((state) => state.notices);
  return (
    <div className={styles.stack} aria-live="polite" aria-relevant="additions">
      <ImportProgress />
      <MoveNotice />
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const dismissNotice = useAppStore((state) => state.actions.dismissNotice);
  const [isHeld, setIsHeld] = useState(false);
  const { id, kind, action } = notice;
  useEffect(() => {
    if (kind !== 'done' || isHeld) return;
    const timer = setTimeout(() => dismissNotice(id), doneMs);
    return () => clearTimeout(timer);
  }, [kind, id, isHeld, dismissNotice]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice only keeps it from leaving.
    <div
      className={styles.card}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Callout
        icon={kind === 'error' ? 'close' : kind === 'done' ? 'check' : 'info'}
        isError={kind === 'error'}
        title={notice.title}
        detail={notice.detail}
        action={
          <>
            {action ? (
              <Button
                onClick={() => {
                  dismissNotice(id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            ) : null}
            <IconButton icon="close" isSmall label="Put away" onClick={() => dismissNotice(id)} />
          </>
        }
      />
    </div>
  );
}

function ImportProgress() {
  const importing = useAppStore((state) => state.importing);
  const cancelImport = useAppStore((state) => state.actions.cancelImport);
  const isLong = useIsLong(importing !== null);
  if (!importing || !isLong) return null;
  const { name, sizeBytes, progress } = importing;
  const rows = progress
    ? `${formatCountOf(progress.rows, 'row')}, ${formatCount(progress.flagged)} flagged`
    : 'starting';
  return (
    <div className={styles.card}>
      <Callout
        icon="download"
        title={`Reading ${name}:`}
        detail={`${progress ? formatSize(progress.bytes) : '0 B'} of ${formatSize(sizeBytes)}, ${rows}`}
        action={<Button onClick={cancelImport}>Cancel</Button>}
      >
        <ProgressBar
          label={`Reading ${name}`}
          share={progress && sizeBytes > 0 ? progress.bytes / sizeBytes : null}
        />
      </Callout>
    </div>
  );
}
