import {
  type ByteSource,
  type ImportOptions,
  type ImportProgress,
  ImportRefusal,
  type ImportResult,
} from '../contracts/importer.ts';
import { TableBuilder } from '../table-builder.ts';
import { noColumnSentence } from './canonical-fields.ts';
import { type CsvDialect, checkSyntax, detectCsvDialect } from './csv-dialect.ts';
import { CsvRows } from './csv-rows.ts';
import { CsvScanner } from './csv-scanner.ts';
import { headBytes } from './detect-encoding.ts';
import { finishImport } from './finish-import.ts';
import { decodeHead, readText } from './read-text.ts';

interface OpenCsv {
  readonly dialect: CsvDialect;
  readonly builder: TableBuilder;
  readonly rows: CsvRows;
  readonly scanner: CsvScanner;
}

/** Imports a CSV file whose columns have the canonical names, or are given them by `options.columns`. */
export async function importCsv(
  source: ByteSource,
  options: ImportOptions,
  onProgress?: (progress: ImportProgress) => void,
  isCancelled?: () => boolean,
): Promise<ImportResult> {
  checkSyntax(options);
  let open: OpenCsv | null = null;
  let head = '';
  const text = await readText(
    source,
    options.encoding,
    (block, isLast, bytes) => {
      let pushed = block;
      if (open === null) {
        head += block;
        if (head.length < headBytes / 2 && !isLast) return;
        open = openCsv(source.name, head, isLast, options);
        pushed = head.slice(open.dialect.skippedLength);
        head = '';
      }
      const { builder, scanner } = open;
      scanner.push(pushed, isLast);
      onProgress?.({ bytes, rows: builder.rowCount, flagged: builder.flaggedCount });
    },
    isCancelled,
  );
  const { builder, dialect, rows } = open!;
  const notices = [...text.notices];
  if (rows.surplusCount > 0)
    notices.push(`${linesHave(rows.surplusCount)} more cells than there are columns.`);
  if (rows.unclosedCount > 0) notices.push(`${linesHave(rows.unclosedCount)} a quote that is never closed.`);
  const detected = {
    formatId: 'csv',
    encoding: text.encoding,
    delimiter: dialect.delimiter,
    decimalComma: dialect.isDecimalComma,
    hasHeader: dialect.hasHeader,
    extraColumns: rows.extraNames,
  };
  return finishImport(builder, options, detected, notices);
}

function linesHave(count: number): string {
  return count === 1 ? '1 line has' : `${count} lines have`;
}

function openCsv(fileName: string, head: string, isWhole: boolean, options: ImportOptions): OpenCsv {
  const dialect = detectCsvDialect(head, isWhole, options);
  if (dialect.knownCount === 0) throw new ImportRefusal(noColumnSentence(fileName, dialect.names));
  const builder = new TableBuilder(options, dialect.isDecimalComma);
  const rows = new CsvRows(builder, dialect, options.columns);
  const scanner = new CsvScanner(dialect, rows, dialect.skippedLength > 0 ? 2 : 1);
  return { dialect, builder, rows, scanner };
}

/** How sure one may be, from the head of a file, that it is CSV with the canonical names. */
export function detectCsv(fileName: string, head: Uint8Array): 'no' | 'maybe' | 'yes' {
  const text = decodeHead(head);
  if (/^\s*(?:[{[]|$)/.test(text)) return 'no';
  const { knownCount, names } = detectCsvDialect(text, head.length < headBytes, {});
  const isNamedSo = /\.(?:csv|tsv|tab|txt)$/i.test(fileName);
  if (knownCount > 1 || (knownCount === 1 && (names.length > 1 || isNamedSo))) return 'yes';
  return names.length > 1 || isNamedSo || knownCount === 1 ? 'maybe' : 'no';
}
