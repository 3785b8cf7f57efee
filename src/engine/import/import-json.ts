import {
  type ByteSource,
  type ImportOptions,
  type ImportProgress,
  ImportRefusal,
  type ImportResult,
} from '../contracts/importer.ts';
import { TableBuilder } from '../table-builder.ts';
import { columnMeaning, noColumnSentence } from './canonical-fields.ts';
import { finishImport } from './finish-import.ts';
import { JsonRows } from './json-rows.ts';
import { JsonScanner } from './json-scanner.ts';
import { decodeHead, readText } from './read-text.ts';

/** Imports a JSON Lines file or one JSON array of objects with the canonical names. */
export async function importJson(
  formatId: string,
  form: 'lines' | 'array',
  source: ByteSource,
  options: ImportOptions,
  onProgress?: (progress: ImportProgress) => void,
  isCancelled?: () => boolean,
): Promise<ImportResult> {
  const builder = new TableBuilder(options, false);
  const rows = new JsonRows(builder, options.columns);
  const scanner = new JsonScanner(form, rows);
  const text = await readText(
    source,
    options.encoding,
    (block, isLast, bytes) => {
      scanner.push(block, isLast);
      onProgress?.({ bytes, rows: builder.rowCount, flagged: builder.flaggedCount });
    },
    isCancelled,
  );
  refuseUnknown(source.name, rows, builder.rowCount);
  const notices = [...text.notices];
  if (scanner.isOpen) notices.push('The array is not closed: the end of the file seems to be missing.');
  const detected = { formatId, encoding: text.encoding, extraColumns: rows.extraNames };
  return finishImport(builder, options, detected, notices);
}

function refuseUnknown(fileName: string, rows: JsonRows, rowCount: number): void {
  if (rows.isKnownFieldSeen || rowCount === 0) return;
  if (rows.objectCount === 0) throw new ImportRefusal(`${fileName}: none of it can be read as JSON objects.`);
  throw new ImportRefusal(noColumnSentence(fileName, rows.extraNames, 'field'));
}

/** How sure one may be, from the head of a file, that it is of this form. */
export function detectJson(form: 'lines' | 'array', head: Uint8Array): 'no' | 'maybe' | 'yes' {
  const text = decodeHead(head).trimStart();
  const first = text[0];
  if ((first === '[') !== (form === 'array')) return 'no';
  if (form === 'array' && /^\[\s*\]\s*$/.test(text)) return 'yes';
  const answer = { isSeen: false, isKnown: false };
  const scanner = new JsonScanner(form, {
    object(value) {
      if (answer.isSeen) return;
      answer.isSeen = true;
      const keys = Object.keys(value);
      const known = keys.filter((key) => columnMeaning(key, undefined).field >= 0);
      answer.isKnown = known.includes('text') || 2 * known.length >= keys.length;
    },
    broken() {},
  });
  scanner.push(text, false);
  if (answer.isKnown) return 'yes';
  return answer.isSeen || first === '{' || first === '[' ? 'maybe' : 'no';
}
