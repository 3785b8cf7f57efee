import styles from './score-bar.module.css';
import type { ScoreBar as PreparedBar } from './score-bars-data.ts';

export interface ScoreBarProps {
  readonly bar: PreparedBar;
  readonly threshold: number;
  /** θ of the baseline; null where it is the same. */
  readonly thresholdWas?: number | null;
}

const percent = (value: number): string => `${(value * 100).toFixed(3)}%`;
const gridLines = [0.5, 0.75, 1];

/** Terms end to end, θ across them; a protected memory's bar goes on to 1, dashed. */
export function ScoreBar({ bar, threshold, thresholdWas = null }: ScoreBarProps) {
  const { parts, extensionFrom, isCut, was } = bar;
  return (
    <span className={styles.scale} aria-hidden="true">
      {gridLines.map((at) => (
        <i key={at} className={styles.grid} style={{ left: percent(at) }} />
      ))}
      {parts.map((part) => (
        <i
          key={part.term}
          className={styles.part}
          title={part.words}
          style={{ left: percent(part.from), width: percent(part.to - part.from), background: part.colour }}
        />
      ))}
      {extensionFrom !== null && (
        <span className={styles.extension} style={{ left: percent(extensionFrom) }}>
          {extensionFrom < 0.62 && <span>protected: counts as 1</span>}
        </span>
      )}
      {threshold > 0 && threshold <= 1 && (
        <i className={styles.threshold} style={{ left: percent(threshold) }} />
      )}
      {thresholdWas !== null && <i className={styles.thresholdWas} style={{ left: percent(thresholdWas) }} />}
      {was !== null && <i className={styles.was} style={{ left: percent(was) }} title="in the baseline" />}
      {isCut && <span className={styles.cut}>›</span>}
    </span>
  );
}

/** The axis over a column of bars. */
export function ScoreAxis({ threshold }: { readonly threshold: number }) {
  const isShown = threshold > 0 && threshold <= 1;
  const ticks = [0, 0.5, 0.75, 1].filter((tick) => !isShown || Math.abs(tick - threshold) > 0.09);
  return (
    <span className={styles.axis} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} data-tick={tick} style={{ left: percent(tick) }}>
          {tick}
        </span>
      ))}
      {isShown && (
        <b
          data-tick={threshold < 0.06 ? 0 : threshold > 0.94 ? 1 : undefined}
          style={{ left: percent(threshold) }}
        >
          θ {Number(threshold.toPrecision(4))}
        </b>
      )}
    </span>
  );
}
