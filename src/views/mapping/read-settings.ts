import type { ReadOptions, TimeField, TimeUnit } from '../../engine/contracts/importer.ts';
import type { ImportPreview } from '../../engine/import/import-preview.ts';
import type { Choice } from '../../ui/ChoiceBox.tsx';

/** One thing about the way a file is written. */
export interface Setting {
  readonly label: string;
  /** What was judged by the file, in words. */
  readonly found: string;
  /** What the person said instead; undefined = nothing. */
  readonly said: string | undefined;
  readonly choices: readonly Choice[];
  readonly note?: string;
  /** It could as well be otherwise. */
  readonly isGuess?: boolean;
  /** The options once this is said; undefined = judge by the file. */
  readonly change: (value: string | undefined) => ReadOptions;
}

const encodings: readonly Choice[] = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'latin1', label: 'Latin-1' },
  { value: 'utf-16le', label: 'UTF-16, little end first' },
  { value: 'utf-16be', label: 'UTF-16, big end first' },
];
const delimiters: readonly Choice[] = [
  { value: ',', label: 'Comma ,' },
  { value: ';', label: 'Semicolon ;' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar |' },
  { value: ':', label: 'Colon :' },
  { value: ' ', label: 'Blank' },
];
/** An empty value would mean "judge by the file". */
const noQuote = 'none';
const quotes: readonly Choice[] = [
  { value: '"', label: 'Double "' },
  { value: "'", label: "Single '" },
  { value: noQuote, label: 'Nothing is quoted' },
];
const decimals: readonly Choice[] = [
  { value: 'no', label: 'Point: 1.5' },
  { value: 'yes', label: 'Comma: 1,5' },
];
const headers: readonly Choice[] = [
  { value: 'yes', label: 'Column names' },
  { value: 'no', label: 'Already a row' },
];
const dayOrders: readonly Choice[] = [
  { value: 'yes', label: 'Day first: 31/12/2026' },
  { value: 'no', label: 'Month first: 12/31/2026' },
];
const units: readonly Choice[] = [
  { value: 's', label: 'Seconds' },
  { value: 'ms', label: 'Milliseconds' },
  { value: 'us', label: 'Microseconds' },
  { value: 'ns', label: 'Nanoseconds' },
];

function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

const wordOf = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no');
const flagOf = (value: string | undefined) => (value === undefined ? undefined : value === 'yes');

/** The options with one of them said, or left to the file again. */
function withOption<K extends keyof ReadOptions>(
  options: ReadOptions,
  key: K,
  value: ReadOptions[K] | undefined,
): ReadOptions {
  const { [key]: _, ...rest } = options;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** "UTC+05:30"; minutes ahead of UTC. */
export function zoneLabel(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Every offset that is in use on whole hours, and the others by name. */
const zones: readonly Choice[] = [
  ...Array.from({ length: 27 }, (_, i) => (i - 12) * 60),
  ...[-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765],
]
  .sort((a, b) => a - b)
  .map((minutes) => ({ value: String(minutes), label: zoneLabel(minutes) }));

const orderNotes = {
  ambiguous: 'No part is above 12: either order would do.',
  mixed: 'Both orders are in the file.',
} as const;

function dayOrderSetting(preview: ImportPreview, options: ReadOptions): Setting[] {
  const { dayOrder } = preview;
  if (dayOrder === 'none' && options.dayFirst === undefined) return [];
  const isUnsure = dayOrder === 'ambiguous' || dayOrder === 'mixed';
  return [
    {
      label: 'Dates',
      found: preview.options.dayFirst ? 'Day first' : 'Month first',
      said: wordOf(options.dayFirst),
      choices: dayOrders,
      change: (value) => withOption(options, 'dayFirst', flagOf(value)),
      ...(isUnsure ? { note: orderNotes[dayOrder], isGuess: true } : {}),
    },
  ];
}

function unitSettings({ timeUnits }: ImportPreview, options: ReadOptions): Setting[] {
  return (Object.entries(timeUnits) as [TimeField, TimeUnit][]).map(([field, unit]) => ({
    label: `Numbers in ${field}`,
    found: labelOf(units, unit),
    said: options.timeUnits?.[field] ?? options.timeUnit,
    choices: units,
    change: (value) => {
      const { [field]: _, ...rest } = options.timeUnits ?? {};
      const next = value === undefined ? rest : { ...rest, [field]: value as TimeUnit };
      return withOption(options, 'timeUnits', Object.keys(next).length === 0 ? undefined : next);
    },
  }));
}

function csvSettings(preview: ImportPreview, options: ReadOptions): Setting[] {
  const { delimiter, quote, decimalComma, hasHeader } = preview;
  if (delimiter === undefined || quote === undefined) return [];
  return [
    {
      label: 'Between cells',
      found: labelOf(delimiters, delimiter),
      said: options.delimiter,
      choices: delimiters,
      change: (value) => withOption(options, 'delimiter', value),
    },
    {
      label: 'Quotes',
      found: labelOf(quotes, quote === '' ? noQuote : quote),
      said: options.quote === '' ? noQuote : options.quote,
      choices: quotes,
      change: (value) => withOption(options, 'quote', value === noQuote ? '' : value),
    },
    {
      label: 'Decimals',
      found: labelOf(decimals, decimalComma ? 'yes' : 'no'),
      said: wordOf(options.decimalComma),
      choices: decimals,
      change: (value) => withOption(options, 'decimalComma', flagOf(value)),
    },
    {
      label: 'First line',
      found: labelOf(headers, hasHeader ? 'yes' : 'no'),
      said: wordOf(options.hasHeader),
      choices: headers,
      change: (value) => withOption(options, 'hasHeader', flagOf(value)),
    },
  ];
}

/** What can be said about a file of this kind, with what was found; `formats` = the importers there are. */
export function settingsOf(
  preview: ImportPreview,
  options: ReadOptions,
  formats: readonly Choice[],
): Setting[] {
  const offset = options.naiveOffsetMinutes;
  return [
    {
      label: 'Format',
      found: labelOf(formats, preview.formatId),
      said: options.formatId,
      choices: formats,
      change: (value) => withOption(options, 'formatId', value),
    },
    {
      label: 'Encoding',
      found: labelOf(encodings, preview.encoding),
      said: options.encoding,
      choices: encodings,
      change: (value) => withOption(options, 'encoding', value as ReadOptions['encoding']),
    },
    ...csvSettings(preview, options),
    ...dayOrderSetting(preview, options),
    ...unitSettings(preview, options),
    {
      label: 'Times without a zone',
      found: 'UTC',
      said: offset === undefined ? undefined : String(offset),
      choices: zones,
      change: (value) =>
        withOption(options, 'naiveOffsetMinutes', value === undefined ? undefined : Number(value)),
    },
  ];
}
