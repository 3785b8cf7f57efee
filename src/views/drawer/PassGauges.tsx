import type { Gauge, RowDetail } from '../../engine/evaluation.ts';
import { findPass } from '../../passes/registry.ts';
import { formatUtc } from '../../ui/format-date.ts';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import styles from './drawer.module.css';

/** Each pass on one memory: its value against the limit, and when that will be reached. */
export function PassGauges({ memory }: { readonly memory: RowDetail }) {
  return (
    <section className={styles.section} aria-label="Each pass on this memory">
      <div className={styles.sectionHead}>
        <h3>Each pass on this memory</h3>
        <span>value against limit</span>
      </div>
      {memory.gauges.map((gauge) => (
        <GaugeRow key={gauge.passIndex} gauge={gauge} />
      ))}
    </section>
  );
}

function GaugeRow({ gauge }: { readonly gauge: Gauge }) {
  const pass = findPass(gauge.passId);
  if (!pass) return null;
  const colour = `var(--lethe-${pass.mark.colour})`;
  const words = gauge.isEnabled ? (gauge.aside ?? gauge.words) : 'off, takes nothing';
  const isDrawn = gauge.isEnabled && gauge.aside === null;
  return (
    <div className={`${styles.gate} ${gauge.isHit ? styles.hit : ''}`}>
      <span className={gauge.isEnabled ? '' : styles.off}>
        <VerdictMarker shape={pass.mark.shape} colour={colour} />
      </span>
      <span className="clip">{pass.label}</span>
      <span className={styles.gauge} aria-hidden="true">
        {isDrawn ? (
          <>
            <i
              style={{
                width: share(gauge.value, gauge),
                background: gauge.isHit ? colour : 'var(--lethe-kept)',
              }}
            />
            {gauge.limit === null ? null : <s style={{ left: share(gauge.limit, gauge) }} />}
          </>
        ) : null}
      </span>
      <span className={styles.gateWords} title={gauge.dueMs === null ? undefined : formatUtc(gauge.dueMs)}>
        {words}
      </span>
    </div>
  );
}

function share(value: number, { scaleTo }: Gauge): string {
  if (!(scaleTo > 0)) return '0%';
  return `${Math.max(0, Math.min(1, value / scaleTo)) * 100}%`;
}
