import { formatDayNumber } from '../../charts/format-elapsed.ts';
import type { ReadTimeline } from '../../charts/read-timeline-data.ts';
import { formatScore } from '../../ui/format-number.ts';
import { shortEffectName } from './EffectChoice.tsx';
import { arithmeticAtAsOf } from './read-arithmetic.ts';
import styles from './reads.module.css';

/** The effect in a sentence, then the number at as-of worked out. */
export function ReadEffectWords({ timeline }: { readonly timeline: ReadTimeline }) {
  const { rules, asOfDay, nowStrength, nowNeverStrength } = timeline;
  const { effect } = rules;
  const formula = arithmeticAtAsOf(timeline);
  const isOverOne = timeline.jumps.some(({ after }) => after > 1);
  return (
    <section className={styles.section}>
      <header className={styles.heading}>
        <h2>What a read does</h2>
        <span className="muted">{effect.source}</span>
      </header>
      <p className={styles.words}>
        <b>{shortEffectName(effect.label)}</b>: {effect.help} Strength on day {formatDayNumber(asOfDay)} is{' '}
        {formula && <code>{formula} = </code>}
        <b>{formatScore(nowStrength)}</b>
        {nowStrength === nowNeverStrength
          ? ', the same as never read.'
          : `; never read it would be ${formatScore(nowNeverStrength)}.`}
        {isOverOne && ' The formula may exceed 1; it is shown as it is.'}
      </p>
    </section>
  );
}
