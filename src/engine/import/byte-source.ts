import type { ByteSource } from '../contracts/importer.ts';

const chunkBytes = 1 << 18;

/** Bytes in memory (pasted text, standard input read to its end) as a source; can be streamed any number of times. */
export function createByteSource(name: string, content: Uint8Array | string): ByteSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    name,
    sizeBytes: bytes.length,
    async *stream() {
      for (let from = 0; from < bytes.length; from += chunkBytes) {
        yield bytes.subarray(from, from + chunkBytes);
      }
    },
  };
}
