import { type ImportOptions, ImportRefusal } from '../contracts/importer.ts';
import { columnMeaning, fieldNumber } from './canonical-fields.ts';
import { CsvScanner, type CsvSyntax } from './csv-scanner.ts';

export interface CsvDialect extends CsvSyntax {
  readonly hasHeader: boolean;
  /** Names of the columns; `column 1`, `column 2`, … where there is no header or a name is empty. */
  readonly names: readonly string[];
  readonly isDecimalComma: boolean;
  /** How many of the columns mean a canonical field. */
  readonly knownCount: number;
  /** Length of a leading `sep=;` line, which Excel writes; 0 = none. */
  readonly skippedLength: number;
}

const delimiters = [',', ';', '\t', '|'] as const;
const quotes = ['"', "'"] as const;
const sampleRecords = 200;

const numericFields = new Set(
  (
    [
      'created_at',
      'last_read_at',
      'read_count',
      'age_days',
      'idle_days',
      'initial_strength',
      'alignment',
      'tokens',
      'bytes',
    ] as const
  ).map(fieldNumber),
);

/** A cell as it was before an export put a `'` in front so that no spreadsheet runs it. */
export function plainCell(cell: string): string {
  if (cell.charCodeAt(0) !== 39) return cell;
  const second = cell[1];
  return second !== undefined && "=+-@\t'".includes(second) ? cell.slice(1) : cell;
}

interface Sample extends CsvSyntax {
  readonly records: readonly (readonly string[])[];
  readonly knownCount: number;
  /** Records with another number of cells than the first. */
  readonly oddCount: number;
}

function takeSample(
  head: string,
  isWhole: boolean,
  syntax: CsvSyntax,
  columns: ImportOptions['columns'],
): Sample {
  const records: string[][] = [];
  const scanner = new CsvScanner(syntax, {
    record(cells, count) {
      if (records.length < sampleRecords) records.push(cells.slice(0, count).map(plainCell));
    },
    unclosedQuote() {},
  });
  scanner.push(head, isWhole);
  const width = records[0]?.length ?? 0;
  const oddCount = records.filter((record) => record.length !== width).length;
  return { ...syntax, records, oddCount, knownCount: countKnown(records[0] ?? [], columns) };
}

function countKnown(names: readonly string[], columns: ImportOptions['columns']): number {
  return new Set(names.map((name) => columnMeaning(name, columns).field).filter((field) => field >= 0)).size;
}

/** Most known columns; then a first record of several cells whose like follow; then the earlier candidate. */
function isBetter(a: Sample, b: Sample): boolean {
  if (a.knownCount !== b.knownCount) return a.knownCount > b.knownCount;
  const width = (sample: Sample) => sample.records[0]?.length ?? 0;
  if (a.knownCount > 0) return a.oddCount < b.oddCount;
  if (width(a) > 1 !== width(b) > 1) return width(a) > 1;
  if (a.oddCount !== b.oddCount) return a.oddCount < b.oddCount;
  return width(a) > width(b);
}

/** Throws `ImportRefusal` for a delimiter or a quote that no CSV can have. */
export function checkSyntax(options: Pick<ImportOptions, 'delimiter' | 'quote'>): void {
  if (
    options.delimiter !== undefined &&
    (options.delimiter.length !== 1 || '\r\n'.includes(options.delimiter))
  ) {
    throw new ImportRefusal('The delimiter must be one character and no line break.');
  }
  if (options.quote !== undefined && (options.quote.length > 1 || options.quote === options.delimiter)) {
    throw new ImportRefusal('The quote must be one character, other than the delimiter, or none.');
  }
}

/** What the head of a file says about how it is written; what `options` say is not questioned. `isWhole`: the head is all. */
export function detectCsvDialect(
  head: string,
  isWhole: boolean,
  options: Pick<ImportOptions, 'delimiter' | 'quote' | 'decimalComma' | 'hasHeader' | 'columns'>,
): CsvDialect {
  const separator = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(head);
  const skippedLength = separator === null ? 0 : separator[0].length;
  const text = head.slice(skippedLength);
  const delimiter = options.delimiter ?? separator?.[1];
  let best: Sample | null = null;
  for (const quote of options.quote === undefined ? quotes : [options.quote]) {
    for (const candidate of delimiter === undefined ? delimiters : [delimiter]) {
      const sample = takeSample(text, isWhole, { delimiter: candidate, quote }, options.columns);
      if (best === null || isBetter(sample, best)) best = sample;
    }
    // Quotes other than the usual ones are taken only where they alone make the header readable.
    if (best !== null && best.knownCount > 0) break;
    if (quote === '"' && options.quote === undefined && !/^\s*'/.test(text)) break;
  }
  const sample = best!;
  const first = sample.records[0] ?? [];
  const hasHeader = options.hasHeader ?? !isMappedByNumber(first.length, options.columns);
  const names = first.map((name, i) => (hasHeader && name.trim() !== '' ? name : `column ${i + 1}`));
  return {
    delimiter: sample.delimiter,
    quote: sample.quote,
    hasHeader,
    names,
    knownCount: countKnown(names, options.columns),
    isDecimalComma: options.decimalComma ?? hasDecimalComma(sample, names, options.columns),
    skippedLength,
  };
}

/** The person gave meaning to `column 2`: there are no names in the file. */
function isMappedByNumber(width: number, columns: ImportOptions['columns']): boolean {
  if (columns === undefined) return false;
  return Array.from({ length: width }, (_, i) => `column ${i + 1}`).some((name) =>
    Object.hasOwn(columns, name),
  );
}

/** Some number is written 1,7 (not 1,700, which groups thousands), and none 1.7. */
function hasDecimalComma(
  sample: Sample,
  names: readonly string[],
  columns: ImportOptions['columns'],
): boolean {
  let isSeen = false;
  for (const [i, name] of names.entries()) {
    if (!numericFields.has(columnMeaning(name, columns).field)) continue;
    for (const record of sample.records) {
      const cell = record[i]?.trim() ?? '';
      if (/^[+-]?\d+\.\d+$/.test(cell) && !/^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(cell)) return false;
      if (/^[+-]?[\d.]*\d,\d+$/.test(cell) && !/^[+-]?[1-9]\d{0,2},\d{3}$/.test(cell)) isSeen = true;
    }
  }
  return isSeen;
}
