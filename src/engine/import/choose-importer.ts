import { type Importer, ImportRefusal } from '../contracts/importer.ts';
import { refuseUnreadable } from './detect-encoding.ts';

export interface ImporterChoice {
  readonly importer: Importer;
  /** All that are as sure as the chosen one, itself included; more than one = ask the person. */
  readonly candidates: readonly Importer[];
}

const certainty = { no: 0, maybe: 1, yes: 2 } as const;

/**
 * The importer that is surest of a file; `head` = its first bytes (64 kB or all). Among equals those that know the file
 * name's ending win. Throws `ImportRefusal` for a file that is empty, binary, or known to none of them.
 */
export function chooseImporter(
  importers: readonly Importer[],
  fileName: string,
  head: Uint8Array,
): ImporterChoice {
  const answers = importers.map((importer) => certainty[importer.detect(fileName, head)]);
  const best = Math.max(0, ...answers);
  if (best === 0) {
    refuseUnreadable(fileName, head);
    const labels = importers.map((importer) => importer.label).join(', ');
    throw new ImportRefusal(`${fileName} is in no known format; known are ${labels}.`);
  }
  const equals = importers.filter((_, i) => answers[i] === best);
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const named = equals.filter((importer) => importer.extensions.includes(ending));
  const candidates = named.length > 0 ? named : equals;
  return { importer: candidates[0]!, candidates };
}
