/** Words and numbers inside sentences that the engine writes; always English, "." for decimals, so that files do not depend on a locale. */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Days as a person says them: 75 → "75", 4.26 → "4.3", 0.0123 → "0.0123", 1234.5 → "1,235". */
export function daysText(days: number): string {
  const rounded = Math.round(days);
  if (Math.abs(days - rounded) < 1e-9) return whole.format(rounded);
  const size = Math.abs(days);
  if (size >= 100) return whole.format(days);
  if (size >= 1) return days.toFixed(1).replace(/\.0$/, '');
  return String(Number(days.toPrecision(3)));
}

/** "1 day", "60 days". */
export function daysWithUnit(days: number): string {
  const text = daysText(days);
  return `${text} ${text === '1' ? 'day' : 'days'}`;
}

/** Scores and strengths with three decimals; "< 0.001" for the tiny, "0" only for exactly 0. */
export function scoreText(score: number): string {
  if (score === 0) return '0';
  if (score > 0 && score < 0.0005) return '< 0.001';
  return score.toFixed(3);
}

/** A whole number with separators. */
export function countText(count: number): string {
  return whole.format(count);
}

/** 1 → "lowest", 2 → "2nd lowest", 13 → "13th lowest". */
export function rankText(rank: number): string {
  if (rank === 1) return 'lowest';
  const tail = rank % 100;
  const suffix = tail >= 11 && tail <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${whole.format(rank)}${suffix} lowest`;
}
