import type { ImportOptions } from '../engine/contracts/importer.ts';
import { type ImportedBytes, importBytes } from '../engine/import/import-bytes.ts';
import { importers } from '../importers/registry.ts';
import { CommandProblem } from './command-problem.ts';
import { openSource } from './files.ts';

/** Reads a file or standard input with the importer that fits, or with the one asked for. */
export async function importPath(
  path: string,
  options: ImportOptions,
  formatId?: string,
): Promise<ImportedBytes> {
  if (formatId !== undefined && importers.every(({ id }) => id !== formatId)) {
    throw new CommandProblem(
      `--from is "${formatId}"; it must be ${importers.map(({ id }) => id).join(', ')}.`,
    );
  }
  const source = await openSource(path);
  return importBytes(importers, source, formatId === undefined ? options : { ...options, formatId }, {});
}
