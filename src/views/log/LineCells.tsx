import { createMarkOf } from '../../charts/verdict-marks.ts';
import type { LogLine } from '../../engine/work/store-log.ts';
import { passes } from '../../passes/registry.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import { kindWords } from './kind-words.ts';
import styles from './log.module.css';

const markOf = createMarkOf(passes);

/** What was done, by a sign and a word. */
export function Kind({ line }: { readonly line: LogLine }) {
  const { label, icon } = kindWords[line.kind];
  return (
    <span className={styles.kind}>
      <Icon name={icon} size={13} /> {label}
    </span>
  );
}

/** The pass that decided, where one did, and what was done in words. */
export function Words({ line }: { readonly line: LogLine }) {
  const mark = line.decision ? markOf(line.decision.passId) : null;
  return (
    <span title={line.words}>
      {mark ? (
        <>
          <VerdictMarker shape={mark.shape} colour={mark.colour} label={mark.label} />
          &ensp;
        </>
      ) : null}
      {line.words}
    </span>
  );
}

/** Its name leads to the memory; an erasure leaves none. */
export function MemoryName({
  line,
  onOpen,
}: {
  readonly line: LogLine;
  readonly onOpen: (row: number) => void;
}) {
  const { row } = line;
  if (row === null) return <span className="muted">of no single memory</span>;
  const name = line.text || line.id;
  if (name === '') return <span className="muted">erased</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.memory}
      title={`${name}\n${line.id}`}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(row);
      }}
    >
      {name}
    </button>
  );
}
