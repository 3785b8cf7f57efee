import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it, test } from 'vitest';
import { CsvScanner, type CsvSyntax } from '../../../src/engine/import/csv-scanner.ts';

const comma: CsvSyntax = { delimiter: ',', quote: '"' };

function scan(pieces: readonly string[], syntax = comma) {
  const records: string[][] = [];
  const lines: number[] = [];
  const unclosed: number[] = [];
  const scanner = new CsvScanner(syntax, {
    record: (cells, count, line) => {
      records.push(cells.slice(0, count));
      lines.push(line);
    },
    unclosedQuote: (line) => unclosed.push(line),
  });
  for (const piece of pieces) scanner.push(piece, false);
  scanner.push('', true);
  return { records, lines, unclosed };
}

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b);
  return ends.map((end, i) => text.slice(i === 0 ? 0 : ends[i - 1]!, end));
}

const cuts = fc.array(fc.nat(), { maxLength: 12 });

describe('records', () => {
  test.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,,\n,\n',
      [
        ['a', '', ''],
        ['', ''],
      ],
    ],
    ['a\n\n\r\n\rb\n', [['a'], ['b']]],
    ['"a","b"\n', [['a', 'b']]],
    ['"a ""b"" c",d\n', [['a "b" c', 'd']]],
    ['"",""""\n', [['', '"']]],
    [
      '"one\ntwo","three\r\nfour"\nx,y',
      [
        ['one\ntwo', 'three\r\nfour'],
        ['x', 'y'],
      ],
    ],
    ['"a" ,b\n', [['a', 'b']]],
    ['a"b,c"\n', [['a"b', 'c"']]],
    ['"she said "no" to it",b\n', [['she said "no" to it', 'b']]],
    ['', []],
  ])('%j', (text, expected) => {
    const { records, unclosed } = scan([text]);
    expect(records).toEqual(expected);
    expect(unclosed).toEqual([]);
  });

  it('know the line they start on, whatever breaks lie within cells', () => {
    expect(scan(['a,b\r\n"x\r\ny","p\nq"\r\n\r\n1,2\r"z\rw",3\r4,5']).lines).toEqual([1, 2, 6, 7, 9]);
  });

  it('take other delimiters and quotes, or no quote', () => {
    expect(scan(["'a|b'|c\n"], { delimiter: '|', quote: "'" }).records).toEqual([['a|b', 'c']]);
    expect(scan(['"a,b"\n'], { delimiter: ',', quote: '' }).records).toEqual([['"a', 'b"']]);
  });
});

describe('an unclosed quote', () => {
  it('at the end of the file leaves the lines behind it alone', () => {
    expect(scan(['1,a\n2,"b\n3,c\n4,d'])).toEqual({
      records: [
        ['1', 'a'],
        ['2', '"b'],
        ['3', 'c'],
        ['4', 'd'],
      ],
      lines: [1, 2, 3, 4],
      unclosed: [2],
    });
  });

  it('is seen where a later line opens a cell', () => {
    const { records, unclosed } = scan(['1,"b\n2,"c"\n3,"d\ne"\n']);
    expect(records).toEqual([
      ['1', '"b'],
      ['2', 'c'],
      ['3', 'd\ne'],
    ]);
    expect(unclosed).toEqual([1]);
  });

  it('leaves the quoted cells before it on its line as they are', () => {
    expect(scan(['"x,y","b\nz,w']).records).toEqual([
      ['x,y', '"b'],
      ['z', 'w'],
    ]);
  });

  it('on every line costs no more than the lines', () => {
    const { records, unclosed } = scan(['a,"b\n'.repeat(20_000)]);
    expect(records).toHaveLength(20_000);
    expect(unclosed.length).toBeGreaterThan(0);
    expect(scan([`a,"${',"x'.repeat(200_000)}\n`]).records).toHaveLength(1);
  });
});

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\r\n', 'a', ' ', "'", '\t', '=') }),
);
const tables = fc
  .integer({ min: 2, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  );

it('reads what Papa Parse writes, in any pieces', () => {
  fc.assert(
    fc.property(
      tables,
      cuts,
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      (table, places, delimiter, newline, quotes) => {
        const text = Papa.unparse(table, { delimiter, newline, quotes });
        const { records, unclosed } = scan(cut(text, places), { delimiter, quote: '"' });
        expect(records).toEqual(table);
        expect(unclosed).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

it('reads unquoted text as Papa Parse does', () => {
  const text = fc.string({ unit: fc.constantFrom(',', '\n', 'a', ' ', '1'), maxLength: 60 });
  fc.assert(
    fc.property(text, cuts, (plain, places) => {
      const papa = Papa.parse<string[]>(plain, { delimiter: ',', newline: '\n', skipEmptyLines: true });
      expect(scan(cut(plain, places)).records).toEqual(papa.data);
    }),
  );
});

it('gives the same for the same text, whatever the pieces', () => {
  const text = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ' '), maxLength: 60 });
  fc.assert(
    fc.property(text, cuts, (broken, places) => {
      expect(scan(cut(broken, places))).toEqual(scan([broken]));
    }),
    { numRuns: 1000 },
  );
});
