import type { ReadOptions, SourceRecord, SourceSample } from '../contracts/importer.ts';
import { checkSyntax, detectCsvDialect, plainCell } from './csv-dialect.ts';
import { CsvScanner } from './csv-scanner.ts';
import { headBytes } from './detect-encoding.ts';
import { readHead } from './read-text.ts';

/** The columns and first records of a CSV file, as they stand there. Empty cells are missing. */
export function sampleCsv(
  head: Uint8Array,
  isWhole: boolean,
  options: ReadOptions,
  limit: number,
): SourceSample {
  checkSyntax(options);
  const { text, encoding } = readHead(head, isWhole, options.encoding);
  const isShort = text.length <= headBytes;
  const dialect = detectCsvDialect(text.slice(0, headBytes), isWhole && isShort, options);
  const { names, delimiter, quote, hasHeader, skippedLength } = dialect;
  const records: SourceRecord[] = [];
  let isHeaderNext = hasHeader;
  const scanner = new CsvScanner(
    dialect,
    {
      record(cells, count, line) {
        if (!isHeaderNext && records.length < limit) {
          const kept = names.map((_, i) => (i < count && cells[i] !== '' ? plainCell(cells[i]!) : undefined));
          records.push({ line, cells: kept });
        }
        isHeaderNext = false;
      },
      unclosedQuote() {},
    },
    skippedLength > 0 ? 2 : 1,
  );
  for (let from = skippedLength; from < text.length && records.length < limit; from += headBytes) {
    scanner.push(text.slice(from, from + headBytes), isWhole && from + headBytes >= text.length);
  }
  return { names, records, encoding, delimiter, quote, decimalComma: dialect.isDecimalComma, hasHeader };
}
