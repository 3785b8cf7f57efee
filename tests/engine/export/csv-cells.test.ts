import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it, test } from 'vitest';
import { csvCell, csvLine } from '../../../src/engine/export/csv-cells.ts';
import { plainCell } from '../../../src/engine/import/csv-dialect.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded', '" padded"'],
  ['=1+1', "'=1+1"],
  ['+49 170', "'+49 170"],
  ['-x', "'-x"],
  ['@user', "'@user"],
  ['\tx', "'\tx"],
  ["'tis", "''tis"],
  ['=a,"b"', `"'=a,""b"""`],
  ['-5', '-5'],
  ['-1.5e3', '-1.5e3'],
  ['-5+1', "'-5+1"],
  [-5, '-5'],
  [0.1, '0.1'],
  [Number.NaN, ''],
  [null, ''],
  [true, 'true'],
  ['', ''],
])('%j is written %j', (value, expected) => {
  expect(csvCell(value)).toBe(expected);
});

it('heeds the delimiter', () => {
  expect(csvCell('a;b', ';')).toBe('"a;b"');
  expect(csvCell('a,b', ';')).toBe('a,b');
  expect(csvLine(['a', 1, null], ';')).toBe('a;1;\n');
});

it('writes a single empty cell so that the line is not empty', () => {
  expect(csvLine([''])).toBe('""\n');
});

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', "'", '=', '+', '-', '@', '\t', '\n', '\r', ' ', 'a', '1') }),
);

it('is read back as it was by Papa Parse and the import of cells', () => {
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      (cells, delimiter) => {
        const parsed = Papa.parse<string[]>(csvLine(cells, delimiter), { delimiter, newline: '\n' }).data[0]!;
        expect(parsed.map(plainCell)).toEqual(cells);
      },
    ),
    { numRuns: 1000 },
  );
});

it('never lets a spreadsheet see a formula', () => {
  fc.assert(
    fc.property(cell, (value) => {
      const shown = Papa.parse<string[]>(csvLine([value, 'x']), { delimiter: ',', newline: '\n' })
        .data[0]![0]!;
      expect(/^[=+@\t]/.test(shown) || /^-(?![\d.]+(?:[eE][+-]?\d+)?$)/.test(shown)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
