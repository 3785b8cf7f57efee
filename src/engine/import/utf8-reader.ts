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

const lineKinds = { ascii: 0, utf8: 1, latin1: 2 } as const;
type LineKind = (typeof lineKinds)[keyof typeof lineKinds];

/**
 * Sequences that pass the check of bytes but not the decoder: surrogates written as UTF-8 (ed a0–bf), forms longer than
 * needed (e0 80–9f, f0 80–8f), beyond the last character (f4 90–bf).
 */
function hasForbidden(line: Uint8Array): boolean {
  for (let i = 0; i < line.length - 1; i++) {
    const lead = line[i]!;
    if (lead < 0xe0) continue;
    const next = line[i + 1]!;
    if (lead === 0xed ? next >= 0xa0 && next < 0xc0 : lead === 0xf4 ? next >= 0x90 && next < 0xc0 : false)
      return true;
    if ((lead === 0xe0 && next >= 0x80 && next < 0xa0) || (lead === 0xf0 && next >= 0x80 && next < 0x90))
      return true;
  }
  return false;
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

  /** Runs of lines of one kind are decoded together; ASCII lines belong to the run they stand in. */
  #decodeLines(bytes: Uint8Array): string {
    let text = '';
    let runFrom = 0;
    let runKind: LineKind = lineKinds.ascii;
    let from = 0;
    while (from < bytes.length) {
      let to = from;
      let high = 0;
      for (; to < bytes.length; to++) {
        const byte = bytes[to]!;
        if (byte === 10 || byte === 13) break;
        high |= byte;
      }
      const end = Math.min(to + 1, bytes.length);
      const kind = high < 0x80 ? lineKinds.ascii : this.#kindOf(bytes.subarray(from, end));
      if (kind !== lineKinds.ascii && runKind !== lineKinds.ascii && kind !== runKind) {
        text += this.#decodeRun(bytes.subarray(runFrom, from), runKind);
        runFrom = from;
      }
      if (kind !== lineKinds.ascii) runKind = kind;
      from = end;
    }
    return text + this.#decodeRun(bytes.subarray(runFrom), runKind);
  }

  /** Counts a line with characters beyond ASCII, and says what it is. */
  #kindOf(line: Uint8Array): LineKind {
    const isGood = isUtf8(line) && openBytes(line) === 0 && !hasForbidden(line);
    if (isGood) this.utf8Lines++;
    else this.latin1Lines++;
    return isGood ? lineKinds.utf8 : lineKinds.latin1;
  }

  #decodeRun(run: Uint8Array, kind: LineKind): string {
    return kind === lineKinds.latin1 ? latin1Text(run) : this.#strict.decode(run);
  }
}
