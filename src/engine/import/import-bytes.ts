import {
  type ByteSource,
  type Importer,
  type ImportOptions,
  type ImportProgress,
  ImportRefusal,
  type ImportResult,
} from '../contracts/importer.ts';
import { chooseImporter } from './choose-importer.ts';
import { headBytes } from './detect-encoding.ts';

export interface ImportedBytes {
  readonly result: ImportResult;
  readonly importer: Importer;
}

export interface ImportSettings {
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly isCancelled?: () => boolean;
}

/**
 * Looks at the first bytes, chooses the importer (or takes the one of `options.formatId`), and lets it read the whole. The
 * source is streamed once, so standard input will do, and is closed whatever happens. Throws `ImportRefusal` for what cannot
 * be used at all, for an unknown id and for a tie, `ImportCancelled` when the person stopped it.
 */
export async function importBytes(
  importers: readonly Importer[],
  source: ByteSource,
  options: ImportOptions,
  settings: ImportSettings,
): Promise<ImportedBytes> {
  const said = options.formatId === undefined ? null : findSaid(importers, options.formatId);
  const chunks = source.stream()[Symbol.asyncIterator]();
  try {
    const { first, head } = await readHeadOf(chunks);
    const importer = said ?? chooseSure(importers, source.name, head);
    const replayed: ByteSource = {
      name: source.name,
      sizeBytes: source.sizeBytes,
      stream: () => replay(first, chunks),
    };
    const result = await importer.parse(replayed, options, settings.onProgress, settings.isCancelled);
    return { result, importer };
  } finally {
    await chunks.return?.();
  }
}

/** The importer of an id; throws `ImportRefusal` when there is none. */
export function findSaid(importers: readonly Importer[], formatId: string): Importer {
  const importer = importers.find(({ id }) => id === formatId);
  if (importer !== undefined) return importer;
  const known = importers.map(({ id }) => id).join(', ');
  throw new ImportRefusal(`There is no format "${formatId}"; known are ${known}.`);
}

/** A sentence where several importers are equally sure. */
export function tieSentence(fileName: string, candidates: readonly Importer[]): string {
  const names = candidates.map(({ id, label }) => `${label} (${id})`).join(' or ');
  return `${fileName} could be ${names}: say which one it is.`;
}

function chooseSure(importers: readonly Importer[], fileName: string, head: Uint8Array): Importer {
  const { importer, candidates } = chooseImporter(importers, fileName, head);
  if (candidates.length > 1) throw new ImportRefusal(tieSentence(fileName, candidates));
  return importer;
}

async function readHeadOf(chunks: AsyncIterator<Uint8Array>) {
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < headBytes) {
    const { done, value } = await chunks.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of first) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return { first, head: whole.subarray(0, headBytes) };
}

async function* replay(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* first;
  for (;;) {
    const { done, value } = await rest.next();
    if (done) return;
    yield value;
  }
}
