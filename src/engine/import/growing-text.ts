import type { TextColumn } from '../memory-table.ts';
import { growingFloats } from './growing-column.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A copy that does not keep the whole block alive that the text was cut from. */
export function detachedText(text: string): string {
  return decoder.decode(encoder.encode(text));
}

/** Text of all rows in one UTF-8 buffer that grows by doubling. */
export class GrowingText {
  #bytes = new Uint8Array(0);
  #length = 0;
  readonly #ends = growingFloats(0);
  #count = 0;

  /** Adds the text of the next row; answers how many bytes it takes. */
  append(text: string): number {
    const from = this.#length;
    if (text.length > 0) {
      this.#reserve(from + 3 * text.length);
      if (text.length > 48 || !this.#appendAscii(text)) {
        this.#length = from + encoder.encodeInto(text, this.#bytes.subarray(from)).written;
      }
    }
    this.#ends.set(this.#count, this.#length);
    this.#count++;
    return this.#length - from;
  }

  toColumn(): TextColumn {
    const offsets = new Float64Array(this.#count + 1);
    offsets.set(this.#ends.toArray(this.#count), 1);
    return { bytes: this.#bytes.slice(0, this.#length), offsets };
  }

  /** Short plain texts are copied here: calling the host costs more than they do. */
  #appendAscii(text: string): boolean {
    const bytes = this.#bytes;
    const from = this.#length;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) return false;
      bytes[from + i] = code;
    }
    this.#length = from + text.length;
    return true;
  }

  #reserve(least: number): void {
    if (least <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(4096, least, 2 * this.#bytes.length));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
