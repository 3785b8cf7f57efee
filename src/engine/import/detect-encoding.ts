import { type ImportOptions, ImportRefusal } from '../contracts/importer.ts';

/** How many first bytes are looked at before anything is decided. */
export const headBytes = 1 << 16;

export type Encoding = NonNullable<ImportOptions['encoding']>;

export interface DetectedEncoding {
  readonly encoding: Encoding;
  /** Bytes of the byte order mark. */
  readonly markBytes: number;
}

/** The encoding by its mark, else by where the zero bytes lie, else UTF-8 (whose bad lines are read as Latin-1). */
export function detectEncoding(head: Uint8Array): DetectedEncoding {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', markBytes: 3 };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', markBytes: 2 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', markBytes: 2 };
  const pairs = Math.min(head.length, 4096) >> 1;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let i = 0; i < pairs; i++) {
    if (head[2 * i] === 0) evenZeros++;
    if (head[2 * i + 1] === 0) oddZeros++;
  }
  if (pairs >= 4 && oddZeros > pairs * 0.4 && evenZeros < pairs * 0.05) {
    return { encoding: 'utf-16le', markBytes: 0 };
  }
  if (pairs >= 4 && evenZeros > pairs * 0.4 && oddZeros < pairs * 0.05) {
    return { encoding: 'utf-16be', markBytes: 0 };
  }
  return { encoding: 'utf-8', markBytes: 0 };
}

/** True where the bytes, which may be cut off at their end, are UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  let i = 0;
  while (i < bytes.length) {
    const lead = bytes[i++]!;
    if (lead < 0x80) continue;
    const more =
      lead >= 0xc2 && lead < 0xe0 ? 1 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xf0 && lead < 0xf5 ? 3 : 0;
    if (more === 0) return false;
    for (let k = 0; k < more && i < bytes.length; k++, i++) {
      if ((bytes[i]! & 0xc0) !== 0x80) return false;
    }
  }
  return true;
}

const signatures: readonly (readonly [name: string, advice: string, bytes: readonly number[]])[] = [
  ['a zip archive', 'unpack it and import the file inside', [0x50, 0x4b, 0x03, 0x04]],
  ['an empty zip archive', 'there is nothing inside', [0x50, 0x4b, 0x05, 0x06]],
  ['a gzip archive', 'unpack it and import the file inside', [0x1f, 0x8b]],
  ['a Zstandard archive', 'unpack it and import the file inside', [0x28, 0xb5, 0x2f, 0xfd]],
  ['a bzip2 archive', 'unpack it and import the file inside', [0x42, 0x5a, 0x68]],
  ['an xz archive', 'unpack it and import the file inside', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  [
    'a SQLite database',
    'export its memories as JSON Lines or CSV',
    [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20],
  ],
  ['a Parquet file', 'export it as JSON Lines or CSV', [0x50, 0x41, 0x52, 0x31]],
  ['an Arrow file', 'export it as JSON Lines or CSV', [0x41, 0x52, 0x52, 0x4f, 0x57, 0x31]],
  ['a PDF', 'export the memories as JSON Lines or CSV', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a PNG picture', 'export the memories as JSON Lines or CSV', [0x89, 0x50, 0x4e, 0x47]],
];

/** Share of control characters from which on a file is taken for a binary one. */
const binaryShare = 0.15;

/** What a binary file is and what to do, as the end of a sentence; undefined for text. */
function findBinaryKind(head: Uint8Array): string | undefined {
  for (const [name, advice, bytes] of signatures) {
    const isWord = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
    // A text may begin with these letters ("PAR1", "BZh"); a binary file has other bytes soon after.
    if (bytes.every((byte, i) => head[i] === byte) && (!isWord || hasControls(head))) {
      return `is ${name}, not text: ${advice}`;
    }
  }
  let controls = 0;
  let zeros = 0;
  for (const byte of head) {
    if (byte === 0) zeros++;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  }
  if (controls > head.length * binaryShare || (zeros > 0 && !isUtf8(head)))
    return 'is a binary file, not text';
  return undefined;
}

/** By its mark; the little-endian one begins like that of UTF-16. */
function isUtf32(head: Uint8Array): boolean {
  const marks = [
    [0xff, 0xfe, 0, 0],
    [0, 0, 0xfe, 0xff],
  ];
  return head.length >= 8 && marks.some((mark) => mark.every((byte, i) => head[i] === byte));
}

function hasControls(head: Uint8Array): boolean {
  return head.some((byte) => byte < 9 || (byte > 13 && byte < 32)) || !isUtf8(head);
}

/** Throws `ImportRefusal` for a file of 0 bytes, a blank and a binary one; `head` = its first bytes. */
export function refuseUnreadable(name: string, head: Uint8Array): void {
  if (head.length === 0) throw new ImportRefusal(`${name} is empty (0 bytes).`);
  if (isUtf32(head)) throw new ImportRefusal(`${name} is UTF-32 text: save it as UTF-8.`);
  const { encoding } = detectEncoding(head);
  if (encoding !== 'utf-8') return;
  if (head.length < headBytes && head.every((byte) => byte === 32 || (byte >= 9 && byte <= 13))) {
    throw new ImportRefusal(`${name} holds nothing but blanks.`);
  }
  const kind = findBinaryKind(head);
  if (kind !== undefined) throw new ImportRefusal(`${name} ${kind}.`);
}
