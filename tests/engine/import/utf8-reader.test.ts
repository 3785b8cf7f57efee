import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latin1Text } from '../../../src/engine/import/latin1-text.ts';
import { Utf8Reader } from '../../../src/engine/import/utf8-reader.ts';

/** One line at a time, each on its own: UTF-8 where the strict decoder takes it, else Latin-1. */
function readLineByLine(bytes: Uint8Array) {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lines = { text: '', latin1: 0, utf8: 0 };
  let from = 0;
  for (let at = 0; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) continue;
    const line = bytes.subarray(from, at + 1);
    from = at + 1;
    try {
      lines.text += strict.decode(line);
      if (line.some((byte) => byte >= 0x80)) lines.utf8++;
    } catch {
      lines.text += latin1Text(line);
      lines.latin1++;
    }
  }
  return lines;
}

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text, 'utf8')),
  fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text, 'latin1')),
  fc.constantFrom('\n', '\r\n', '\r').map((text) => Buffer.from(text)),
  // Surrogates, too long forms, beyond the last character, lone continuation bytes.
  fc
    .constantFrom(
      [0xed, 0xa0, 0x80],
      [0xe0, 0x80, 0x80],
      [0xf0, 0x80, 0x80, 0x80],
      [0xf4, 0x90, 0x80, 0x80],
      [0x80],
    )
    .map((bytes) => Buffer.from(bytes)),
);

test('gives what reading line by line gives, whatever the mixture', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const bytes = new Uint8Array(Buffer.concat(pieces));
      const reader = new Utf8Reader();
      const text = reader.read(bytes, true);
      const expected = readLineByLine(bytes);
      expect(text).toBe(expected.text);
      expect(reader.latin1Lines).toBe(expected.latin1);
      // Lines that are UTF-8 are counted only beside bad ones.
      if (expected.latin1 > 0) expect(reader.utf8Lines).toBe(expected.utf8);
    }),
    { numRuns: 500 },
  );
});
