import { describe, expect, it, test } from 'vitest';
import { detectCsvDialect, plainCell } from '../../../src/engine/import/csv-dialect.ts';

describe('the delimiter', () => {
  test.each([
    ['id,text\n1,a;b\n', ','],
    ['id;text\n1;a,b\n', ';'],
    ['id\ttext\n1\ta,b\n', '\t'],
    ['id|text\n1|a,b\n', '|'],
    ['"id";"text, all of it"\n', ';'],
    ['text\nhello; world\n', ','],
    ['text\nhello, world\n', ';'],
    ['a;b\n1;2\n3;4\n', ';'],
  ])('of %j is %j', (head, delimiter) => {
    expect(detectCsvDialect(head, true, {}).delimiter).toBe(delimiter);
  });

  it('is the one the person or a sep line names', () => {
    expect(detectCsvDialect('id,text;x\n', true, { delimiter: ';' }).delimiter).toBe(';');
    expect(detectCsvDialect('sep=|\nid|text\n', true, {})).toMatchObject({
      delimiter: '|',
      names: ['id', 'text'],
      skippedLength: 6,
    });
  });
});

describe('the quote', () => {
  test.each([
    ["'id','text'\n'1','a,b'\n", "'"],
    ['"id","text"\n', '"'],
    ["id,text\n'1','a'\n", '"'],
  ])('of %j is %j', (head, quote) => {
    expect(detectCsvDialect(head, true, {}).quote).toBe(quote);
  });
});

describe('the header', () => {
  it('is the first line unless the person says otherwise', () => {
    expect(detectCsvDialect('id,text\n1,a\n', true, {})).toMatchObject({
      hasHeader: true,
      names: ['id', 'text'],
      knownCount: 2,
    });
    expect(detectCsvDialect('1,a\n', true, { hasHeader: false })).toMatchObject({
      hasHeader: false,
      names: ['column 1', 'column 2'],
      knownCount: 0,
    });
  });

  it('is not there when the person maps columns by their number', () => {
    expect(detectCsvDialect('1,a\n', true, { columns: { 'column 2': 'text' } })).toMatchObject({
      hasHeader: false,
      knownCount: 1,
    });
  });

  it('names empty columns by their number and knows spellings', () => {
    expect(detectCsvDialect('ID,,Created At,readCount\n', true, {})).toMatchObject({
      names: ['ID', 'column 2', 'Created At', 'readCount'],
      knownCount: 3,
    });
  });
});

describe('the decimal comma', () => {
  test.each([
    ['id;initial_strength\n1;0,5\n', true],
    ['id;initial_strength\n1;0.5\n', false],
    ['id;initial_strength\n1;0,5\n2;0.5\n', false],
    ['id;tokens\n1;1,234\n', false],
    ['id;initial_strength\n1;0,125\n', true],
    ['id;text\n1;0,5\n', false],
    ['id,initial_strength\n1,"0,5"\n', true],
    ['id,tokens,initial_strength\n1,"200.000.000","1,5"\n', true],
  ])('of %j: %s', (head, expected) => {
    expect(detectCsvDialect(head, true, {}).isDecimalComma).toBe(expected);
  });

  it('is what the person says', () => {
    expect(
      detectCsvDialect('id;initial_strength\n1;0,5\n', true, { decimalComma: false }).isDecimalComma,
    ).toBe(false);
  });
});

test.each([
  ["'=1+1", '=1+1'],
  ["''quoted'", "'quoted'"],
  ["'+1", '+1'],
  ["'-x", '-x'],
  ["'@a", '@a'],
  ["'\tx", '\tx'],
  ["'tis", "'tis"],
  ["'", "'"],
  ['=1', '=1'],
])('the cell %j was %j', (cell, expected) => {
  expect(plainCell(cell)).toBe(expected);
});
