import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Encoding } from '../../../src/engine/import/detect-encoding.ts';
import { decodeHead, readText } from '../../../src/engine/import/read-text.ts';
import { piecewiseSource } from '../../importers/import-rows.ts';

async function read(bytes: Uint8Array, sizes: readonly number[] = [1000], encoding?: Encoding) {
  let text = '';
  const found = await readText(piecewiseSource(bytes, sizes), encoding, (block) => {
    text += block;
  });
  return { text, ...found };
}

const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

describe('encodings', () => {
  test.each([
    ['utf-8', utf8('id,naïve 🙂 日本\n')],
    ['utf-8', joined(new Uint8Array([0xef, 0xbb, 0xbf]), utf8('id,naïve 🙂 日本\n'))],
    ['utf-16le', joined(new Uint8Array([0xff, 0xfe]), utf16le('id,naïve 🙂 日本\n'))],
    ['utf-16be', joined(new Uint8Array([0xfe, 0xff]), utf16be('id,naïve 🙂 日本\n'))],
    ['utf-16le', utf16le('id,naïve 🙂 日本\n')],
    ['utf-16be', utf16be('id,naïve 🙂 日本\n')],
  ])('%s, byte by byte too', async (encoding, bytes) => {
    const expected = { text: 'id,naïve 🙂 日本\n', encoding, notices: [] };
    expect(await read(bytes)).toEqual(expected);
    expect(await read(bytes, [1])).toEqual(expected);
  });

  it('Latin-1 where the bytes are not UTF-8, as Windows writes it', async () => {
    const { text, encoding, notices } = await read(latin1('café\nplain\n\x80 \x93x\x94'));
    expect(text).toBe('café\nplain\n€ “x”');
    expect(encoding).toBe('latin1');
    expect(notices).toEqual(['2 lines are not UTF-8 and were read as Latin-1.']);
  });

  it('one foreign byte spoils its own line only', async () => {
    const { text, encoding, notices } = await read(
      joined(utf8('日本 1\n'), latin1('caf\xe9\n'), utf8('日本 2\n')),
    );
    expect(text).toBe('日本 1\ncafé\n日本 2\n');
    expect(encoding).toBe('utf-8');
    expect(notices).toEqual(['1 line is not UTF-8 and was read as Latin-1.']);
  });

  it('is the one the person says', async () => {
    expect((await read(utf8('é'), [10], 'latin1')).text).toBe('Ã©');
    expect((await read(utf16le('abc'), [10], 'utf-16le')).text).toBe('abc');
  });

  it('an open character at the end of a UTF-8 file is not lost', async () => {
    expect((await read(joined(utf8('abc '), new Uint8Array([0xc3])))).text).toBe('abc Ã');
  });

  it('text comes through in any pieces, beyond one block', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 70_000 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), sizes, async (part, pieces) => {
        const text = `x${part}`.repeat(Math.ceil(150_000 / (part.length + 1)));
        fc.pre(!part.includes('\0'));
        expect((await read(utf8(text), pieces)).text).toBe(Buffer.from(text).toString());
      }),
      { numRuns: 15 },
    );
  });
});

describe('refusals', () => {
  test.each([
    ['0 bytes', new Uint8Array(0), 'pipe is empty (0 bytes).'],
    ['blanks', utf8(' \n\t\r\n'), 'pipe holds nothing but blanks.'],
    [
      'zip',
      new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]),
      'pipe is a zip archive, not text: unpack it and import the file inside.',
    ],
    [
      'gzip',
      new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2]),
      'pipe is a gzip archive, not text: unpack it and import the file inside.',
    ],
    [
      'sqlite',
      joined(utf8('SQLite format 3\0'), new Uint8Array([16, 0, 1, 1])),
      'pipe is a SQLite database, not text: export its memories as JSON Lines or CSV.',
    ],
    [
      'parquet',
      joined(utf8('PAR1'), new Uint8Array([0x15, 0, 0x15, 0xff])),
      'pipe is a Parquet file, not text: export it as JSON Lines or CSV.',
    ],
    ['other', new Uint8Array([1, 2, 3, 0, 200, 201, 0, 0, 5, 9]), 'pipe is a binary file, not text.'],
  ])('%s', async (_name, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
    await expect(read(bytes)).rejects.toMatchObject({ name: 'ImportRefusal' });
  });

  it('does not take a text for an archive because of its first letters', async () => {
    expect((await read(utf8('PAR1 is a format'))).text).toBe('PAR1 is a format');
  });

  it('lets a few zero bytes pass', async () => {
    expect((await read(utf8('id,text\n\0,nul\n'))).text).toBe('id,text\n\0,nul\n');
  });

  it('stops when told', async () => {
    const source = piecewiseSource('x'.repeat(300_000), [70_000]);
    let blocks = 0;
    const reading = readText(
      source,
      undefined,
      () => blocks++,
      () => blocks >= 2,
    );
    await expect(reading).rejects.toThrow('The import of pipe was cancelled.');
    expect(blocks).toBe(2);
  });
});

it('decodes a head as the whole would be', () => {
  expect(decodeHead(joined(new Uint8Array([0xff, 0xfe]), utf16le('id,日')))).toBe('id,日');
  expect(decodeHead(utf8('id,日').subarray(0, 5))).toBe('id,');
});
