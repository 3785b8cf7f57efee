/** What Windows writes at 0x80–0x9f; five places are empty there and stay control characters. */
const windowsCharacters =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

const codeOfByte = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? windowsCharacters.charCodeAt(byte - 0x80) : byte,
);
const blockBytes = 8192;
const codes = new Uint16Array(blockBytes);

/** Bytes as Latin-1 in its Windows form (the same everywhere; hosts differ at 0x80–0x9f). 0xe9 is é, 0x80 is €. */
export function latin1Text(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += blockBytes) {
    const length = Math.min(blockBytes, bytes.length - from);
    for (let i = 0; i < length; i++) codes[i] = codeOfByte[bytes[from + i]!]!;
    // A typed array is as good as a list to `apply`, and is not copied into one.
    text += String.fromCharCode.apply(null, codes.subarray(0, length) as unknown as number[]);
  }
  return text;
}
