import { formatDayNumber } from '../../charts/format-elapsed.ts';
import type { ReadTimeline } from '../../charts/read-timeline-data.ts';
import { retentionAt } from '../../engine/curve-values.ts';
import { isPlainDecay } from '../../engine/decay-pipeline.ts';
import { formatScore } from '../../ui/format-number.ts';

/**
 * The strength at as-of with the numbers put in: "0.5^((90 − 60) / 30)"; null where an effect keeps more in mind than the
 * last read and the level after it.
 */
export function arithmeticAtAsOf({ rules, pins, jumps, asOfDay, nowStrength }: ReadTimeline): string | null {
  const { policy, curve, effect } = rules;
  if (!isPlainDecay(rules)) return null;
  const past = effect.anchor === 'last-read' ? pins.filter((day) => day <= asOfDay) : [];
  const last = past.at(-1);
  const level = last === undefined ? 1 : jumps[past.length - 1]!.after;
  const elapsed = last === undefined ? asOfDay : asOfDay - last;
  const value = level * retentionAt(curve, elapsed, policy.curve.params);
  if (!(Math.abs(value - nowStrength) <= 1e-9)) return null;
  const words =
    last === undefined
      ? formatDayNumber(asOfDay)
      : `(${formatDayNumber(asOfDay)} − ${formatDayNumber(last)})`;
  const formula = curve.arithmetic(words, policy.curve.params);
  return level === 1 ? formula : `${formatScore(level)} × ${formula}`;
}
