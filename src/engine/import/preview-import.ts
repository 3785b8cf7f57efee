import {
  type Importer,
  ImportRefusal,
  type ImportResult,
  type ReadOptions,
  type SourceSample,
} from '../contracts/importer.ts';
import { createByteSource } from './byte-source.ts';
import { canonicalFields, columnFieldNumbers } from './canonical-fields.ts';
import { chooseImporter } from './choose-importer.ts';
import { joinDayOrders } from './column-profile.ts';
import { headBytes } from './detect-encoding.ts';
import { findSaid } from './import-bytes.ts';
import type { ImportPreview, PreviewColumn } from './import-preview.ts';
import { findDoubt } from './preview-doubt.ts';
import { buildPreviewRows, buildReadRows } from './preview-rows.ts';
import { type ColumnReading, readColumns } from './read-columns.ts';

/** How much of a file a preview looks at: 1 MiB. */
export const previewBytes = 1 << 20;
const sampledRecords = 1000;

export interface PreviewInput {
  readonly fileName: string;
  /** The first `previewBytes`, or the whole file. */
  readonly head: Uint8Array;
  readonly sizeBytes: number;
  readonly clockMs: number;
  /** What the person said so far; all else is judged by the head. */
  readonly options: ReadOptions;
}

/**
 * Shows how a file would be read, from its head: settings, columns with what each is taken for, and the first 20 rows as they
 * stand there and as they are read (by the importer itself). `preview.options` read the whole file the same way. Throws
 * `ImportRefusal` for what no mapping can help: an empty or binary file, an unknown format.
 */
export async function previewImport(
  importers: readonly Importer[],
  input: PreviewInput,
): Promise<ImportPreview> {
  const { fileName, head, options } = input;
  const { importer, candidates } = choose(importers, fileName, head, options);
  const isWhole = head.length >= input.sizeBytes;
  const said = { ...options, formatId: importer.id };
  const reading = importer.sample ? readColumns(importer.sample, head, isWhole, said, sampledRecords) : null;
  const read = await readHeadRows(importer, input, reading?.options ?? said);
  const rows = read.result?.table.rowCount ?? 0;
  // A record that is cut off at the end of the head is not counted.
  const seenRows = isWhole ? rows : Math.max(0, rows - 1);
  const columns = reading ? buildColumns(reading) : fieldsOf(read.result);
  const records = reading?.sample.records ?? [];
  const shown = reading ? buildPreviewRows(columns, records, read.result) : [];
  return {
    formatId: importer.id,
    candidates: candidates.map(({ id }) => id),
    isMappable: reading !== null,
    ...settingsOf(reading?.sample, read.result),
    timeUnits: read.result?.detected.timeUnits ?? {},
    dayOrder: joinDayOrders(columns.map(({ field, dayOrder }) => (isTimeField(field) ? dayOrder : 'none'))),
    columns,
    rows: reading === null && read.result ? buildReadRows(columns, read.result) : shown,
    rowCount: isWhole ? rows : Math.round((seenRows / head.length) * input.sizeBytes),
    isWhole,
    seen: countRows(read.result, seenRows),
    options: reading?.options ?? said,
    refusal: read.refusal,
    doubt: findDoubt({ fileName, options, candidates, reading, result: read.result }),
  };
}

function isTimeField(field: string | null): boolean {
  return field === 'created_at' || field === 'last_read_at' || field === 'reads';
}

function choose(
  importers: readonly Importer[],
  fileName: string,
  head: Uint8Array,
  { formatId }: ReadOptions,
): { readonly importer: Importer; readonly candidates: readonly Importer[] } {
  if (formatId === undefined) return chooseImporter(importers, fileName, head.subarray(0, headBytes));
  const importer = findSaid(importers, formatId);
  return { importer, candidates: [importer] };
}

/** Lets the importer read the head; a refusal is part of the preview, since other settings may lift it. */
async function readHeadRows(
  importer: Importer,
  { fileName, head, clockMs }: PreviewInput,
  options: ReadOptions,
): Promise<{ readonly result: ImportResult | null; readonly refusal: string | null }> {
  try {
    const result = await importer.parse(createByteSource(fileName, head), { ...options, clockMs });
    return { result, refusal: null };
  } catch (error) {
    if (error instanceof ImportRefusal) return { result: null, refusal: error.message };
    throw error;
  }
}

function buildColumns({ sample, options, suggested, profiles }: ColumnReading): PreviewColumn[] {
  const numbers = columnFieldNumbers(sample.names, options.columns);
  return sample.names.map((name, i) => ({
    name,
    field: numbers[i]! < 0 ? null : canonicalFields[numbers[i]!]!,
    isSuggested: suggested.has(name),
    dayOrder: profiles[i]!.dayOrder,
  }));
}

/** The fields that a format with fixed columns has always. */
function fieldsOf(result: ImportResult | null): PreviewColumn[] {
  if (result === null) return [];
  const fields = ['id', 'text', 'category', 'created_at', 'last_read_at', 'read_count'] as const;
  return fields.map((field) => ({ name: field, field, isSuggested: false, dayOrder: 'none' }));
}

function settingsOf(sample: SourceSample | undefined, result: ImportResult | null) {
  if (sample === undefined) return { encoding: result?.detected.encoding ?? 'utf-8' };
  const { names, records, ...settings } = sample;
  return settings;
}

function countRows(result: ImportResult | null, rows: number) {
  let unusable = 0;
  let flagged = 0;
  for (let row = 0; row < rows; row++) {
    if (Number.isNaN(result!.table.createdMs[row]!)) unusable++;
    if (result!.table.flags[row] !== 0) flagged++;
  }
  return { rows, unusable, flagged };
}
