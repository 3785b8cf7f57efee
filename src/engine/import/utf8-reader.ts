import { isUtf8 } from './detect-encoding.ts';
import { latin1Text } from './latin1-text.ts';

/** How many bytes at the end belong to a character that is not complete yet. */
function openBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

/**
 * UTF-8 block by block. A line that is not UTF-8 is read as Latin-1, the others stay as they are: one foreign byte does not
 * spoil a file, and a file that is Latin-1 throughout comes out right.
 */
export class Utf8Reader {
  readonly #strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #open = new Uint8Array(0);
  latin1Lines = 0;
  /** Lines with characters beyond ASCII that are UTF-8, as far as they lay in a block with a bad one. */
  utf8Lines = 0;

  read(chunk: Uint8Array, isLast: boolean): string {
    let bytes = chunk;
    if (this.#open.length > 0) {
      bytes = new Uint8Array(this.#open.length + chunk.length);
      bytes.set(this.#open);
      bytes.set(chunk, this.#open.length);
    }
    const open = isLast ? 0 : openBytes(bytes);
    this.#open = bytes.slice(bytes.length - open);
    return this.#decode(bytes.subarray(0, bytes.length - open));
  }

  #decode(bytes: Uint8Array): string {
    try {
      return this.#strict.decode(bytes);
    } catch {
      return this.#decodeLines(bytes);
    }
  }

  #decodeLines(bytes: Uint8Array): string {
    let text = '';
    let from = 0;
    while (from < bytes.length) {
      let to = from;
      while (to < bytes.length && bytes[to] !== 10 && bytes[to] !== 13) to++;
      const line = bytes.subarray(from, to + 1);
      if (isUtf8(line) && openBytes(line) === 0) {
        text += this.#lenientText(line);
      } else {
        this.latin1Lines++;
        text += latin1Text(line);
      }
      from = to + 1;
    }
    return text;
  }

  /** Surrogates written as UTF-8 pass the check of bytes but not the decoder. */
  #lenientText(line: Uint8Array): string {
    if (line.some((byte) => byte >= 0x80)) this.utf8Lines++;
    try {
      return this.#strict.decode(line);
    } catch {
      this.latin1Lines++;
      return latin1Text(line);
    }
  }
}
