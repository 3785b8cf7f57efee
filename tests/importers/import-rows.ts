import type { ByteSource, ImportOptions, ImportResult } from '../../src/engine/contracts/importer.ts';
import { createByteSource } from '../../src/engine/import/byte-source.ts';
import { type MemoryTable, nameAt, textAt } from '../../src/engine/memory-table.ts';
import { flagIds, type RowFlagId } from '../../src/engine/row-flags.ts';
import { findImporter } from '../../src/importers/registry.ts';

/** The clock of all import tests. */
export const clockMs = Date.UTC(2027, 0, 1);

/** One row of a table as a plain object, to compare with. */
export interface PlainRow {
  readonly id: string;
  readonly text: string;
  readonly category: string;
  readonly subject: string;
  readonly source: string;
  readonly createdMs: number;
  readonly lastReadMs: number;
  readonly readCount: number;
  readonly isProtected: boolean;
  readonly initialStrength: number;
  readonly alignment: number;
  readonly tokens: number;
  readonly bytes: number;
  readonly isTokensEstimated: boolean;
  readonly reads: readonly number[];
  readonly flags: readonly RowFlagId[];
  readonly line: number;
  readonly extras: string;
}

export function plainRows(table: MemoryTable): PlainRow[] {
  return Array.from({ length: table.rowCount }, (_, row) => ({
    id: textAt(table.ids, row),
    text: textAt(table.texts, row),
    category: nameAt(table.category, row),
    subject: nameAt(table.subject, row),
    source: nameAt(table.source, row),
    createdMs: table.createdMs[row]!,
    lastReadMs: table.lastReadMs[row]!,
    readCount: table.readCount[row]!,
    isProtected: table.isProtected[row] === 1,
    initialStrength: table.initialStrength[row]!,
    alignment: table.alignment[row]!,
    tokens: table.tokens[row]!,
    bytes: table.bytes[row]!,
    isTokensEstimated: table.isTokensEstimated[row] === 1,
    reads: table.readLog
      ? [...table.readLog.timesMs.subarray(table.readLog.offsets[row], table.readLog.offsets[row + 1])]
      : [],
    flags: flagIds(table.flags[row]!),
    line: table.lines[row]!,
    extras: textAt(table.extras, row),
  }));
}

export interface ImportedRows extends ImportResult {
  readonly rows: readonly PlainRow[];
}

/** Imports a text or bytes with the importer of this id. */
export async function importRows(
  formatId: string,
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<ImportedRows> {
  return importSource(formatId, createByteSource('file', content), options);
}

export async function importSource(
  formatId: string,
  source: ByteSource,
  options: Partial<ImportOptions> = {},
): Promise<ImportedRows> {
  const importer = findImporter(formatId);
  if (importer === undefined) throw new Error(`no importer ${formatId}`);
  const result = await importer.parse(source, { clockMs, ...options });
  return { ...result, rows: plainRows(result.table) };
}

/** The bytes in pieces of the given sizes (in turn, for ever): what a slow pipe does. */
export function piecewiseSource(content: string | Uint8Array, sizes: readonly number[]): ByteSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    name: 'pipe',
    sizeBytes: undefined,
    async *stream() {
      for (let from = 0, i = 0; from < bytes.length; i++) {
        const size = sizes[i % sizes.length]!;
        yield bytes.subarray(from, from + size);
        from += size;
      }
    },
  };
}
