import type {
  ByteSource,
  Importer,
  ImportOptions,
  ImportProgress,
  ImportResult,
} from '../contracts/importer.ts';
import { chooseImporter } from './choose-importer.ts';

const headBytes = 65_536;

export interface ImportedBytes {
  readonly result: ImportResult;
  readonly importer: Importer;
}

export interface ImportSettings {
  /** undefined = whatever fits best. */
  readonly formatId?: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly isCancelled?: () => boolean;
}

/**
 * Looks at the first bytes, chooses the importer, and lets it read the whole. The source is streamed once, so standard
 * input will do. Throws `ImportRefusal` for what cannot be used at all.
 */
export async function importBytes(
  importers: readonly Importer[],
  source: ByteSource,
  options: ImportOptions,
  settings: ImportSettings,
): Promise<ImportedBytes> {
  const chunks = source.stream()[Symbol.asyncIterator]();
  const { first, head } = await readHeadOf(chunks);
  const importer =
    importers.find(({ id }) => id === settings.formatId) ?? chooseImporter(importers, source.name, head).importer;
  const replayed: ByteSource = {
    name: source.name,
    sizeBytes: source.sizeBytes,
    stream: () => replay(first, chunks),
  };
  const result = await importer.parse(replayed, options, settings.onProgress, settings.isCancelled);
  return { result, importer };
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
