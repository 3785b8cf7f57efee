import { type ByteSource, ImportCancelled } from '../contracts/importer.ts';
import { detectEncoding, type Encoding, headBytes, refuseUnreadable } from './detect-encoding.ts';
import { latin1Text } from './latin1-text.ts';
import { Utf8Reader } from './utf8-reader.ts';

/** What was found about the encoding while reading. */
export interface ReadText {
  readonly encoding: string;
  readonly notices: readonly string[];
}

interface Decoder {
  read(chunk: Uint8Array, isLast: boolean): string;
  finish(): ReadText;
}

function createDecoder(encoding: Encoding): Decoder {
  if (encoding === 'utf-8') {
    const reader = new Utf8Reader();
    return {
      read: (chunk, isLast) => reader.read(chunk, isLast),
      finish: () => describeUtf8(reader),
    };
  }
  if (encoding === 'latin1') {
    return { read: latin1Text, finish: () => ({ encoding, notices: [] }) };
  }
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return {
    read: (chunk, isLast) => decoder.decode(chunk, { stream: !isLast }),
    finish: () => ({ encoding, notices: [] }),
  };
}

function describeUtf8(reader: Utf8Reader): ReadText {
  const count = reader.latin1Lines;
  if (count === 0) return { encoding: 'utf-8', notices: [] };
  const lines = count === 1 ? '1 line is' : `${count} lines are`;
  const notices = [`${lines} not UTF-8 and ${count === 1 ? 'was' : 'were'} read as Latin-1.`];
  return { encoding: reader.utf8Lines > 0 ? 'utf-8' : 'latin1', notices };
}

/**
 * Reads a source as text, block by block, into `take`; the last call has `isLast` (its text may be empty).
 * Throws `ImportRefusal` for an empty or binary file, `ImportCancelled` when `isCancelled` says so.
 */
export async function readText(
  source: ByteSource,
  encoding: Encoding | undefined,
  take: (text: string, isLast: boolean, bytesRead: number) => void,
  isCancelled?: () => boolean,
): Promise<ReadText> {
  let decoder: Decoder | null = null;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let bytesRead = 0;

  const flush = (isLast: boolean): void => {
    let block = waiting.length === 1 ? waiting[0]! : joined(waiting, waitingBytes);
    waiting = [];
    waitingBytes = 0;
    if (decoder === null) {
      if (encoding === undefined || block.length === 0)
        refuseUnreadable(source.name, block.subarray(0, headBytes));
      const detected = detectEncoding(block);
      decoder = createDecoder(encoding ?? detected.encoding);
      if (encoding === undefined || encoding === detected.encoding)
        block = block.subarray(detected.markBytes);
    }
    take(decoder.read(block, isLast), isLast, bytesRead);
  };

  for await (const chunk of source.stream()) {
    if (isCancelled?.()) throw new ImportCancelled(`The import of ${source.name} was cancelled.`);
    if (chunk.length === 0) continue;
    bytesRead += chunk.length;
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= headBytes) flush(false);
  }
  if (isCancelled?.()) throw new ImportCancelled(`The import of ${source.name} was cancelled.`);
  flush(true);
  return decoder!.finish();
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The head of a file as text, the way `readText` would read it; what is cut off at its end is left out. */
export function decodeHead(head: Uint8Array): string {
  return readHead(head, false, undefined).text;
}

/** As `decodeHead`, with the encoding that was found or said. `isWhole`: nothing is cut off. */
export function readHead(
  head: Uint8Array,
  isWhole: boolean,
  encoding: Encoding | undefined,
): { readonly text: string; readonly encoding: string } {
  const detected = detectEncoding(head);
  const decoder = createDecoder(encoding ?? detected.encoding);
  const isMarked = encoding === undefined || encoding === detected.encoding;
  const text = decoder.read(isMarked ? head.subarray(detected.markBytes) : head, isWhole);
  return { text, encoding: decoder.finish().encoding };
}
