const minus = '−';
const absent = '–';

const countFormat = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const givenFormat = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 6 });
const oneDecimal = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const threeDecimals = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});
const threeDigits = new Intl.NumberFormat(undefined, {
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
});

/** From here on a number is written as a power: fifteen digits and five separators say nothing more. */
const powerFrom = 1e15;

function withTrueMinus(text: string): string {
  return text.replace(/^-/, minus);
}

/** Scores and strengths: "0.416", "< 0.001" for the tiny, "0" only for an exact zero. */
export function formatScore(value: number): string {
  if (!Number.isFinite(value)) return absent;
  if (value === 0) return '0';
  if (Math.abs(value) < 0.001) return value > 0 ? '< 0.001' : `> ${minus}0.001`;
  return Math.abs(value) >= powerFrom ? formatPower(value) : withTrueMinus(threeDecimals.format(value));
}

/** A number as it was given, with the locale's separators: 0.4 → "0.4", 250000 → "250,000". */
export function formatGiven(value: number): string {
  if (Number.isNaN(value)) return absent;
  if (value === Number.POSITIVE_INFINITY) return '∞';
  const size = Math.abs(value);
  if (value !== 0 && (size < 1e-4 || size >= powerFrom)) return formatPower(value);
  return withTrueMinus(givenFormat.format(value));
}

/** A number that was computed: one decimal, whole from 100. */
export function formatDerived(value: number): string {
  if (Number.isNaN(value)) return absent;
  if (value === Number.POSITIVE_INFINITY) return 'never';
  if (value === 0) return '0';
  if (Math.abs(value) < 0.05) return value > 0 ? '< 0.1' : `> ${minus}0.1`;
  if (Math.abs(value) >= powerFrom) return formatPower(value);
  // 99.96 would print as "100.0": what rounds to 100 is shown whole.
  return withTrueMinus(Math.abs(value) >= 99.95 ? countFormat.format(value) : oneDecimal.format(value));
}

/** "75 d", "0.5 d". */
export function formatDaysGiven(days: number): string {
  return days === Number.POSITIVE_INFINITY ? 'never' : `${formatGiven(days)} d`;
}

/** "33.9 d", "180 d", "never". */
export function formatDaysDerived(days: number): string {
  const text = formatDerived(days);
  return text === 'never' || text === absent ? text : `${text} d`;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function formatPower(value: number): string {
  const [mantissa = '', exponent = '0'] = value.toExponential(2).split('e');
  const power = [...exponent.replace('+', '')]
    .map((digit) => (digit === '-' ? '⁻' : superscripts[Number(digit)]))
    .join('');
  return `${withTrueMinus(mantissa)} × 10${power}`;
}

/** Three significant digits and the unit: "0.0231 /d", "9.63 × 10⁻⁴ /h". */
export function formatRate(value: number, per = 'd'): string {
  if (!Number.isFinite(value)) return absent;
  if (value === 0) return `0 /${per}`;
  const size = Math.abs(value);
  return `${size < 0.001 || size >= 1e6 ? formatPower(value) : withTrueMinus(threeDigits.format(value))} /${per}`;
}

/** "226,536". */
export function formatCount(value: number): string {
  if (!Number.isFinite(value)) return absent;
  return Math.abs(value) >= powerFrom ? formatPower(value) : withTrueMinus(countFormat.format(value));
}

/** "1 memory", "2 memories". */
export function formatCountOf(value: number, one: string, many = `${one}s`): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`;
}

/** "+12", "−43,473", "±0". */
export function formatChange(value: number): string {
  if (!Number.isFinite(value)) return absent;
  if (value === 0) return '±0';
  return `${value > 0 ? '+' : minus}${countFormat.format(Math.abs(value))}`;
}

/** Decimal units: "294 B", "7.9 MB". */
export function formatSize(bytes: number): string {
  if (!Number.isFinite(bytes)) return absent;
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (Math.abs(value) >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? countFormat.format(value) : formatDerived(value)} ${units[unit]}`;
}

const spans: readonly (readonly [unit: string, days: number])[] = [
  ['y', 365.25],
  ['d', 1],
  ['h', 1 / 24],
  ['min', 1 / 1440],
  ['s', 1 / 86_400],
];

/** A span in the unit a person would say it in: 1/1440 d → "1 min", 36,525 d → "100 y", 30 d → "30 d". */
export function formatDuration(days: number): string {
  if (days === Number.POSITIVE_INFINITY) return 'never';
  if (Number.isNaN(days)) return absent;
  if (days === 0) return '0 d';
  const span =
    spans.find(([unit, length]) => Math.abs(days) >= length * (unit === 'y' ? 2 : 0.999)) ?? spans[4];
  const [unit, length] = span ?? ['d', 1];
  const value = days / length;
  return `${withTrueMinus(countFormat.format(Math.round(value)))} ${unit}`;
}
