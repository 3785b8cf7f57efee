import { writeCanonicalLines } from '../engine/export/canonical-json-lines.ts';
import { countText } from '../engine/words.ts';
import { writePieces } from './files.ts';
import { importPath } from './import-path.ts';

export interface ConvertOptions {
  readonly from?: string;
  readonly out?: string;
}

/** `lethe convert`: canonical JSON Lines out, the import report on standard error. */
export async function runConvertCommand(path: string, options: ConvertOptions): Promise<number> {
  const { result, importer } = await importPath(path, { clockMs: Date.now() }, options.from);
  const { table, detected, problems, problemCount, notices } = result;
  await writePieces(options.out, writeCanonicalLines(table));
  const units = Object.entries(detected.timeUnits).map(([column, unit]) => `, ${column} in ${unit}`);
  const lines = [
    `${path}: ${importer.label}, ${detected.encoding}${units.join('')}`,
    `${countText(table.rowCount)} memories, ${countText(problemCount)} problems`,
    ...notices,
    ...problems.map(
      ({ line, field, value, message }) => `line ${line}, ${field}: ${message} (${JSON.stringify(value)})`,
    ),
    ...(problemCount > problems.length ? [`… and ${countText(problemCount - problems.length)} more`] : []),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
  return 0;
}
